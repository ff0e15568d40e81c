import PricingEngine
import Testing

@testable import CopyTemplates

@Suite struct PriceSheetRendererTests {
  private func sheet(_ paywall: SamplePaywall) throws -> PriceSheet {
    try PriceSheet(
      quotes: try paywall.quotes(),
      phrases: try BuiltIn.phrases(paywall.locale, storefront: paywall.storefront),
      catalogLocale: nil, findings: [])
  }

  private static let header =
    "productID,kind,billing,storefront,currency,amount,period,commitmentTotal,perMonth,perWeek,"
    + "perDay,perYear,comparedTo,savingsPercent,savingsAmount,monthsFree\r\n"

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let paywall: SamplePaywall
    let rows: [String]
    var testDescription: String { id }
  }

  /// 19.99 / 12 = 1.6658…, / 52 = 0.3844…, / 364 = 0.0549…; 2.99 × 12 / 365 × 7 …: all rounded up.
  static let rows = [
    Row(
      id: "subscriptions", paywall: .brewLog,
      rows: [
        "yearly,autoRenewable,upFront,USA,USD,19.99,P1Y,,1.67,0.39,0.06,19.99,monthly,44,15.89,5",
        "monthly,autoRenewable,upFront,USA,USD,2.99,P1M,,2.99,0.69,0.10,35.88,,,,",
      ]),
    Row(
      id: "a one-time purchase", paywall: .pocketTuner,
      rows: ["full,nonConsumable,upFront,USA,USD,24.99,,,,,,,,,,"]),
    Row(
      id: "a commitment, by its payment and its total",
      paywall: SamplePaywall(
        storefront: "DEU",
        products: [SampleProduct(id: "annual", price: "49.99", commitment: "4.99")]),
      rows: [
        "annual,autoRenewable,upFront,DEU,EUR,49.99,P1Y,,4.17,0.97,0.14,49.99,annual,16,9.89,1",
        "annual,autoRenewable,monthly,DEU,EUR,4.99,P1M,59.88,4.99,1.16,0.17,59.88,,,,",
      ]),
    Row(
      id: "written digits stay",
      paywall: SamplePaywall(products: [
        SampleProduct(id: "a", kind: .nonConsumable, price: "7.4"),
        SampleProduct(id: "b", kind: .nonConsumable, price: "24.900"),
        SampleProduct(id: "c", kind: .nonConsumable, price: "0.0825"),
      ]),
      rows: [
        "a,nonConsumable,upFront,USA,USD,7.40,,,,,,,,,,",
        "b,nonConsumable,upFront,USA,USD,24.90,,,,,,,,,,",
        "c,nonConsumable,upFront,USA,USD,0.0825,,,,,,,,,,",
      ]),
  ]

  @Test(arguments: rows)
  func writesCSV(row: Row) throws {
    let expected = Self.header + row.rows.map { $0 + "\r\n" }.joined()
    #expect(PriceSheetRenderer.csv([try sheet(row.paywall)]) == expected)
  }

  @Test func writesJSON() throws {
    let environment = FormattingEnvironment()
    #expect(
      PriceSheetRenderer.json(try sheet(.pocketTuner), source: .catalog) == """
        {
          "schema": "paywall-prices/1",
          "locale": "en",
          "servedLocale": "en",
          "direction": "ltr",
          "storefront": "USA",
          "storefrontSource": "catalog",
          "currency": "USD",
          "plans": [
            {
              "productID": "full",
              "kind": "nonConsumable",
              "displayName": "Full Version",
              "billing": "upFront",
              "price": {
                "amount": "24.99",
                "currency": "USD",
                "text": "$24.99"
              },
              "period": null,
              "commitment": null,
              "equivalents": [],
              "savings": null,
              "noSavingsReason": "'full' is bought once and has no period to compare",
              "offers": [],
              "seats": null
            }
          ],
          "findings": [],
          "environment": {
            "icu": "\(environment.icu)",
            "cldr": "\(environment.cldr)"
          }
        }

        """)
  }
}
