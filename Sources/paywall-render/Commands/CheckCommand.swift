import CopyChecks
import CopyTemplates
import PricingEngine

/// `check`: what copy says that it may not, and what it lacks.
enum CheckCommand: Command {
  static let name = "check"
  static let summary =
    "check all messages and copy, and the catalog's texts, for honesty and localization"
  static let options: [Option] =
    [.text, .scope, .only] + Workspace.options + TemplateLibrary.options + MessageLibrary.options
    + [
      .locale, .storefront, .products, .compareTo, .eligibility, .today, .failOn, .format, .output,
    ]
  static let formats = ReportFormat.allCases.map(\.rawValue)
  static let example = "paywall-render check --fail-on error"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let format = try options.checkedChoice(.format, default: ReportFormat.text)
    let limit = try options.checkedChoice(.failOn, default: Finding.Severity.warning)
    if options.has(.scope), !options.has(.text) {
      throw .usage(.conflict("'--scope' is only valid with '--text'"))
    }
    if options.has(.only), options.has(.text) {
      throw .usage(.conflict("'--only' is for a project's copy, and '--text' checks other texts"))
    }
    let workspace = try Workspace.open(options)
    console.announce(workspace)
    let check = try CopyCheck(options, workspace: workspace)
    let result = options.has(.text) ? try check.texts() : try check.copy()
    let policy = try policy(workspace, options)
    // What is accepted somewhere else is not unused because only a part is checked here.
    let isWhole = ![Option.text, .only, .template, .locale, .products].contains { options.has($0) }
    let outcome = policy.apply(to: result.findings, reportingUnused: isWhole)
    let report = FindingsReport(
      outcome.findings, suppressed: outcome.suppressed, rules: policy.rules, scope: result.scope,
      sources: result.sources, version: VersionText.program)
    try console.result(report.write(as: format), to: options[.output])
    let counted = Finding.Severity.allCases.prefix { $0 != limit } + [limit]
    return counted.contains { report.count(of: $0) > 0 } ? .findings : .clean
  }

  /// What the project makes of the rules; a rule that is none is an error of the project file.
  private static func policy(
    _ workspace: Workspace, _ options: ParsedOptions
  ) throws(InputError) -> FindingPolicy {
    var findings: [Finding] = []
    let policy = FindingPolicy(
      workspace.project.checks,
      rules: HonestyRule.all.map(\.summary)
        + LocalizationCheck.all.map(\.summary) + CopyCheck.otherRules,
      into: &findings)
    guard findings.isEmpty else {
      var source: SourceText?
      if let file = workspace.projectFile { source = try Inputs.source(at: file) }
      throw .findings(findings, source: source)
    }
    return policy
  }
}

extension HonestyRule {
  /// What a report says about the rule.
  fileprivate var summary: RuleSummary {
    RuleSummary(id: id, level: level, requirement: requirement)
  }
}
