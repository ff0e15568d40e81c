import CopyChecks
import Testing

@Suite struct HonestyRulesTests {
  /// The tables of all groups.
  static let rows: [HonestyRow] =
    AmountsRulesTests.rows + RenewalRulesTests.rows + TrialsRulesTests.rows
    + OneTimeRulesTests.rows + ComparisonRulesTests.rows + PressureRulesTests.rows
    + ProminenceRulesTests.rows + SupportRulesTests.rows

  /// Every rule has a screen that breaks it, and another one that does not.
  @Test(arguments: HonestyRule.all.map(\.id)) func isTested(rule: String) {
    let rows = Self.rows.filter { $0.rule == rule }
    #expect(rows.contains { $0.finds.contains(rule) })
    #expect(rows.contains { !$0.finds.contains(rule) })
  }

  @Test func namesEveryRuleOnce() {
    let ids = HonestyRule.all.map(\.id)
    #expect(ids.count == 122)
    #expect(Set(ids).count == ids.count)
    for row in Self.rows { #expect(HonestyRule.named(row.rule) != nil, "\(row.rule)") }
  }

  /// The rules of a group stand together, so that the rule book can show them so.
  @Test func keepsGroupsTogether() {
    let groups = HonestyRule.all.map(\.group)
    let starts = zip(groups, groups.dropFirst()).count { $0 != $1 } + 1
    #expect(starts == HonestyRule.Group.allCases.count)
  }
}
