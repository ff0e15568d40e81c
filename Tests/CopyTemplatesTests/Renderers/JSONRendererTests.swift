import CopyTemplates
import PricingEngine
import Testing

@Suite struct JSONRendererTests {
  private func template() throws -> TemplateDefinition {
    try BuiltIn.template(
      reading: try source(
        """
        {"schema": "paywall-template/1", "name": "own", "summary": "s", "kinds": ["autoRenewable"],
          "states": ["new"], "sections": [
            {"plans": [
              {"id": "price", "role": "billedAmount", "prominence": 1, "messages": ["plan.price"]},
              {"id": "trial", "role": "trial", "prominence": 2, "messages": ["offer.freeTrial"]}]},
            {"id": "list", "role": "benefit", "prominence": 3, "fact": "features"},
            {"id": "terms", "role": "terms", "prominence": 4, "link": "terms",
              "messages": ["link.terms"]}]}
        """))
  }

  /// A yearly plan with a trial, in German, for a storefront that somebody named.
  @Test func writesTheWholeDocument() throws {
    let paywall = SamplePaywall(
      locale: "de",
      products: [SampleProduct(id: "year", offers: [.freeTrial("P1W")], names: ["de": "<Jahr>"])],
      others: [SampleProduct(id: "month", kind: .subscription("P1M"), price: "2.99")],
      facts: """
        , "features": [{"id": "csv", "text": "CSV"}], "links": {"terms": "https://a.example/t"}
        """)
    let copy = try paywall.composer(template: try template()).compose(try paywall.quotes())
    let finding = Finding(
      .warning, rule: "r", at: PricingEngine.SourceLocation(file: "f", line: 2, column: 3),
      path: "a.b", productID: "year", "m", fix: "x")
    let text = JSONRenderer.text(copy, storefrontSource: .option, findings: [finding])
    let environment = FormattingEnvironment()
    #expect(
      text == """
        {
          "schema": "paywall-copy/1",
          "template": "own",
          "state": "new",
          "stateValue": null,
          "locale": "de",
          "servedLocale": "de",
          "direction": "ltr",
          "storefront": "USA",
          "storefrontSource": "option",
          "currency": "USD",
          "plans": [
            {
              "productID": "year",
              "kind": "autoRenewable",
              "displayName": "\\u003CJahr>",
              "billing": "upFront",
              "price": {
                "amount": "19.99",
                "currency": "USD",
                "text": "19,99\\u00A0$"
              },
              "period": {
                "iso": "P1Y",
                "value": 1,
                "unit": "year",
                "text": "1 Jahr"
              },
              "commitment": null,
              "equivalents": [
                {
                  "unit": "month",
                  "amount": "1.67",
                  "text": "1,67\\u00A0$",
                  "rounding": "up",
                  "basis": "12 months"
                },
                {
                  "unit": "week",
                  "amount": "0.39",
                  "text": "0,39\\u00A0$",
                  "rounding": "up",
                  "basis": "52 weeks a year"
                },
                {
                  "unit": "day",
                  "amount": "0.06",
                  "text": "0,06\\u00A0$",
                  "rounding": "up",
                  "basis": "52 weeks a year"
                }
              ],
              "savings": {
                "comparedTo": "month",
                "percent": 44,
                "text": "44\\u00A0%",
                "amount": {
                  "amount": "15.89",
                  "currency": "USD",
                  "text": "15,89\\u00A0$"
                },
                "monthsFree": 5,
                "periodsFree": {
                  "count": 5,
                  "iso": "P1M"
                },
                "exactPercent": "44.2865…",
                "rounding": "down",
                "basis": "12 × 2.99 = 35.88"
              },
              "noSavingsReason": null,
              "offers": [
                {
                  "kind": "introductory",
                  "mode": "freeTrial",
                  "period": {
                    "iso": "P1W",
                    "value": 1,
                    "unit": "week",
                    "text": "1 Woche"
                  },
                  "periodCount": 1,
                  "price": {
                    "amount": "0.00",
                    "currency": "USD",
                    "text": "0,00\\u00A0$"
                  },
                  "total": {
                    "amount": "0.00",
                    "currency": "USD",
                    "text": "0,00\\u00A0$"
                  },
                  "schedule": [
                    {
                      "phase": "offer",
                      "starts": "P0D",
                      "price": {
                        "amount": "0.00",
                        "currency": "USD",
                        "text": "0,00\\u00A0$"
                      },
                      "count": 1,
                      "every": "P1W",
                      "renews": false
                    },
                    {
                      "phase": "regular",
                      "starts": "P1W",
                      "price": {
                        "amount": "19.99",
                        "currency": "USD",
                        "text": "19,99\\u00A0$"
                      },
                      "count": 1,
                      "every": "P1Y",
                      "renews": true
                    }
                  ]
                }
              ],
              "seats": null
            }
          ],
          "change": null,
          "sections": [
            {
              "id": "price",
              "item": null,
              "role": "billedAmount",
              "prominence": 1,
              "productID": "year",
              "plan": 0,
              "text": "19,99\\u00A0$ pro Jahr",
              "url": null,
              "claims": []
            },
            {
              "id": "trial",
              "item": null,
              "role": "trial",
              "prominence": 2,
              "productID": "year",
              "plan": 0,
              "text": "Kostenlos für 1 Woche, danach 19,99\\u00A0$ pro Jahr",
              "url": null,
              "claims": [
                "free-trial"
              ]
            },
            {
              "id": "list",
              "item": "csv",
              "role": "benefit",
              "prominence": 3,
              "productID": null,
              "plan": null,
              "text": "CSV",
              "url": null,
              "claims": []
            },
            {
              "id": "terms",
              "item": null,
              "role": "terms",
              "prominence": 4,
              "productID": null,
              "plan": null,
              "text": "Nutzungsbedingungen",
              "url": "https://a.example/t",
              "claims": []
            }
          ],
          "claims": [
            {
              "kind": "free-trial",
              "section": "trial",
              "productID": "year",
              "verdict": "proven",
              "evidence": "introductory offer of 'year': free for P1W, then 19.99 USD per P1Y",
              "facts": [
                "introductory offer of 'year': free for P1W, then 19.99 USD per P1Y"
              ],
              "sum": null,
              "exact": null,
              "allowed": null,
              "rules": [
                "free-trial-without-offer",
                "free-trial-length-mismatch",
                "free-trial-paid-offer"
              ]
            }
          ],
          "findings": [
            {
              "rule": "r",
              "severity": "warning",
              "message": "m",
              "file": "f",
              "line": 2,
              "column": 3,
              "path": "a.b",
              "productID": "year",
              "fix": "x"
            }
          ],
          "environment": {
            "icu": "\(environment.icu)",
            "cldr": "\(environment.cldr)"
          }
        }

        """)
  }
}
