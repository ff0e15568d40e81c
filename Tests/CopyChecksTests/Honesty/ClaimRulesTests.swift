import CopyChecks
import CopyTemplates
import Testing

/// Evidence names rules, and they must be in the rule book.
@Suite struct ClaimRulesTests {
  @Test(arguments: ClaimKind.allCases)
  func namesRulesThatThereAre(kind: ClaimKind) {
    #expect(!kind.rules.isEmpty)
    for rule in kind.rules { #expect(HonestyRule.named(rule) != nil, "\(rule)") }
  }
}
