import CopyTemplates
import PricingEngine

/// What a project's settings make of findings: other levels, and findings that somebody accepted.
public struct FindingPolicy: Sendable {
  /// The rule about entries of `checks.ignore` that no finding needs.
  public static let unusedIgnore = RuleSummary(
    id: "ignore-unused", level: .warning,
    requirement: "Every entry of 'checks.ignore' accepts a finding.")

  /// The rules that are applied, with the levels that the project gives them; those that are off are left out.
  public let rules: [RuleSummary]
  private let levels: [String: CheckSettings.Level]
  private let ignores: [CheckSettings.Ignore]

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - settings: What the project asks for.
  ///   - rules: All rules of the checks, with their own levels.
  ///   - findings: Where an error `rule-unknown` goes for each name of a rule that is none.
  public init(
    _ settings: CheckSettings, rules: [RuleSummary], into findings: inout [Finding]
  ) {
    let all = rules + [Self.unusedIgnore, FindingsBaseline.staleEntry]
    let names = Set(all.map(\.id))
    for level in settings.levels where !names.contains(level.rule) {
      findings.append(unknown(level.rule, at: level.location, path: level.path, among: all))
    }
    for ignore in settings.ignores where !names.contains(ignore.rule) {
      findings.append(unknown(ignore.rule, at: ignore.location, path: ignore.path, among: all))
    }
    let levels = Dictionary(settings.levels.map { ($0.rule, $0.level) }) { first, _ in first }
    self.levels = levels
    ignores = settings.ignores.filter { names.contains($0.rule) }
    self.rules = all.compactMap { rule in
      guard let level = levels[rule.id] else { return rule }
      return level.severity.map { rule.leveled($0) }
    }
  }

  /// What is left of findings, and what is accepted.
  public struct Outcome: Sendable {
    /// The findings that count, with their levels.
    public let findings: [CheckFinding]
    /// The findings that the project accepts, with its reasons.
    public let suppressed: [SuppressedFinding]
  }

  /// Applies the project's levels, and parts the findings that it accepts from the others.
  ///
  /// - Parameters:
  ///   - findings: What checks found.
  ///   - reportingUnused: Whether an entry that accepts none of the findings is one itself. When only some of the copy is checked,
  ///     it may be needed for the rest.
  /// - Returns: The findings in their order, those about unused entries last.
  public func apply(to findings: [CheckFinding], reportingUnused: Bool = true) -> Outcome {
    let entries = ignores.map { IgnoreEntry($0) }
    var used: Set<Int> = []
    var counting: [CheckFinding] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings.compactMap({ leveled($0) }) {
      let accepting = entries.indices.filter { entries[$0].accepts(finding) }
      used.formUnion(accepting)
      if let first = accepting.first {
        suppressed.append(SuppressedFinding(finding, reason: ignores[first].reason))
      } else {
        counting.append(finding)
      }
    }
    let unused = ignores.indices.filter { reportingUnused && !used.contains($0) }
    return Outcome(
      findings: counting + unused.compactMap { leveled(unusedFinding(ignores[$0])) },
      suppressed: suppressed)
  }

  /// The finding with the level that the project gives its rule; `nil` when the rule is off.
  func leveled(_ finding: CheckFinding) -> CheckFinding? {
    guard let level = levels[finding.finding.rule] else { return finding }
    return level.severity.map { finding.leveled($0) }
  }

  private func unusedFinding(_ ignore: CheckSettings.Ignore) -> CheckFinding {
    CheckFinding(
      Finding(
        Self.unusedIgnore.level, rule: Self.unusedIgnore.id, at: ignore.location,
        path: ignore.path,
        "there is no finding of '\(quotable(ignore.rule))' at '\(quotable(ignore.place))' to accept",
        fix: "remove the entry, or correct its 'place'"))
  }
}

private func unknown(
  _ rule: String, at location: SourceLocation?, path: String, among rules: [RuleSummary]
) -> Finding {
  let nearest = nearestText(to: rule, in: rules.map(\.id))
  return Finding(
    .error, rule: "rule-unknown", at: location, path: path,
    "there is no rule '\(quotable(rule))'",
    fix: nearest.map { "write '\($0)'" } ?? "remove it")
}

extension RuleSummary {
  fileprivate func leveled(_ level: Finding.Severity) -> RuleSummary {
    RuleSummary(id: id, level: level, requirement: requirement, helpURI: helpURI)
  }
}

extension CheckFinding {
  fileprivate func leveled(_ severity: Finding.Severity) -> CheckFinding {
    let leveled = Finding(
      severity, rule: finding.rule, at: finding.location, path: finding.path,
      productID: finding.productID, finding.message, fix: finding.fix)
    return CheckFinding(
      leveled, cell: cell, words: words, end: end, excerpt: excerpt, evidence: evidence)
  }
}
