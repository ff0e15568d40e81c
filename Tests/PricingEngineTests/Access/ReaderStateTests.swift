import Testing

@testable import PricingEngine

@Suite struct ReaderStateTests {
  /// Every state as `--state` takes it, with where it belongs for the rules that judge claims.
  static let states: [(text: String, situation: AccessSituation)] = [
    ("unknown", .unknown), ("new", .new), ("free:18", .new), ("evaluation-not-started", .new),
    ("evaluation:3", .evaluating), ("evaluation-expired", .evaluationExpired),
    ("permanently-unlocked", .ownsUnlock), ("family-shared", .familyShared),
    ("subscribed", .subscribed), ("subscribed-ending", .subscribedEnding),
    ("subscribed-changing", .subscribed), ("price-increase-consent", .subscribed),
    ("price-increase-notice", .subscribed), ("grace-period", .gracePeriod),
    ("billing-retry", .billingRetry), ("expired:auto-renew-off", .lapsed),
    ("expired:billing-error", .lapsed), ("expired:price-increase", .lapsed),
    ("expired:product-unavailable", .lapsed), ("expired:unknown", .lapsed),
    ("revoked", .lapsed), ("upgraded", .unknown), ("purchased", .unknown),
    ("purchase-pending", .unknown), ("purchase-interrupted", .unknown),
    ("purchase-unverified", .unknown), ("purchase-failed", .unknown),
    ("product-unavailable", .unknown), ("network-failure", .unknown), ("restored", .unknown),
    ("nothing-to-restore", .unknown), ("restore-failed", .unknown),
    ("store-unavailable", .unknown),
  ]

  @Test func listsEveryState() {
    #expect(ReaderState.examples.map(\.text) == Self.states.map(\.text))
    #expect(ReaderState.examples.map(\.situation) == Self.states.map(\.situation))
  }

  @Test func listsEveryName() {
    var names: [ReaderStateName] = []
    for state in ReaderState.examples where names.last != state.name { names.append(state.name) }
    #expect(names == ReaderStateName.allCases)
  }
}
