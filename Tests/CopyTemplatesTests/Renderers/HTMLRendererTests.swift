import CopyTemplates
import Foundation
import PricingEngine
import Testing

@Suite struct HTMLRendererTests {
  private func html(_ paywall: SamplePaywall, isPage: Bool = false) throws -> String {
    let template = try BuiltIn.template(paywall.template)
    let layout = try BuiltIn.layout(template, "html", isPage: isPage)
    return try HTMLRenderer(layout: layout).text(try paywall.copy(), template: template)
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    /// The text as the page has it.
    let escaped: String
    var testDescription: String { id }
  }

  static let hostile = [
    Hostile(
      id: "a script", text: "Pro</script><script>alert(1)</script>",
      escaped: "Pro&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"),
    Hostile(
      id: "the end of an attribute", text: #"" onmouseover="alert(1)"#,
      escaped: "&quot; onmouseover=&quot;alert(1)"),
    Hostile(id: "apostrophes", text: "' x='", escaped: "&#39; x=&#39;"),
    Hostile(id: "a reference", text: "&lt;b&gt;", escaped: "&amp;lt;b&amp;gt;"),
    Hostile(id: "a tag of a layout", text: "{{headline.text}}", escaped: "{{headline.text}}"),
    Hostile(id: "a comment", text: "<!--", escaped: "&lt;!--"),
    Hostile(id: "an emoji of several code points", text: "👩‍🍳☕️", escaped: "👩‍🍳☕️"),
    Hostile(id: "Hebrew", text: "מועדון 2", escaped: "<bdi>מועדון 2</bdi>"),
    Hostile(
      id: "Hebrew in markup", text: "<i>\"זהב\"", escaped: "<bdi>&lt;i&gt;&quot;זהב&quot;</bdi>"),
    Hostile(id: "isolates of its own", text: "\u{2066}Pro\u{2069}", escaped: "\u{2066}Pro\u{2069}"),
  ]

  /// The name of the product and a feature, put into copy whose rest does not change.
  private func paywall(named name: String) -> SamplePaywall {
    var paywall = SamplePaywall.brewLog
    paywall.products[0].names = ["en-US": name]
    paywall.facts =
      #", "features": [{"id": "a", "text": \#(JSONOutput.string(name).text(pretty: false))}]"#
    return paywall
  }

  @Test(arguments: hostile)
  func showsTextLetterForLetter(row: Hostile) throws {
    let page = try html(paywall(named: row.text))
    let harmless = try html(paywall(named: "NAME"))
    #expect(harmless.components(separatedBy: "NAME").count == 3)
    #expect(page == harmless.replacingOccurrences(of: "NAME", with: row.escaped))
  }

