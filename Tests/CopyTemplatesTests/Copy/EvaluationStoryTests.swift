import CopyTemplates
import PricingEngine
import Testing

/// What a reader is told from the first launch to a refund, with 14 days to evaluate and one unlock.
///
/// Each row starts from what the app knows, works the state out and writes the copy for it.
@Suite struct EvaluationStoryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// What follows `schema` in the facts file.
    let facts: String
    let state: String
    /// The template that speaks of the state, and the section that says it.
    var template = "one-time-unlock"
    let section: String
    let text: String
    var testDescription: String { id }
  }

  private static let now = #", "now": "2026-11-30T12:00:00Z""#
  private static let running = #", "evaluation": {"started": "2026-11-20T12:00:00Z"}"#
  private static let ended = #", "evaluation": {"started": "2026-11-01T12:00:00Z"}"#
  private static func bought(_ outcome: String) -> String {
    #", "purchase": {"productID": "full", "outcome": "\#(outcome)"}"#
  }
  private static let over = "Your free evaluation has ended."
  private static let owned = "You own the full version."

  static let days = [
    Row(
      id: "fresh install", facts: now, state: "evaluation-not-started", section: "evaluation",
      text: "Try the app for 14 days at no charge"),
    Row(
      id: "activation", facts: #", "now": "2026-11-20T12:00:00Z""# + running,
      state: "evaluation:14", section: "daysLeft", text: "14 days left in your free evaluation"),
    Row(
      id: "last day", facts: #", "now": "2026-12-03T12:00:00Z""# + running, state: "evaluation:1",
      section: "daysLeft", text: "1 day left in your free evaluation"),
    Row(
      id: "last second", facts: #", "now": "2026-12-04T11:59:59Z""# + running,
      state: "evaluation:1", section: "daysLeft", text: "1 day left in your free evaluation"),
    Row(
      id: "exact expiry", facts: #", "now": "2026-12-04T12:00:00Z""# + running,
      state: "evaluation-expired", section: "ended", text: over),
    // Twelve of fourteen days were seen, so two are left whatever the clock shows now.
    Row(
      id: "clock back",
      facts: #", "now": "2026-11-21T12:00:00Z", "evaluation": {"#
        + #""started": "2026-11-20T12:00:00Z", "latestSeen": "2026-12-02T12:00:00Z"}"#,
      state: "evaluation:2", section: "daysLeft", text: "2 days left in your free evaluation"),
    Row(
      id: "clock forward", facts: #", "now": "2031-01-01T00:00:00Z""# + running,
      state: "evaluation-expired", section: "ended", text: over),
    Row(
      id: "offline in the evaluation", facts: now + running + #", "refresh": "failed""#,
      state: "evaluation:4", section: "daysLeft", text: "4 days left in your free evaluation"),
    Row(
      id: "offline after the evaluation", facts: now + ended + #", "refresh": "failed""#,
      state: "evaluation-expired", section: "ended", text: over),
    Row(
      id: "offline, with an unlock known from before",
      facts: now + ended + #", "refresh": "failed", "owned": ["full"]"#,
      state: "permanently-unlocked", section: "owned", text: owned),
  ]

  static let purchases = [
    Row(
      id: "purchase", facts: now + running + bought("success"), state: "purchased",
      template: "purchase-result", section: "purchased",
      text: "Your purchase is complete. Thank you."),
    // Who cancels sees what they saw before.
    Row(
      id: "cancel", facts: now + ended + bought("userCancelled"), state: "evaluation-expired",
      section: "ended", text: over),
    Row(
      id: "pending", facts: now + ended + bought("pending"), state: "purchase-pending",
      template: "purchase-result", section: "pending",
      text: "Your purchase is waiting for approval. Access starts by itself as soon as it is "
        + "approved."),
    Row(
      id: "pending, then approved",
      facts: now + ended + bought("pending") + #", "owned": ["full"]"#,
      state: "permanently-unlocked", section: "owned", text: owned),
    Row(
      id: "interrupted", facts: now + ended + bought("interrupted"), state: "purchase-interrupted",
      template: "purchase-result", section: "interrupted",
      text: "The App Store hasn’t confirmed the purchase yet. If it went through, access starts by "
        + "itself."),
    Row(
      id: "unverified", facts: now + ended + bought("unverified"), state: "purchase-unverified",
      template: "purchase-result", section: "unverified",
      text: "The purchase couldn’t be verified, so access hasn’t started."),
    Row(
      id: "products not loading", facts: now + ended + #", "products": "failed""#,
      state: "store-unavailable", template: "purchase-result", section: "storeUnavailable",
      text: "The products couldn’t be loaded from the App Store."),
  ]

  static let ownership = [
    Row(
      id: "unfinished at launch",
      facts: now + ended + #", "owned": [{"productID": "full", "finished": false}]"#,
      state: "permanently-unlocked", section: "owned", text: owned),
    Row(
      id: "bought on another device", facts: now + #", "owned": ["full"]"#,
      state: "permanently-unlocked", section: "owned", text: owned),
    Row(
      id: "restore with ownership",
      facts: now + ended + #", "restore": {"outcome": "found", "productIDs": ["full"]}"#,
      state: "restored", template: "purchase-result", section: "restored",
      text: "Your purchases have been restored."),
    Row(
      id: "restore without ownership",
      facts: now + ended + #", "restore": {"outcome": "nothingFound"}"#,
      state: "nothing-to-restore", template: "purchase-result", section: "nothingToRestore",
      text:
        "No earlier purchase was found for the Apple Account that is signed in to the App Store "
        + "on this device."),
    Row(
      id: "refund",
      facts: now + ended
        + #", "owned": [{"productID": "full", "revocationDate": "2026-11-29T12:00:00Z"}]"#,
      state: "revoked", template: "status", section: "revoked",
      text: "The App Store took this purchase back, for example after a refund. Access has ended."),
  ]

  @Test(arguments: days + purchases + ownership)
  func tellsTheReader(row: Row) throws {
    var paywall = SamplePaywall.pocketTuner
    paywall.template = row.template
    let derived = try state(row.facts, of: paywall)
    #expect(derived.text == row.state)
    paywall.state = derived.text
    #expect(try paywall.copy().sections.first { $0.id == row.section }?.text == row.text)
  }

  private func state(_ facts: String, of paywall: SamplePaywall) throws -> ReaderState {
    let storefront = try Storefront(code: paywall.storefront)
    let products = try paywall.products.map { try $0.product(in: storefront) }
    let policy = AccessPolicy(
      products: products,
      evaluation: EvaluationPolicy(days: try EvaluationDays(14)))
    var findings: [Finding] = []
    let source = try SourceText(
      file: "facts.json", bytes: Array((#"{"schema": "paywall-facts/1""# + facts + "}").utf8))
    let read = AccessFactsReader.read(source, products: products, into: &findings)
    #expect(findings == [])
    return policy.derive(from: try #require(read)).state
  }
}
