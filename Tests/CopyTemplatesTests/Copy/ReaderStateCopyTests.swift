import CopyTemplates
import PricingEngine
import Testing

/// What a reader sees depends on where they stand.
@Suite struct ReaderStateCopyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var paywall = SamplePaywall.pocketTuner
    let state: String?
    /// The sections of `ids`, in order.
    let lines: [String]
    var testDescription: String { id }
  }

  /// The sections that change with the state.
  private static let ids: Set = [
    "headline", "owned", "daysLeft", "ended", "price", "evaluation", "evaluationChoice",
    "evaluationAction", "decline", "close", "usage", "remaining", "plansButton",
  ]

  private static let gate: SamplePaywall = {
    var paywall = SamplePaywall.brewLog
    paywall.template = "feature-gate"
    return paywall
  }()

  static let rows = [
    Row(
      id: "an evaluation that has not begun", state: nil,
      lines: [
        "headline(full): Unlock PocketTuner", "price(full): $24.99",
        "evaluation(full): Try the app for 14 days at no charge",
        "evaluationAction(full): Start Evaluation", "decline(full): Not Now",
      ]),
    Row(
      id: "three days left", state: "evaluation:3",
      lines: [
        "headline(full): Unlock PocketTuner",
        "daysLeft(full): 3 days left in your free evaluation", "price(full): $24.99",
        "decline(full): Not Now",
      ]),
    Row(
      id: "the last day", state: "evaluation:1",
      lines: [
        "headline(full): Unlock PocketTuner",
        "daysLeft(full): 1 day left in your free evaluation", "price(full): $24.99",
        "decline(full): Not Now",
      ]),
    Row(
      id: "the end", state: "evaluation-expired",
      lines: [
        "headline(full): Unlock PocketTuner", "ended(full): Your free evaluation has ended.",
        "price(full): $24.99",
        "evaluationChoice(full): You can buy it once for $24.99, or stop here.",
        "decline(full): Not Now",
      ]),
    // Who owns it sees no price and no offer.
    Row(
      id: "owned", state: "permanently-unlocked",
      lines: ["owned(full): You own the full version.", "close(full): Close"]),
    Row(
      id: "room in the free tier", paywall: gate, state: "free:19",
      lines: [
        "headline: You’re using the free version.", "usage: 19 of 20 used in the free version",
        "remaining: 1 more is free", "plansButton: See Plans", "decline: Not Now",
      ]),
    Row(
      id: "no room in the free tier", paywall: gate, state: "free:20",
      lines: [
        "headline: You’ve reached the free limit", "usage: 20 of 20 used in the free version",
        "plansButton: See Plans", "decline: Not Now",
      ]),
  ]

  @Test(arguments: rows)
  func writesForTheState(row: Row) throws {
    var paywall = row.paywall
    paywall.state = row.state
    let copy = try paywall.copy()
    #expect(copy.sections.filter { Self.ids.contains($0.id) }.map(\.line) == row.lines)
    if let state = row.state { #expect(copy.state == (try ReaderState(state))) }
  }

  /// Access that goes on in billing retry is not called paused.
  @Test(
    arguments: ["status", "plan-card"],
    [
      (
        "paused",
        "Your payment didn’t go through, so access is paused. "
          + "Update your payment method to continue."
      ),
      (
        "kept",
        "There’s a problem with your payment. "
          + "You still have access while the App Store tries again."
      ),
    ])
  func saysWhatBillingRetryMeans(template: String, row: (access: String, text: String)) throws {
    var paywall = SamplePaywall.brewLog
    (paywall.template, paywall.state) = (template, "billing-retry")
    paywall.facts = #", "subscription": {"billingRetry": "\#(row.access)"}"#
    #expect(try paywall.copy().sections.first { $0.id == "retry" }?.text == row.text)
  }

  /// Templates whose words are about the state assume none.
  @Test(arguments: [
    ("feature-gate", "free:COUNT"),
    ("price-increase", "price-increase-notice, price-increase-consent"),
    (
      "status",
      "grace-period, billing-retry, expired:REASON, revoked, upgraded, subscribed-ending, family-shared"
    ),
    (
      "purchase-result",
      "purchased, purchase-pending, purchase-interrupted, purchase-unverified, purchase-failed, "
        + "product-unavailable, network-failure, restored, nothing-to-restore, restore-failed, "
        + "store-unavailable"
    ),
    (
      "plan-card",
      "free:COUNT, new, unknown, evaluation-not-started, evaluation:DAYS, evaluation-expired, "
        + "permanently-unlocked, family-shared, subscribed, subscribed-ending, subscribed-changing, "
        + "price-increase-consent, price-increase-notice, grace-period, billing-retry, "
        + "expired:REASON, revoked, upgraded"
    ),
  ])
  func asksForTheState(template: String, states: String) throws {
    var paywall = SamplePaywall.brewLog
    paywall.template = template
    let error = #expect(throws: CompositionError.self) { try paywall.copy() }
    guard case .wrongState(template, let problem)? = error else {
      Issue.record("expected a wrong state, got \(String(describing: error))")
      return
    }
    #expect(
      problem
        == "its words depend on the state, so name one with --state, or give --facts: " + states)
  }

  @Test func refusesAnotherState() throws {
    var paywall = SamplePaywall.pocketTuner
    paywall.state = "subscribed"
    let error = #expect(throws: CompositionError.self) { try paywall.copy() }
    guard case .wrongState(let template, let problem)? = error else {
      Issue.record("expected a wrong state, got \(String(describing: error))")
      return
    }
    #expect(template == "one-time-unlock")
    #expect(
      problem
        == "it is for the states evaluation-not-started, evaluation, evaluation-expired, new, "
        + "unknown, free, revoked, permanently-unlocked, and the state is subscribed")
  }
}
