import Foundation
import PricingEngine
import Testing

@testable import CopyTemplates

/// What `explain` prints: for each number the sum it came from, for each claim its proof.
@Suite struct ExplanationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let paywall: SamplePaywall
    /// The part about plans.
    let plans: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "equivalents and savings", paywall: .brewLog,
      plans: """
        yearly
          billed: 19.99 USD per P1Y, as the catalog says
          per month: 1.67 (19.99 / 12 = 1.6658…, rounded up; 12 months)
          per week: 0.39 (19.99 / 52 = 0.3844…, rounded up; 52 weeks a year)
          per day: 0.06 (19.99 / 364 = 0.0549…, rounded up; 52 weeks a year)
          saving against monthly: 44 % (12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; \
        15.89 / 35.88 = 44.2865… %, rounded down to 44 %)
          amount saved: 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89
          months free: 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; 15.89 / 2.99 = 5.3143…, \
        rounded down to 5

        monthly
          billed: 2.99 USD per P1M, as the catalog says
          per week: 0.69 (2.99 × 3 / 13 = 0.69; 52 weeks a year)
          per day: 0.10 (2.99 × 3 / 91 = 0.0985…, rounded up; 52 weeks a year)
          per year: 35.88 (2.99 × 12 = 35.88; 12 months a year)
          no saving: no shorter plan of the same group and level to compare 'monthly' with

        """),
    Row(
      id: "a one-time purchase", paywall: .pocketTuner,
      plans: """
        full
          billed: 24.99 USD, once, as the catalog says
          no saving: 'full' is bought once and has no period to compare

        """),
    Row(
      id: "payments of an offer",
      paywall: .offer(.asYouGo("1.99", "P1M", 3), on: "P1M", "9.99"),
      plans: """
        plan
          billed: 9.99 USD per P1M, as the catalog says
          per week: 2.31 (9.99 × 3 / 13 = 2.3053…, rounded up; 52 weeks a year)
          per day: 0.33 (9.99 × 3 / 91 = 0.3293…, rounded up; 52 weeks a year)
          per year: 119.88 (9.99 × 12 = 119.88; 12 months a year)
          no saving: no shorter plan of the same group and level to compare 'plan' with
          offer: introductory, payAsYouGo
            from P0D: 3 × 1.99 every P1M = 5.97
            from P3M: 9.99 every P1M, until canceled

        """),
    Row(
      id: "a commitment",
      paywall: SamplePaywall(
        storefront: "DEU",
        products: [
          SampleProduct(id: "annual", price: "49.99", commitment: "4.99", isSoldUpFront: false)
        ]),
      plans: """
        annual
          billed: 4.99 EUR per P1M, as the catalog says
          commitment: 12 × 4.99 = 59.88
          per week: 1.16 (4.99 × 3 / 13 = 1.1515…, rounded up; 52 weeks a year)
          per day: 0.17 (4.99 × 3 / 91 = 0.1645…, rounded up; 52 weeks a year)
          per year: 59.88 (4.99 × 12 = 59.88; 12 months a year)
          no saving: no shorter plan of the same group and level to compare 'annual' with

        """),
  ]

  @Test(arguments: rows)
  func showsEverySum(row: Row) throws {
    let text = Explanation.text(try row.paywall.copy())
    let storefront = try Storefront(code: row.paywall.storefront)
    let head =
      "\(row.paywall.template) for \(storefront.name) (\(storefront.code)), in en, "
      + "numbers as in en\n\n"
    #expect(text.hasPrefix(head), "\(text)")
    let claims = try #require(text.range(of: "\nclaims\n"))
    #expect(text[..<claims.lowerBound].dropFirst(head.count) == row.plans)
  }

  @Test func showsEveryClaim() {
    let claims = [
      ClaimRecord(
        kind: .cancelAnytime, section: "cancel", productID: nil,
        verdict: .refused(reason: "there is nothing to cancel")),
      ClaimRecord(
        kind: .noSubscription, section: "once", productID: "full",
        verdict: .proven(evidence: "'full' is a consumable, bought once")),
      ClaimRecord(
        kind: .monthsFree, section: "saving", productID: "yearly",
        verdict: .proven(
          ClaimEvidence(
            facts: ["compared with 'monthly' at 2.99 USD"],
            sum: ClaimEvidence.Sum(
              text: "15.89 / 2.99 = 5.3143…, rounded down to 5", exact: "5.3143…", allowed: "5")))),
    ]
    #expect(
      Explanation.claims(claims) == """
        claims
          refused cancel-anytime in 'cancel'
                  there is nothing to cancel
                  rules: cancel-anytime-not-renewable, cancel-anytime-under-commitment
          proven  no-subscription in 'once' of full
                  'full' is a consumable, bought once
                  rules: no-subscription-false
          proven  months-free in 'saving' of yearly
                  15.89 / 2.99 = 5.3143…, rounded down to 5
                  fact: compared with 'monthly' at 2.99 USD
                  exact: 5.3143…; allowed: 5
                  rules: months-free-mismatch, save-percent-understated

        """)
  }
}
