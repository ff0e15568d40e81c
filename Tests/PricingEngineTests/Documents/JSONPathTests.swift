import Testing

@testable import PricingEngine

@Suite struct JSONPathTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let path: JSONPath
    let text: String
    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(path: .root, text: ""),
    Row(path: .root.member("settings").member("_storefront"), text: "settings._storefront"),
    Row(path: .root.element(0).member("a"), text: "[0] > a"),
    Row(path: .root.member("@offer.trial").member("x"), text: "\"@offer.trial\".x"),
    Row(path: .root.member(""), text: "\"\""),
    Row(path: .root.member("a\nb"), text: "\"a\\u{000A}b\""),
    Row(
      path: .root.member("subscriptionGroups").element(0).labeled("Premium")
        .member("subscriptions").element(1).labeled("app.example.pro.yearly")
        .member("introductoryOffer").member("paymentMode"),
      text: "subscriptionGroups[0] \"Premium\" > subscriptions[1] \"app.example.pro.yearly\""
        + " > introductoryOffer.paymentMode"),
  ]

  @Test(arguments: rows)
  func isReadable(row: Row) {
    #expect(row.path.text == row.text)
  }
}
