import CopyTemplates
import PricingEngine

/// The billed amount is the most prominent price of a plan.
///
/// No equivalent, saving, trial or introductory price may be larger, or as large and earlier (App Review Guideline
/// 3.1.2; Human Interface Guidelines, In-app purchase).
public enum BilledAmountProminence {
  /// The rule's name.
  public static let rule = "billed-amount-not-most-prominent"

  /// The sections of a template that outrank the billed amount.
  public static func findings(
    in template: TemplateDefinition, at source: SourceText
  ) -> [Finding] {
    let sections = template.planSections
    guard let billed = sections.firstIndex(where: { $0.role == .billedAmount }) else {
      return sections.contains { $0.role.competesWithBilledAmount }
        ? [finding("no section shows the billed amount", source)] : []
    }
    return sections.enumerated().compactMap { index, section in
      guard section.role.competesWithBilledAmount else { return nil }
      let level = sections[billed].prominence
      if section.prominence <= level {
        return finding(
          "'\(section.id)' has prominence \(section.prominence), and the billed amount \(level)",
          source)
      }
      return index < billed
        ? finding("'\(section.id)' stands before the billed amount", source) : nil
    }
  }

  private static func finding(_ message: String, _ source: SourceText) -> Finding {
    Finding(
      .error, rule: rule, at: SourceLocation(file: source.file), message,
      fix: "put the billed amount first, with the smallest prominence number")
  }
}
