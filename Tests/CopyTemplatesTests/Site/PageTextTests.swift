import CopyTemplates
import Foundation
import PricingEngine
import Testing

@Suite struct PageTextTests {
  @Test func saysWhatThePageSells() throws {
    let text = PageText(try SamplePaywall.brewLog.copy(), appName: "BrewLog")
    #expect(text.title == "Get more from BrewLog")
    #expect(
      text.description == "Pro Yearly · $19.99 per year | Pro Monthly · $2.99 per month")
    let offers = try #require(text.offers).text
    #expect(offers.contains(#""price":"19.99","priceCurrency":"USD","eligibleRegion":"US""#))
    #expect(offers.contains(#""billingDuration":"P1M""#))
  }

  /// A bar or a point in a name separates nothing: the gallery takes descriptions apart.
  @Test func keepsSignsOfNames() throws {
    var paywall = SamplePaywall.brewLog
    paywall.products[0].names = ["en-US": "Pro | Max · Plus"]
    let parts = PageText(try paywall.copy(), appName: nil).description
      .components(separatedBy: PageText.separator)
    #expect(
      parts.map { $0.components(separatedBy: PageText.pricePoint).count } == [2, 2])
    #expect(parts.contains { $0.hasPrefix("Pro\u{A0}|\u{A0}Max\u{A0}·\u{A0}Plus · $") })
  }

  /// The app is named where the headline does not.
  @Test func namesTheApp() throws {
    let copy = try SamplePaywall.brewLog.copy()
    #expect(PageText(copy, appName: "Tea & <b>").title == "Get more from BrewLog · Tea & <b>")
    #expect(PageText(copy, appName: nil).title == "Get more from BrewLog")
  }

  /// Where nothing is sold, no offer is stated.
  @Test func sellsNothingAfterASale() throws {
    var paywall = SamplePaywall.brewLog
    paywall.template = "status"
    paywall.state = "billing-retry"
    let copy = try paywall.copy()
    let text = PageText(copy, appName: nil)
    #expect(text.offers == nil)
    #expect(
      text.description
        == "Your payment didn’t go through, so access is paused. Update your payment method to continue."
    )
  }

  @Test(arguments: [
    (#", "app": {"name": "Brew"}"#, "de", "Brew" as String?),
    (#", "app": {"name": {"en": "Tuner", "de": "Stimmer"}}"#, "de-AT", "Stimmer"),
    (#", "app": {"name": {"en": "Tuner"}}"#, "ja", "Tuner"), ("", "en", nil),
  ])
  func findsTheNameOfTheApp(facts: String, locale: String, name: String?) throws {
    let facts = try BuiltIn.facts(#"{"schema": "paywall-project/1""# + facts + "}")
    let found = PageText.appName(facts, locale: try LocaleTag(locale), catalogLocale: nil)
    #expect(found == name)
  }
}
