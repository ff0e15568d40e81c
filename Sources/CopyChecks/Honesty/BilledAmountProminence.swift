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
  ///
  /// A section counts by its role and, with the contract, by the values that its messages show: another role does not
  /// make an equivalent something else.
  public static func findings(
    in template: TemplateDefinition, contract: MessageContract? = nil, at source: SourceText
  ) -> [Finding] {
    let sections = template.planSections
    guard let billed = sections.firstIndex(where: { $0.role == .billedAmount }) else {
      return sections.contains { $0.competesWithBilledAmount(contract) }
        ? [finding("no section shows the billed amount", source)] : []
    }
    return sections.enumerated().compactMap { index, section in
      guard section.competesWithBilledAmount(contract) else { return nil }
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

extension TemplateSection {
  /// Whether the section shows a price or saving that must not outrank the billed amount.
  fileprivate func competesWithBilledAmount(_ contract: MessageContract?) -> Bool {
    if role.competesWithBilledAmount { return true }
    guard role != .billedAmount, role != .purchase else { return false }
    return shownValues(contract).contains(where: \.competesWithBilledAmount)
  }

  private func shownValues(_ contract: MessageContract?) -> [ValueName] {
    switch source {
    case .values(let names): names
    case .messages(let keys):
      keys.flatMap { contract?.messages[$0]?.arguments.keys.sorted() ?? [] }
        .compactMap(ValueName.init(rawValue:))
    case .fact, .link: []
    }
  }
}

extension ValueName {
  fileprivate var competesWithBilledAmount: Bool {
    switch self {
    case .equivalentPrice, .percent, .savedAmount, .savedMonths, .offerPrice: true
    default: false
    }
  }
}