  /// A title is plain text: no element can stand in it, and no isolate either.
  @Test func writesTheTitleAsPlainText() throws {
    var paywall = SamplePaywall.brewLog
    paywall.facts = #", "app": {"name": "קפה </title><script>"}"#
    let page = try html(paywall, isPage: true)
    #expect(
      page.contains("<title>Get more from קפה &lt;/title&gt;&lt;script&gt;</title>"), "\(page)")
    #expect(
      page.contains(
        "<h1 class=\"pw-headline\">Get more from <bdi>קפה &lt;/title&gt;&lt;script&gt;</bdi></h1>"))
  }

  @Test func escapesTheProductIDInAnAttribute() throws {
    var paywall = SamplePaywall.brewLog
    paywall.products[0].id = "a\"><script>"
    let page = try html(paywall, isPage: true)
    #expect(page.contains("data-product-id=\"a&quot;&gt;&lt;script&gt;\""))
    #expect(!page.contains("<script>"))
  }

  struct Language: Sendable, CustomTestStringConvertible {
    let locale: String
    let served: String
    let storefront: String
    let root: String
    var testDescription: String { locale }
  }

  static let languages = [
    Language(
      locale: "en-US", served: "en", storefront: "USA", root: #"<html lang="en-US" dir="ltr">"#),
    Language(
      locale: "ar-AE", served: "ar", storefront: "ARE", root: #"<html lang="ar-AE" dir="rtl">"#),
    Language(locale: "ja", served: "ja", storefront: "JPN", root: #"<html lang="ja" dir="ltr">"#),
    Language(
      locale: "zh-CN", served: "zh-Hans", storefront: "CHN",
      root: #"<html lang="zh-CN" dir="ltr">"#),
  ]

  @Test(arguments: languages)
  func statesLanguageAndDirection(row: Language) throws {
    var paywall = SamplePaywall.brewLog
    (paywall.locale, paywall.served, paywall.storefront) = (row.locale, row.served, row.storefront)
    paywall.facts = #", "app": {"name": "BrewLog"}"#
    let page = try html(paywall, isPage: true)
    #expect(page.hasPrefix("<!DOCTYPE html>\n\(row.root)\n"), "\(page.prefix(120))")
  }

  /// In right-to-left pages each price is one unit.
  @Test func isolatesPricesAndNamesInArabic() throws {
    var paywall = SamplePaywall.brewLog
    (paywall.locale, paywall.facts) = ("ar", "")
    let page = try html(paywall)
    #expect(page.contains("<h2 class=\"pw-plan-name\"><bdi>Pro Yearly</bdi></h2>"))
    #expect(
      page.contains("<p class=\"pw-price\"><bdi>\u{200F}١٩٫٩٩\u{A0}US$</bdi> في السنة</p>"))
    #expect(!page.contains("\u{2068}") && !page.contains("\u{2069}"))
  }

  /// App Review Guideline 3.1.2: the billed amount comes first and largest.
  @Test func showsTheBilledPriceBeforeEveryOtherPrice() throws {
    var paywall = SamplePaywall.offer(.asYouGo("1.99", "P1M", 3), on: "P1M", "9.99")
    paywall.others = [SampleProduct(id: "weekly", kind: .subscription("P1W"), price: "4.99")]
    for page in [try html(paywall), try html(.brewLog)] {
      for plan in page.components(separatedBy: "<li class=\"pw-plan\"").dropFirst() {
        let price = try #require(plan.range(of: "class=\"pw-price\""))
        let firstAmount = try #require(plan.range(of: "$"))
        #expect(firstAmount.lowerBound > price.lowerBound)
        let nextElement = try #require(plan.range(of: "</p>"))
        #expect(firstAmount.lowerBound < nextElement.lowerBound)
      }
    }
  }

  /// A product with two ways to pay makes two plans, whose texts must not mix.
  @Test func keepsTheTwoWaysToPayApart() throws {
    let paywall = SamplePaywall(
      storefront: "DEU",
      products: [SampleProduct(id: "annual", price: "49.99", commitment: "4.99")])
    let plans = try html(paywall).components(separatedBy: "<li class=\"pw-plan\"").dropFirst()
    let price = "<p class=\"pw-price\">"
    #expect(plans.map { $0.contains("\(price)€49.99 per year</p>") } == [true, false])
    #expect(plans.map { $0.contains("\(price)€4.99 per month</p>") } == [false, true])
    #expect(plans.map { $0.contains("12 monthly payments") } == [false, true])
  }

  /// Reviewers see below the page what each claim rests on; readers do not.
  @Test func endsAPageWithEvidenceWhenAsked() throws {
    let template = try BuiltIn.template("subscription")
    let layout = try BuiltIn.layout(template, "html", isPage: true)
    let renderer = HTMLRenderer(layout: layout)
    let copy = try SamplePaywall.brewLog.copy()
    let page = try renderer.text(copy, template: template, withEvidence: true)
    let start = try #require(
      page.range(of: "<section class=\"pw pw-evidence\" lang=\"en\" dir=\"ltr\">"))
    let text = page[start.lowerBound...].split(separator: "\n").map { line in
      line.replacing(/<[^>]*>/, with: "").trimmingCharacters(in: .whitespaces)
    }
    let first = try #require(text.firstIndex(of: "savings-percent in saving: proven"))
    #expect(
      text[first...].filter { !$0.isEmpty }.prefix(8) == [
        "savings-percent in saving: proven", "yearly",
        "12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; 15.89 / 35.88 = 44.2865… %, rounded down to 44 %",
        "the plan costs 19.99 USD for the time compared",
        "compared with &#39;monthly&#39; at 2.99 USD", "exact: 44.2865…",
        "allowed: 44",
        "rules: save-percent-overstated, save-percent-understated, saving-reference-missing",
      ])
    let plain = try renderer.text(copy, template: template)
    #expect(!plain.contains("pw-evidence\""))
  }
}
