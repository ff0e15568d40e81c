import Testing

@testable import PricingEngine

@Suite struct ReaderStateNameTests {
  @Test func splitsNewsFromStandings() {
    let news = ReaderStateName.allCases.filter { $0.kind == .news }.map(\.rawValue)
    #expect(
      news == [
        "purchased", "purchase-pending", "purchase-interrupted", "purchase-unverified",
        "purchase-failed", "product-unavailable", "network-failure", "restored",
        "nothing-to-restore", "restore-failed", "store-unavailable",
      ])
  }

  @Test func saysHowAStateIsWritten() {
    #expect(ReaderStateName.subscribed.usage == "subscribed")
    let withValue = ReaderStateName.allCases.filter { $0.valueName != nil }.map(\.usage)
    #expect(withValue == ["free:COUNT", "evaluation:DAYS", "expired:REASON"])
  }

  @Test(arguments: ReaderStateName.allCases) func isKebabCase(_ name: ReaderStateName) {
    #expect(name.rawValue.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: "-") })
  }
}
