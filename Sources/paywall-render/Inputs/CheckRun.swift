import CopyChecks
import CopyTemplates
import PricingEngine

/// One run of the checks that the options ask for: what they found, and what the project accepts of it.
struct CheckRun {
  /// The catalog and project.
  let workspace: Workspace
  /// What was found.
  let report: FindingsReport
  private let limit: Finding.Severity

  /// The options that decide what is checked and what counts.
  static let options: [Option] =
    [.text, .scope, .only] + Workspace.options + TemplateLibrary.options + MessageLibrary.options
    + [
      .locale, .storefront, .products, .compareTo, .eligibility, .today, .failOn, .baseline,
      .writeBaseline,
    ]

  /// What help says of the languages.
  static let localeSummary =
    "languages separated by commas, or all (default: those that the project builds, else all); "
    + "with --text the one of the texts"

  /// Checks, and writes a baseline when the options ask for one.
  init(_ options: ParsedOptions, console: Console) throws(InputError) {
    limit = try options.checkedChoice(.failOn, default: Finding.Severity.warning)
    try Self.checkConflicts(options)
    workspace = try Workspace.open(options)
    console.announce(workspace)
    let baseline = try options[.baseline].map { path throws(InputError) in
      try Self.baseline(at: path)
    }
    let check = try CopyCheck(options, workspace: workspace)
    let result = options.has(.text) ? try check.texts() : try check.copy()
    let policy = try Self.policy(workspace)
    // What is accepted somewhere else is not unused because only a part is checked here.
    let isPart = [Option.only, .template, .locale, .products].contains { options.has($0) }
    var outcome = policy.apply(
      to: result.findings, reportingUnused: !isPart && !options.has(.text))
    if let path = options[.writeBaseline] {
      let written = FindingsBaseline(
        accepting: outcome.findings, folder: Paths.folder(of: path))
      try console.result(written.text, to: path)
      outcome = written.apply(to: outcome, under: policy)
    } else if let baseline {
      outcome = baseline.apply(
        to: outcome, under: policy, reportingStale: !isPart || options.has(.text))
    }
    report = FindingsReport(
      outcome.findings, suppressed: outcome.suppressed, rules: policy.rules, scope: result.scope,
      sources: result.sources, version: VersionText.program)
  }

  /// How the run ended: with findings at least as bad as `--fail-on`, or clean.
  var ending: ExitCode {
    let counted = Finding.Severity.allCases.prefix { $0 != limit } + [limit]
    return counted.contains { report.count(of: $0) > 0 } ? .findings : .clean
  }

  private static func checkConflicts(_ options: ParsedOptions) throws(InputError) {
    if options.has(.scope), !options.has(.text) {
      throw .usage(.conflict("'--scope' is only valid with '--text'"))
    }
    if options.has(.only), options.has(.text) {
      throw .usage(.conflict("'--only' is for a project's copy, and '--text' checks other texts"))
    }
    if options.has(.baseline), options.has(.writeBaseline) {
      throw .usage(
        .conflict(
          "'--write-baseline' accepts everything that is found, whatever '--baseline' says; give one"
        ))
    }
    if options[.writeBaseline] == "-" {
      throw .usage(.conflict("'--write-baseline' needs the name of a file"))
    }
  }

  private static func baseline(at path: String) throws(InputError) -> FindingsBaseline {
    let source = try Inputs.source(at: path)
    var findings: [Finding] = []
    let baseline = FindingsBaseline(
      reading: source, folder: Paths.folder(of: path), into: &findings)
    guard let baseline, findings.isEmpty else { throw .findings(findings, source: source) }
    return baseline
  }

  /// What the project makes of the rules; a rule that is none is an error of the project file.
  private static func policy(_ workspace: Workspace) throws(InputError) -> FindingPolicy {
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
