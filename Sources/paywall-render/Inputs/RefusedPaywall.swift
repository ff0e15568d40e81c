import CopyChecks
import CopyTemplates
import PricingEngine

/// A paywall that fits the catalog and cannot be written, as findings of a check.
struct RefusedPaywall {
  /// The rule of these findings.
  static let rule = RuleSummary(
    id: "paywall-refused", level: .error,
    requirement: "Each paywall that fits the catalog can be written truthfully.")

  /// Its template.
  let template: LoadedTemplate
  /// Its language; `nil` when it cannot be written in any.
  let locale: LocaleTag?
  /// Why.
  let error: InputError

  /// One finding for each section that is refused, or one about the whole paywall.
  var findings: [CheckFinding] {
    guard case .composition(.refused(let refusals, _)) = error else {
      return [finding(error.summary)]
    }
    return refusals.map { refusal in
      finding(
        "the required section '\(refusal.section)' cannot be written truthfully: "
          + refusal.tellingReason, section: refusal.section, productID: refusal.productID)
    }
  }

  private func finding(
    _ message: String, section: String? = nil, productID: String? = nil
  ) -> CheckFinding {
    CheckFinding(
      Finding(
        .error, rule: Self.rule.id, at: SourceLocation(file: template.source.file), path: section,
        productID: productID, message),
      cell: CheckFinding.Cell(
        template: template.definition.name, locale: locale?.tag, key: section))
  }
}
