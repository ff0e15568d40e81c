import CopyTemplates
import Foundation
import PricingEngine
import Testing

/// The table of a pricing page, and the offers that it states for machines.
@Suite struct PlanComparisonTests {
  private static let paywall = SamplePaywall(
    template: "pricing-page",
    products: [
      SampleProduct(id: "yearly", names: ["en": "Yearly"]),
      SampleProduct(id: "monthly", kind: .subscription("P1M"), price: "2.99", names: [:]),
      SampleProduct(
        id: "full", kind: .nonConsumable, price: "49.9", names: ["en": "For </script>"]),
    ],
    facts: #", "features": [{"id": "a", "text": "Charts"}, "#
      + #"{"id": "b", "text": "Sync", "products": ["yearly", "full"]}]"#)

  private func page(_ paywall: SamplePaywall = paywall) throws -> String {
    let template = try BuiltIn.template(paywall.template)
    let layout = try BuiltIn.layout(template, "html")
    return try HTMLRenderer(layout: layout).text(try paywall.copy(), template: template)
  }

  private func part(_ html: String, from start: String, to end: String) throws -> String {
    let first = try #require(html.range(of: start))
    let last = try #require(html.range(of: end, range: first.upperBound..<html.endIndex))
    return String(html[first.lowerBound..<last.upperBound])
  }

  @Test func writesATableWithHeadingsOfRowsAndColumns() throws {
    let table = try part(try page(), from: "<table", to: "</table>")
    let lines = table.split(separator: "\n").map { $0.drop { $0 == " " } }
    let yes = #"<td><span class="pw-included">Included</span></td>"#
    let no = #"<td><span class="pw-not-included">Not included</span></td>"#
    #expect(
      lines.map(String.init) == [
        #"<table class="pw-table">"#, "<thead>", "<tr>", #"<th scope="col">Plan</th>"#,
        #"<th scope="col">Yearly</th>"#, #"<th scope="col">1 month</th>"#,
        #"<th scope="col">For &lt;/script&gt;</th>"#, "</tr>", "</thead>", "<tbody>",
        "<tr>", #"<th scope="row">Price</th>"#, "<td>$19.99 per year</td>",
        "<td>$2.99 per month</td>", "<td>$49.90, paid once</td>", "</tr>",
        "<tr>", #"<th scope="row">Savings</th>"#, "<td>Save 44%</td>", "<td></td>", "<td></td>",
        "</tr>",
        "<tr>", #"<th scope="row">In comparison</th>"#,
        "<td>$1.67 per month, billed as $19.99 per year</td>", "<td></td>", "<td></td>", "</tr>",
        "<tr>", #"<th scope="row">Renewal</th>"#,
        "<td>Renews automatically at $19.99 per year until canceled.</td>",
        "<td>Renews automatically at $2.99 per month until canceled.</td>",
        "<td>One-time purchase. No subscription: nothing renews.</td>", "</tr>",
        "<tr>", #"<th scope="row">Charts</th>"#, yes, yes, yes, "</tr>",
        "<tr>", #"<th scope="row">Sync</th>"#, yes, no, yes, "</tr>",
        "</tbody>", "</table>",
      ])
  }

  /// schema.org: a Product with an Offer, the exact billed price, the currency, and how long a payment lasts.
  @Test func statesTheOffersForMachines() throws {
    let script = try part(
      try page(), from: #"<script type="application/ld+json">"#, to: "</script>")
    let json = script.dropFirst(#"<script type="application/ld+json">"#.count)
      .dropLast("</script>".count)
    #expect(json == Self.offers.joined())
  }

  private static let offers = [
    #"{"@context":"https://schema.org","@type":"ItemList","itemListElement":["#,
    #"{"@type":"ListItem","position":1,"item":{"@type":"Product","sku":"yearly","#,
    #""name":"Yearly","offers":{"@type":"Offer","price":"19.99","priceCurrency":"USD","#,
    #""eligibleRegion":"US","priceSpecification":{"@type":"UnitPriceSpecification","#,
    #""price":"19.99","priceCurrency":"USD","billingDuration":"P1Y"}}}},"#,
    #"{"@type":"ListItem","position":2,"item":{"@type":"Product","sku":"monthly","#,
    #""name":"monthly","offers":{"@type":"Offer","price":"2.99","priceCurrency":"USD","#,
    #""eligibleRegion":"US","priceSpecification":{"@type":"UnitPriceSpecification","#,
    #""price":"2.99","priceCurrency":"USD","billingDuration":"P1M"}}}},"#,
    #"{"@type":"ListItem","position":3,"item":{"@type":"Product","sku":"full","#,
    #""name":"For \u003C/script>","offers":{"@type":"Offer","price":"49.90","#,
    #""priceCurrency":"USD","eligibleRegion":"US"}}}]}"#,
  ]

  /// Digits and signs of the reader's language are for readers, not for machines.
  @Test func statesTheSameOffersInArabic() throws {
    var paywall = Self.paywall
    paywall.locale = "ar"
    let page = try page(paywall)
    #expect(page.contains(#""price":"19.99","priceCurrency":"USD""#))
    #expect(page.contains(#"<main class="pw pw-pricing-page" lang="ar" dir="rtl">"#))
  }

  /// Cards, table and answers are plain markup: nothing but data is in a script.
  @Test func needsNoScript() throws {
    let html = try page()
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(!html.contains("onclick"))
  }
}
