import Foundation
import Testing

/// Where a reader stands, worked out from facts.
@Suite struct StatesCommandTests {
  private static let project = """
    {"schema": "paywall-project/1", "catalog": "App.storekit",
      "evaluation": {"days": 14, "counting": "midnight", "timeZone": "+01:00"},
      "subscription": {"billingRetry": "kept"}}
    """

  private func state(
    _ members: String,
    project: String = #"{"schema": "paywall-project/1", "catalog": "App.storekit", "#
      + #""evaluation": {"days": 14}}"#, catalog: String = StoreKitText.unlock
  ) throws -> String {
    let folder = try TemporaryFolder([
      "App.storekit": catalog, "paywall.json": project,
      "facts.json": #"{"schema": "paywall-facts/1", "now": "2026-11-30T09:00:00Z""# + members + "}",
    ])
    let result = try Program.run(["states", "--facts", "facts.json"], in: folder)
    #expect(result.errorText == "")
    return result.outputText
  }

  private static let ended = #", "evaluation": {"started": "2026-11-01T09:00:00Z"}"#

  @Test func ownershipWinsOverAnEndedEvaluation() throws {
    #expect(
      try state(Self.ended + #", "owned": ["full"]"#) == """
        state   permanently-unlocked
        because 'full' is owned, and ownership always wins

        """)
    #expect(
      try state(Self.ended + #", "owned": []"#) == """
        state   evaluation-expired
        because it ended when the clock showed 2026-11-15T09:00:00Z, and nothing that gives access \
        is owned

        """)
  }

  /// 14 days up to midnight from 17 November in Berlin: the last is 30 November, which ends at 23:00 UTC.
  @Test func countsTheDaysAsTheProjectSays() throws {
    let evaluation = #", "evaluation": {"started": "2026-11-16T23:30:00Z"}"#
    #expect(
      try state(evaluation, project: Self.project) == """
        state   evaluation:1
        because it ends when the clock shows 2026-11-30T23:00:00Z, with 1 day left

        """)
    #expect(
      try state(evaluation) == """
        state   evaluation:1
        because it ends when the clock shows 2026-11-30T23:30:00Z, with 1 day left

        """)
  }

  /// Without a grace period nobody is entitled in billing retry, unless the app says so.
  @Test func treatsBillingRetryAsTheProjectSays() throws {
    let retry =
      #", "subscriptions": [{"productID": "pro.monthly", "state": "inBillingRetryPeriod"}]"#
    let because =
      "state   billing-retry\nbecause 'pro.monthly' is in billing retry without a grace period, and "
    #expect(
      try state(retry, catalog: StoreKitText.twoPlans) == because + "that gives no access\n")
    #expect(
      try state(retry, project: Self.project, catalog: StoreKitText.twoPlans)
        == because + "the app's policy keeps access\n")
  }

  /// What a template says about a state is never guessed.
  static let unnamed = CommandRow(
    id: "no state", command: "render --catalog App.storekit --template purchase-result",
    files: ["App.storekit": StoreKitText.unlock], code: 2,
    errors: """
      paywall-render: error: template 'purchase-result' does not fit: its words depend on the \
      state, so name one with --state, or give --facts: purchased, purchase-pending, \
      purchase-interrupted, purchase-unverified, purchase-failed, product-unavailable, \
      network-failure, restored, nothing-to-restore, restore-failed, store-unavailable

      """)

  @Test func asksForAState() throws { try Self.unnamed.check() }

  private static let canceled = """
    {"schema": "paywall-facts/1", "now": "2026-11-30T09:00:00Z",
      "purchase": {"productID": "full", "outcome": "userCancelled"}}
    """

  /// A customer who canceled knows it.
  @Test(arguments: ["text", "html", "json"])
  func saysNothingOfACanceledPurchase(format: String) throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.unlock, "facts.json": Self.canceled,
    ])
    let result = try Program.run(
      [
        "render", "--catalog", "App.storekit", "--template", "purchase-result", "--facts",
        "facts.json", "--format", format,
      ], in: folder)
    #expect(result.ending == .code(0))
    #expect(
      result.errorText == "paywall-render: the customer canceled: there is nothing to say\n")
    if format == "json" {
      let document = try JSONValue(result.output)
      #expect(try document["state"].text == "new")
      #expect(try document["sections"].elements.isEmpty)
      #expect(try document["plans"].elements.isEmpty)
    } else {
      #expect(result.outputText == "")
    }
  }

  /// The project names the product whose price rises, so that nobody has to choose.
  @Test func takesTheProductOfAPriceIncrease() throws {
    let catalog = PackageFolder.path("Examples/Wayfinder/catalog.json")
    let result = try Program.run([
      "render", "--catalog", catalog, "--template", "price-increase", "--state",
      "price-increase-consent",
    ])
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(
      result.outputText.contains(
        "From February 1, 2027, Wayfinder Monthly costs €6.99 per month instead of €5.99\n"))
  }

  static let nearest = CommandRow(
    id: "a state without its value", command: "render --state evaluaton", code: 2,
    errors: "paywall-render: error: unknown state 'evaluaton'; write 'evaluation:3'; see "
      + "'paywall-render states'\n")

  @Test func suggestsAStateThatIsOne() throws { try Self.nearest.check() }
}
