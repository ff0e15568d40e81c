import CopyChecks
import Testing

@Suite struct RuleBookTests {
  private let rule = HonestyRule.named("cancel-by-deleting-app")

  @Test func explainsARule() throws {
    #expect(
      RuleBook([try #require(rule)]).text == """
        cancel-by-deleting-app
          Deleting the app is never called canceling.
          level   error
          kind    claim: something that the copy says
          group   Renewal and cancellation
          why     The store goes on charging.
          source  Google Play, Subscriptions policy; FTC Act Section 5
          wrong   To cancel, just delete the app.
          right   Cancel in the settings of your store account.

        """)
  }

  @Test func listsRules() throws {
    #expect(
      RuleBook([try #require(rule), try #require(HonestyRule.named("title-missing"))]).list == """
        cancel-by-deleting-app  Deleting the app is never called canceling.
        title-missing           The name of a subscription stands on the screen that sells it.

        """)
  }

  @Test func writesSectionsOfAPage() throws {
    #expect(
      RuleBook([try #require(HonestyRule.named("decline-option-missing"))]).sections == """
        ### `decline-option-missing`

        A screen that sells has a visible, neutral way out.

        - warning, disclosure
        - Why: A hidden way out is none.
        - Source: Human Interface Guidelines, Modality; FTC v. Amazon (2025)
        - Wrong: \\[Subscribe\\]
        - Right: \\[Subscribe\\] \\[Not now\\]

        """)
  }

  @Test func pageIsCurrent() throws {
    let page = String(decoding: try RepositoryFile.data("docs/rules.md"), as: UTF8.self)
    #expect(
      page == RuleBook.page,
      "write it anew: paywall-render explain --rules --format markdown --output docs/rules.md")
  }

  /// What a person reads about a rule is whole sentences, and the examples differ.
  @Test(arguments: HonestyRule.all.map(\.id)) func isToldWell(id: String) throws {
    let rule = try #require(HonestyRule.named(id))
    for text in [rule.requirement, rule.reason] {
      #expect(text.last == ".")
      #expect(text.first?.isLowercase == false)
    }
    #expect(!rule.source.isEmpty)
    #expect(rule.wrong != rule.right)
    #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
  }
}
