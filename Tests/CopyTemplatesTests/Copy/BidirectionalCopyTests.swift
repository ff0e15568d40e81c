import CopyTemplates
import PricingEngine
import Testing

/// Values in copy whose direction can differ from the text around them.
@Suite struct BidirectionalCopyTests {
  /// In Arabic every name, price and percentage is a unit of its own.
  @Test func isolatesEveryValueInArabic() throws {
    var paywall = SamplePaywall.brewLog
    paywall.locale = "ar"
    let copy = try paywall.copy()
    let texts = Dictionary(
      copy.sections.map { ("\($0.id) \($0.productID ?? "page")", $0.text) },
      uniquingKeysWith: { first, _ in first })
    let yearly = "\u{2068}\u{200F}١٩٫٩٩\u{A0}US$\u{2069}"
    let monthly = "\u{2068}\u{200F}٢٫٩٩\u{A0}US$\u{2069}"
    let equivalent = "\u{2068}\u{200F}١٫٦٧\u{A0}US$\u{2069}"
    #expect(texts["name yearly"] == "\u{2068}Pro Yearly\u{2069}")
    #expect(texts["price yearly"] == "\(yearly) في السنة")
    #expect(texts["saving yearly"] == "وفّر \u{2068}٤٤٪\u{61C}\u{2069}")
    #expect(texts["savingBasis yearly"] == "مقارنةً بدفع \(monthly) في الشهر")
    #expect(
      texts["equivalent yearly"] == "\(equivalent) في الشهر، تُدفع بواقع \(yearly) في السنة")
    #expect(copy.locale.direction == .rightToLeft)
  }

  /// The storefront decides the currency and the locale its digits, also inside messages.
  @Test func writesCountsInTheDigitsOfTheReadersLocale() throws {
    var paywall = SamplePaywall.offer(.asYouGo("1.99", "P1M", 3), on: "P1M", "9.99")
    (paywall.locale, paywall.served, paywall.storefront) = ("ar-AE", "ar", "ARE")
    let intro = try #require(try paywall.copy().sections.first { $0.id == "introPrice" })
    #expect(!intro.text.unicodeScalars.contains { ("٠"..."٩").contains($0) }, "\(intro.text)")
  }

  @Test func isolatesARightToLeftNameInEnglish() throws {
    let paywall = SamplePaywall(products: [
      SampleProduct(id: "club", names: ["en-US": "מועדון 2 \"זהב\""])
    ])
    let copy = try paywall.copy()
    #expect(copy.sections.first { $0.id == "name" }?.text == "\u{2068}מועדון 2 \"זהב\"\u{2069}")
    #expect(copy.sections.first { $0.id == "price" }?.text == "$19.99 per year")
    #expect(copy.plans.first?.displayName == "מועדון 2 \"זהב\"")
  }
}
