import Testing

@testable import PricingEngine

@Suite struct StoreKitRuleTests {
  /// The rules that the rows of all tables expect.
  private static var tested: Set<String> {
    let rows =
      StoreKitFileTests.refused + StoreKitFileTests.lists + StoreKitFileTests.keys
      + StoreKitSettingsTests.storefronts + StoreKitSettingsTests.others
      + StoreKitProductTests.ids + StoreKitProductTests.types + StoreKitProductTests.keys
      + StoreKitPriceTests.refusedRows + StoreKitPriceTests.others
      + StoreKitSubscriptionTests.invalidPeriods + StoreKitSubscriptionTests.periods
      + StoreKitSubscriptionTests.keys + StoreKitSubscriptionTests.groups
      + StoreKitOfferTests.modes + StoreKitOfferTests.periods + StoreKitOfferTests.prices
      + StoreKitOfferTests.kinds + StoreKitOfferLengthTests.rows + StoreKitOfferNameTests.rows
      + StoreKitBillingTests.rows + StoreKitLocalizationsTests.rows
      + StoreKitPoliciesTests.rows
    let simplified = StoreKitSimplifiedProductTests.rows.compactMap(\.finding?.rule)
    // Found beside others, in tests of their own.
    return Set(rows.compactMap(\.finding?.rule) + simplified)
      .union(["layout-simplified", "currency-unlikely"])
  }

  @Test(arguments: StoreKitReader.rules)
  func isTestedAndExplained(rule: String) throws {
    #expect(Self.tested.contains(rule))
    let explanation = try #require(StoreKitReader.explanation(ofRule: rule))
    #expect(explanation.hasSuffix("."))
    #expect(rule.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
  }

  @Test func testsNoRuleThatDoesNotExist() {
    let others = Self.tested.filter { StoreKitReader.explanation(ofRule: $0) == nil }
    #expect(others.sorted() == ["file-empty", "json-syntax", "json-too-deep"])
  }

  @Test func explanationsDiffer() {
    let explanations = StoreKitReader.rules.compactMap(StoreKitReader.explanation)
    #expect(Set(explanations).count == explanations.count)
  }
}
