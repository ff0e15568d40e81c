import PricingEngine
import Testing

struct OfferComparisonTests {
  struct Row: CustomTestStringConvertible {
    let plan: (price: String, period: String)
    let offer: String
    let verdict: TermComparison.Verdict
    let basis: String
    let percent: String
    var testDescription: String { "\(offer) on \(plan.price) \(plan.period)" }

    init(
      _ plan: (String, String), _ offer: String, _ verdict: TermComparison.Verdict, _ basis: String,
      _ percent: String
    ) {
      self.plan = plan
      self.offer = offer
      self.verdict = verdict
      self.basis = basis
      self.percent = percent
    }
  }

  static let rows = [
    Row(("9.99", "P1M"), "34.99 P3M", .dearer, "3 × 9.99 = 29.97", "-16.7500…"),
    Row(("9.99", "P1M"), "29.97 P3M", .equal, "3 × 9.99 = 29.97", "0"),
    Row(("9.99", "P1M"), "1.99 × 3 P1M", .cheaper, "3 × 9.99 = 29.97", "80.0800…"),
    Row(("4.99", "P1M"), "20.15 × 2 P1M", .dearer, "2 × 4.99 = 9.98", "-303.8076…"),
    Row(("9.99", "P1M"), "free P1M", .cheaper, "1 × 9.99 = 9.99", "100"),
    // A part of a longer period is compared with that part of its price.
    Row(("79.99", "P1Y"), "9.99 P3M", .cheaper, "1/4 × 79.99 = 19.9975", "50.0437…"),
    Row(("79.99", "P1Y"), "79.99 P1Y", .equal, "1 × 79.99 = 79.99", "0"),
    // With 365/7 weeks a year this offer would look cheaper than 52.1428….
    Row(("1.00", "P1W"), "52.10 P1Y", .dearer, "52 × 1.00 = 52.00", "-0.1923…"),
    Row(("9.99", "P1M"), "free P1W", .cheaper, "84/365 × 9.99 = 2.2990…", "100"),
  ]

  @Test(arguments: rows)
  func comparesWithTheRegularPrice(row: Row) throws {
    let plan = try PlanSample.subscription(row.plan.price, row.plan.period)
    let offer = Offer(.introductory, try PlanSample.terms(row.offer))
    let comparison = try TermComparison(of: offer, on: plan)
    #expect(comparison.verdict == row.verdict)
    #expect(comparison.basis == row.basis)
    #expect(comparison.savedPercentText == row.percent)
  }

  @Test func theMonthlyCostOfADearOfferIsExact() throws {
    let equivalent = try PlanSample.terms("34.99 P3M").equivalent(per: .month)
    #expect(equivalent.exact.decimalText(digits: 3) == "11.663…")
  }

  @Test func aCommitmentIsComparedByItsPayments() throws {
    let plan = try PlanSample.commitment("4.99")
    let terms = try PlanSample.terms("2.99 × 3 P1M", currency: "EUR")
    let comparison = try TermComparison(
      of: Offer(.introductory, terms, billing: .monthly), on: plan)
    #expect(comparison.basis == "3 × 4.99 = 14.97")
    #expect(comparison.verdict == .cheaper)
  }

  @Test func nothingIsComparedWithAFreePlan() throws {
    let plan = try PlanSample.subscription("0", "P1M")
    let offer = Offer(.introductory, try PlanSample.terms("0.99 P1M"))
    let error = ScheduleError.freePlan(productID: "premium.p1m")
    #expect(throws: error) { try TermComparison(of: offer, on: plan) }
    #expect(error.description == "the regular price of 'premium.p1m' is zero")
  }

  @Test func offersThatDoNotFitAreErrors() throws {
    let plan = try PlanSample.subscription("9.99", "P1M")
    let long = Offer(.introductory, try PlanSample.terms("0.99 × 1000 P1M"))
    #expect(throws: ScheduleError.offerLength(.outOfRange(value: 1000))) {
      try TermComparison(of: long, on: plan)
    }
    let lifetime = try PlanSample.lifetime("24.99")
    #expect(throws: ScheduleError.oneTimePurchase(productID: "lifetime")) {
      try TermComparison(of: long, on: lifetime)
    }
  }
}
