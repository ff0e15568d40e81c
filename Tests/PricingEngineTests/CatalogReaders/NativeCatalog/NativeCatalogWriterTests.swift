import Testing

@testable import PricingEngine

@Suite struct NativeCatalogWriterTests {
  @Test func writesWhatTheReaderReads() throws {
    var random = RandomCatalog(seed: 20_261_130)
    for _ in 0..<100 {
      let catalog = try random.catalog()
      let text = NativeCatalogWriter.text(of: catalog)
      let reading = NativeCatalogReader.read(
        try SourceText(file: "catalog.json", bytes: Array(text.utf8)))
      let errors = reading.findings.filter { $0.severity == .error }
      #expect(errors.isEmpty)
      #expect(reading.catalog == catalog)
      // Equal amounts may differ in written digits, equal texts may not.
      #expect(reading.catalog.map(NativeCatalogWriter.text) == text)
    }
  }

  @Test func writesEverythingInAFixedOrder() throws {
    let usa = try Storefront(code: "USA")
    let japan = try Storefront(code: "JPN")
    func money(_ text: String, _ storefront: Storefront) throws -> Money {
      Money(try ExactDecimal(parsing: text), storefront.currency)
    }
    let code = Offer.Kind.offerCode(
      name: "Spring", eligibility: [.new, .expired], stacksWithIntroductory: false, renews: false)
    let month = SubscriptionPeriod.one(.month)
    let catalog = Catalog(
      products: [
        Product(
          id: "year",
          kind: .autoRenewable(.init(period: .one(.year), groupID: "g", level: 1)),
          localizations: [
            .init(locale: "en-US", displayName: "Year <3", description: "A year.")
          ], isFamilyShareable: true,
          pricing: [
            usa: .init(price: try money("49.90", usa)),
            japan: .init(
              price: try money("6000", japan),
              billingPlans: [
                BillingPlan(.upFront, price: try money("6000", japan)),
                BillingPlan(.monthly, price: try money("600", japan)),
              ],
              offers: [
                Offer(.introductory, .freeTrial(period: .one(.week))),
                Offer(
                  code, .payAsYouGo(price: try money("300", japan), period: month, count: 3),
                  billing: .monthly),
                Offer(
                  .winBack(offerID: "back"),
                  .payUpFront(price: try money("3000", japan), period: try .init(6, .month))),
              ]),
          ]),
        Product(
          id: "coins", kind: .consumable, localizations: [], isFamilyShareable: false, pricing: [:]),
      ],
      groups: [
        SubscriptionGroup(id: "g", referenceName: "pro", displayNames: ["de": "P", "ar": "Q"])
      ],
      storefront: usa, namesStorefront: false, defaultLocale: "en-US",
      policies: Policies(
        termsURL: "https://example.com/terms", privacyURLs: ["en": "https://e.com"]))
    #expect(NativeCatalogWriter.text(of: catalog) == Self.expected)
  }

  private static let expected = """
    {
      "schema": "paywall-catalog/1",
      "store": "appStore",
      "storefront": "USA",
      "storefrontStated": false,
      "defaultLocale": "en-US",
      "policies": {
        "termsURL": "https://example.com/terms",
        "privacyURLs": {
          "en": "https://e.com"
        }
      },
      "groups": [
        {
          "id": "g",
          "referenceName": "pro",
          "displayNames": {
            "ar": "Q",
            "de": "P"
          }
        }
      ],
      "products": [
        {
          "id": "year",
          "kind": "autoRenewable",
          "period": "P1Y",
          "groupID": "g",
          "level": 1,
          "familyShareable": true,
          "localizations": [
            {
              "locale": "en-US",
              "displayName": "Year \\u003C3",
              "description": "A year."
            }
          ],
          "prices": {
            "JPN": {
              "price": {
                "amount": "6000",
                "currency": "JPY"
              },
              "billingPlans": [
                {
                  "kind": "upFront",
                  "price": {
                    "amount": "6000",
                    "currency": "JPY"
                  }
                },
                {
                  "kind": "monthly",
                  "price": {
                    "amount": "600",
                    "currency": "JPY"
                  }
                }
              ],
              "offers": [
                {
                  "kind": "introductory",
                  "mode": "freeTrial",
                  "period": "P1W"
                },
                {
                  "kind": "offerCode",
                  "name": "Spring",
                  "eligibility": [
                    "new",
                    "expired"
                  ],
                  "stacksWithIntroductory": false,
                  "renews": false,
                  "mode": "payAsYouGo",
                  "period": "P1M",
                  "periodCount": 3,
                  "price": {
                    "amount": "300",
                    "currency": "JPY"
                  },
                  "billing": "monthly"
                },
                {
                  "kind": "winBack",
                  "offerID": "back",
                  "mode": "payUpFront",
                  "period": "P6M",
                  "price": {
                    "amount": "3000",
                    "currency": "JPY"
                  }
                }
              ]
            },
            "USA": {
              "price": {
                "amount": "49.90",
                "currency": "USD"
              }
            }
          }
        },
        {
          "id": "coins",
          "kind": "consumable",
          "familyShareable": false,
          "localizations": [],
          "prices": {}
        }
      ]
    }

    """
}
