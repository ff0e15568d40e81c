import CopyTemplates
import PricingEngine

/// A report as one page for people: how each locale stands, what was found, and the paywall that each customer sees.
///
/// The page needs no network and works without scripts. Its layout is checked against `type`, which escapes every text.
public struct ReportPage: Sendable {
  let report: FindingsReport
  let app: String?
  let locales: [ReportedLocale]
  let template: TemplateDefinition

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - app: The name of the app; `nil` when nobody said it.
  ///   - locales: The locales with their paywalls, in the order of the page; none when the texts that were checked are no paywalls.
  ///   - template: The template of the paywalls.
  public init(
    _ report: FindingsReport, app: String?, locales: [ReportedLocale], template: TemplateDefinition
  ) {
    self.report = report
    self.app = app
    self.locales = locales
    self.template = template
  }

  /// The type of what a layout of the page sees, with paywalls of a template.
  public static func type(of template: TemplateDefinition) -> ViewType {
    .object([
      "title": .text, "verdict": .text, "verdictLevel": .text, "scope": .text,
      "hasFindings": .flag, "hasLocales": .flag, "hasAccepted": .flag,
      "levels": .list(of: levelType), "matrix": ReportMatrix.type,
      "families": .list(of: ReportFindings.familyType),
      "accepted": .list(of: ReportFindings.acceptedType), "acceptedCount": .text,
      "locales": .list(of: ReportLocaleView.type(of: template)), "environment": .text,
    ])
  }

  private static let levelType = ViewType.object([
    "level": .text, "look": .text, "count": .text, "noun": .text, "exists": .flag,
  ])

  /// The page through a layout that was compiled for `type(of: template)`.
  public func text(_ layout: MustacheTemplate) throws(ViewMismatch) -> String {
    try layout.render(value)
  }

  /// What the layout sees.
  var value: ViewValue {
    let families = RuleFamily.families(of: report.rules, findings: report.findings)
    let tally = SeverityTally(report.findings)
    return .object([
      "title": .text(app.map { "Copy report for \(inert($0))" } ?? "Copy report"),
      "verdict": .text(verdict(tally)), "verdictLevel": .text(tally.levelName),
      "scope": .text(scope), "hasFindings": .flag(!report.findings.isEmpty),
      "hasLocales": .flag(!locales.isEmpty), "hasAccepted": .flag(!report.suppressed.isEmpty),
      "levels": .list(Finding.Severity.allCases.map { level($0, tally[$0]) }),
      "matrix": ReportMatrix(report, families: families, locales: locales).value,
      "families": .list(ReportFindings(report, locales: locales).families(families)),
      "accepted": .list(report.suppressed.map { ReportFindings.accepted($0) }),
      "acceptedCount": .text(SeverityTally(report.suppressed).text),
      "locales": .list(ReportLocaleView.values(of: self)),
      "environment": .text(environment),
    ])
  }

  private func level(_ severity: Finding.Severity, _ count: Int) -> ViewValue {
    .object([
      "level": .text(severity.rawValue),
      "look": .text(count > 0 ? severity.rawValue : "clean"), "count": .text(String(count)),
      "noun": .text(severity.rawValue + (count == 1 ? "" : "s")), "exists": .flag(count > 0),
    ])
  }

  private func verdict(_ tally: SeverityTally) -> String {
    switch tally.worst {
    case .error:
      "\(anyCounted(tally[.error], "error") ?? "") to mend before anybody sees this copy."
    case .warning: "No errors, and \(anyCounted(tally[.warning], "warning") ?? "") to look at."
    case .note: "No errors and no warnings. The notes are worth a look."
    case nil: "Everything that was checked holds."
    }
  }

  private var scope: String {
    let scope = report.scope
    let parts = [
      anyCounted(scope.locales, "locale"), anyCounted(scope.templates, "template"),
      anyCounted(scope.cells, scope.templates == 0 ? "text" : "screen"),
    ].compactMap(\.self)
    return parts.joined(separator: ", ")
  }

  private var environment: String {
    let versions = FormattingEnvironment()
    let program = report.version.map { "paywall-render \($0), " } ?? ""
    return "\(program)ICU \(versions.icu), CLDR \(versions.cldr)"
  }
}
