import CopyTemplates
import PricingEngine

/// What was found, by families of rules, rules and groups of cells.
struct ReportFindings {
  private let scope: CheckedScope
  private let groups: [String: [FindingGroup]]
  private let summaries: [String: RuleSummary]
  private let linked: Set<String>

  static let familyType = ViewType.object([
    "anchor": .text, "title": .text, "summary": .text, "kept": .text, "isBroken": .flag,
    "levels": .text, "rules": .list(of: ruleType),
  ])

  private static let ruleType = ViewType.object([
    "id": .text, "requirement": .text, "summary": .text, "level": .text, "levels": .text,
    "findings": .list(of: findingType),
  ])

  private static let findingType = ViewType.object([
    "level": .text, "message": .text, "fix": .optional(of: .text), "share": .text,
    "place": .text, "excerpt": .optional(of: .text), "sum": .optional(of: .text),
    "hasFacts": .flag, "facts": .list(of: .text), "tags": .text,
    "locales": .list(of: .object(["tag": .text, "anchor": .text])),
  ])

  static let acceptedType = ViewType.object([
    "rule": .text, "level": .text, "message": .text, "place": .text, "reason": .text,
  ])

  init(_ report: FindingsReport, locales: [ReportedLocale]) {
    scope = report.scope
    groups = Dictionary(grouping: report.groups) { $0.first.finding.rule }
    summaries = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
    linked = Set(locales.map(\.locale.tag))
  }

  /// What the layout sees of the families.
  func families(_ families: [RuleFamily]) -> [ViewValue] { families.map(family) }

  private func family(_ family: RuleFamily) -> ViewValue {
    let broken = family.rules.filter { groups[$0] != nil }
      .map { (rule: $0, tally: tally(of: $0)) }.sorted(by: isWorse)
    let kept = family.rules.count - broken.count
    let total = SeverityTally(broken.flatMap { groups[$0.rule] ?? [] }.flatMap(\.findings))
    return .object([
      "anchor": .text(family.id), "title": .text(family.title), "summary": .text(total.text),
      "kept": .text(kept == 0 ? "" : "\(kept) \(kept == 1 ? "rule" : "rules") found nothing."),
      "isBroken": .flag(!broken.isEmpty), "levels": .text(total.levels),
      "rules": .list(broken.map { rule($0.rule, $0.tally) }),
    ])
  }

  private func tally(of rule: String) -> SeverityTally {
    SeverityTally((groups[rule] ?? []).flatMap(\.findings))
  }

  private func isWorse(
    _ left: (rule: String, tally: SeverityTally), _ right: (rule: String, tally: SeverityTally)
  ) -> Bool {
    for severity in Finding.Severity.allCases where left.tally[severity] != right.tally[severity] {
      return left.tally[severity] > right.tally[severity]
    }
    return bytesPrecede(left.rule, right.rule)
  }

  private func rule(_ id: String, _ tally: SeverityTally) -> ViewValue {
    .object([
      "id": .text(inert(id)), "requirement": .text(summaries[id]?.requirement ?? ""),
      "summary": .text(tally.text), "level": .text(tally.levelName),
      "levels": .text(tally.levels), "findings": .list((groups[id] ?? []).map(finding)),
    ])
  }

  private func finding(_ group: FindingGroup) -> ViewValue {
    let finding = group.first.finding
    let evidence = group.first.check.evidence
    return .object([
      "level": .text(finding.severity.rawValue), "message": .text(inert(finding.message)),
      "fix": .optional(finding.fix.map { inert($0) }), "share": .text(share(of: group)),
      "place": .text(Self.place(of: group.first)),
      "excerpt": .optional(group.first.check.excerpt), "sum": .optional(evidence?.sumText),
      "hasFacts": .flag(evidence?.facts.isEmpty == false),
      "facts": .list((evidence?.facts ?? []).map { .text(inert($0)) }),
      "tags": .text(group.locales.joined(separator: " ")),
      "locales": .list(group.locales.map(locale)),
    ])
  }

  private func locale(_ tag: String) -> ViewValue {
    .object([
      "tag": .text(inert(tag)),
      "anchor": .text(linked.contains(tag) ? ReportedLocale.anchor(of: tag) : ""),
    ])
  }

  /// How far the finding spreads: `47 of 50 locales, 2 of 18 templates`.
  private func share(of group: FindingGroup) -> String {
    let parts = [
      Self.share(group.locales.count, of: scope.locales, "locale"),
      Self.share(group.templates.count, of: scope.templates, "template"),
      Self.share(group.storefronts.count, of: scope.storefronts, "storefront"),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func share(_ count: Int, of total: Int, _ noun: String) -> String? {
    guard count > 0, total > 1 else { return nil }
    if count == total { return "all \(total) \(noun)s" }
    return count < total ? "\(count) of \(total) \(noun)s" : anyCounted(count, noun)
  }

  /// Where the first finding is: `copy/de.arb:3:5 · terms.charge`.
  private static func place(of reported: ReportedFinding) -> String {
    let finding = reported.finding
    let parts = [
      finding.location.map { inertPlace($0) }, reported.check.cell.key.map { inert($0) },
      finding.productID.map { inert($0) }, finding.path.map { inert($0) },
    ].compactMap(\.self)
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// What the layout sees of a finding that somebody accepted.
  static func accepted(_ reported: ReportedFinding) -> ViewValue {
    let cell = [reported.check.cell.locale, reported.check.cell.template].compactMap(\.self)
    let places = [place(of: reported)] + cell.map { inert($0) }
    return .object([
      "rule": .text(inert(reported.finding.rule)),
      "level": .text(reported.finding.severity.rawValue),
      "message": .text(inert(reported.finding.message)),
      "place": .text(places.filter { !$0.isEmpty }.joined(separator: " · ")),
      "reason": .text(inert(reported.suppression ?? "")),
    ])
  }
}
