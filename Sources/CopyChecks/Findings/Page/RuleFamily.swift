import PricingEngine

/// Rules that a report shows together, as a column of its matrix.
struct RuleFamily: Sendable {
  /// The name by which a page links to it: `honesty-amounts`.
  let id: String
  /// The heading.
  let title: String
  /// The names of its rules.
  let rules: Set<String>

  /// The families of some rules, in the order of the rule books; rules that are in no book are the last family.
  static func families(of rules: [RuleSummary], findings: [ReportedFinding]) -> [RuleFamily] {
    let honesty = HonestyRule.Group.allCases.map { group in
      RuleFamily(
        id: "honesty-\(group.rawValue)", title: group.title,
        rules: Set(HonestyRule.all.filter { $0.group == group }.map(\.id)))
    }
    let localization = LocalizationCheck.Group.allCases.map { group in
      RuleFamily(
        id: "localization-\(group.rawValue)", title: group.title,
        rules: Set(LocalizationCheck.all.filter { $0.group == group }.map(\.id)))
    }
    let inBooks = (honesty + localization).reduce(into: Set<String>()) { $0.formUnion($1.rules) }
    let all = Set(rules.map(\.id) + findings.map(\.finding.rule))
    let others = RuleFamily(
      id: "others", title: "Catalog, project and settings", rules: all.subtracting(inBooks))
    return (honesty + localization + [others]).filter { !$0.rules.isDisjoint(with: all) }
  }
}
