import PricingEngine
import Testing

struct PaymentScheduleTests {
  struct Row: CustomTestStringConvertible {
    let plan: String
    let offer: String?
    let entries: [String]
    let offerTotal: String?
    let firstYear: String?
    var testDescription: String { "\(plan), \(offer ?? "no offer")" }

    init(
      _ plan: String, _ offer: String?, _ entries: [String], offerTotal: String?, firstYear: String?
    ) {
      self.plan = plan
      self.offer = offer
      self.entries = entries
      self.offerTotal = offerTotal
      self.firstYear = firstYear
    }
  }

  static let rows = [
    Row(
      "9.99 P1M", nil, ["regular P0D: 1 × 9.99 P1M = 9.99, renews"], offerTotal: nil,
      firstYear: "119.88"),
    Row(
      "59.99 P1Y", nil, ["regular P0D: 1 × 59.99 P1Y = 59.99, renews"], offerTotal: nil,
      firstYear: "59.99"),
    Row(
      "9.99 P1M", "1.99 × 3 P1M",
      ["offer P0D: 3 × 1.99 P1M = 5.97", "regular P3M: 1 × 9.99 P1M = 9.99, renews"],
      offerTotal: "5.97", firstYear: "95.88"),
    Row(
      "4.99 P1M", "9.99 P6M",
      ["offer P0D: 1 × 9.99 P6M = 9.99", "regular P6M: 1 × 4.99 P1M = 4.99, renews"],
      offerTotal: "9.99", firstYear: "39.93"),
    Row(
      "9.99 P1M", "free P1M",
      ["offer P0D: 1 × 0 P1M = 0", "regular P1M: 1 × 9.99 P1M = 9.99, renews"], offerTotal: "0",
      firstYear: "109.89"),
    // A week is less than a month, so twelve monthly payments still fall into the first year.
    Row(
      "9.99 P1M", "free P7D",
      ["offer P0D: 1 × 0 P7D = 0", "regular P7D: 1 × 9.99 P1M = 9.99, renews"], offerTotal: "0",
      firstYear: "119.88"),
    Row(
      "59.99 P1Y", "free P2W",
      ["offer P0D: 1 × 0 P2W = 0", "regular P2W: 1 × 59.99 P1Y = 59.99, renews"], offerTotal: "0",
      firstYear: "59.99"),
    // Four weeks may be as long as February or shorter than a month.
    Row(
      "9.99 P1M", "free P4W",
      ["offer P0D: 1 × 0 P4W = 0", "regular P4W: 1 × 9.99 P1M = 9.99, renews"], offerTotal: "0",
      firstYear: nil),
    // The payments after a month fall due at 1, 4, 7 and 10 months.
    Row(
      "24.99 P3M", "free P1M",
      ["offer P0D: 1 × 0 P1M = 0", "regular P1M: 1 × 24.99 P3M = 24.99, renews"], offerTotal: "0",
      firstYear: "99.96"),
    // Nothing regular is due in a first year that is paid for.
    Row(
      "9.99 P1M", "40.99 P1Y",
      ["offer P0D: 1 × 40.99 P1Y = 40.99", "regular P1Y: 1 × 9.99 P1M = 9.99, renews"],
      offerTotal: "40.99", firstYear: "40.99"),
    Row(
      "9.99 P1M", "1.99 × 24 P1M",
      ["offer P0D: 24 × 1.99 P1M = 47.76", "regular P24M: 1 × 9.99 P1M = 9.99, renews"],
      offerTotal: "47.76", firstYear: "23.88"),
    // The offer may be shorter than a regular period.
    Row(
      "79.99 P1Y", "9.99 P3M",
      ["offer P0D: 1 × 9.99 P3M = 9.99", "regular P3M: 1 × 79.99 P1Y = 79.99, renews"],
      offerTotal: "9.99", firstYear: "89.98"),
    // A year has no exact number of weeks.
    Row(
      "2.99 P1W", nil, ["regular P0D: 1 × 2.99 P1W = 2.99, renews"], offerTotal: nil,
      firstYear: nil),
    Row(
      "2.99 P1W", "0.99 × 4 P7D",
      ["offer P0D: 4 × 0.99 P7D = 3.96", "regular P28D: 1 × 2.99 P1W = 2.99, renews"],
      offerTotal: "3.96", firstYear: nil),
  ]

  @Test(arguments: rows)
  func listsWhatIsPaidWhen(row: Row) throws {
    let words = row.plan.split(separator: " ").map(String.init)
    let plan = try PlanSample.subscription(words[0], words[1])
    let offer = try row.offer.map { Offer(.introductory, try PlanSample.terms($0)) }
    let schedule = try PaymentSchedule(of: plan, with: offer)
    #expect(schedule.entries.map(text) == row.entries)
    #expect(schedule.continuation == .renews)
    #expect(schedule.offerTotal?.amount.text == row.offerTotal)
    #expect(schedule.firstYearTotal?.amount.text == row.firstYear)
  }

  private func text(_ entry: PaymentSchedule.Entry) -> String {
    "\(entry.phase) \(entry.start.iso): \(entry.count) × \(entry.amount.amount) "
      + "\(entry.period?.iso ?? "once") = \(entry.total.amount)" + (entry.renews ? ", renews" : "")
  }

  @Test func aCommitmentHasTwelvePayments() throws {
    let plan = try PlanSample.commitment("4.99")
    let schedule = try PaymentSchedule(of: plan)
    #expect(schedule.entries.map(text) == ["regular P0D: 12 × 4.99 P1M = 59.88, renews"])
    #expect(schedule.firstYearTotal == plan.termTotal)
    let trial = Offer(.introductory, try PlanSample.terms("free P1M"), billing: .monthly)
    let later = try PaymentSchedule(of: plan, with: trial)
    #expect(
      later.entries.map(text)
        == ["offer P0D: 1 × 0 P1M = 0", "regular P1M: 12 × 4.99 P1M = 59.88, renews"])
    #expect(later.firstYearTotal?.amount.text == "54.89")
  }

  @Test func aOneTimePurchaseIsPaidOnce() throws {
    let schedule = try PaymentSchedule(of: try PlanSample.lifetime("24.99"))
    #expect(schedule.entries.map(text) == ["regular P0D: 1 × 24.99 once = 24.99"])
    #expect(schedule.continuation == .ends)
    #expect(schedule.firstYearTotal?.amount.text == "24.99")
  }

  struct CodeRow: CustomTestStringConvertible {
    let renews: Bool?
    let entries: [String]
    let continuation: PaymentSchedule.Continuation
    let firstYear: String?
    var testDescription: String { "renews: \(renews.map(String.init) ?? "unknown")" }
  }

  static let codes = [
    CodeRow(
      renews: true,
      entries: ["offer P0D: 1 × 0 P3M = 0", "regular P3M: 1 × 9.99 P1M = 9.99, renews"],
      continuation: .renews, firstYear: "89.91"),
    CodeRow(
      renews: false, entries: ["offer P0D: 1 × 0 P3M = 0"], continuation: .ends, firstYear: "0"),
    CodeRow(
      renews: nil, entries: ["offer P0D: 1 × 0 P3M = 0"], continuation: .unknown, firstYear: nil),
  ]

  @Test(arguments: codes)
  func anOfferCodeSaysWhetherItRenews(row: CodeRow) throws {
    let kind = Offer.Kind.offerCode(
      name: "spring", eligibility: [.new], stacksWithIntroductory: false, renews: row.renews)
    let schedule = try PaymentSchedule(
      of: try PlanSample.subscription("9.99", "P1M"),
      with: Offer(kind, try PlanSample.terms("free P3M")))
    #expect(schedule.entries.map(text) == row.entries)
    #expect(schedule.continuation == row.continuation)
    #expect(schedule.firstYearTotal?.amount.text == row.firstYear)
  }

  struct ErrorRow: CustomTestStringConvertible {
    let offer: String
    let currency: String
    let billing: BillingPlan.Kind
    let text: String
    var testDescription: String { text }

    init(
      _ offer: String, _ text: String, currency: String = "USD",
      billing: BillingPlan.Kind = .upFront
    ) {
      self.offer = offer
      self.currency = currency
      self.billing = billing
      self.text = text
    }
  }

  static let errors = [
    ErrorRow(
      "1.99 × 3 P1M", "expected an offer price in 'USD', got 'EUR'", currency: "EUR"),
    ErrorRow("1.99 × 3 P1W", "expected reduced periods of 'P1M', got 'P1W'"),
    ErrorRow("1.99 × 3 P1Y", "expected reduced periods of 'P1M', got 'P1Y'"),
    ErrorRow(
      "1.99 × 0 P1M", "the offer's length is no period: expected 1 to 999 units, got '0'"),
    ErrorRow(
      "1.99 × 9223372036854775807 P1M",
      "the offer's length is no period: expected 1 to 999 units, got '9223372036854775807'"),
    ErrorRow(
      "free P1W", "expected an offer of billing plan 'upFront', got one of 'monthly'",
      billing: .monthly),
  ]

  @Test(arguments: errors)
  func offersThatDoNotFitAreErrors(row: ErrorRow) throws {
    let plan = try PlanSample.subscription("9.99", "P1M")
    let offer = Offer(
      .introductory, try PlanSample.terms(row.offer, currency: row.currency), billing: row.billing)
    let error = try #require(throws: ScheduleError.self) {
      try PaymentSchedule(of: plan, with: offer)
    }
    #expect(error.description == row.text)
  }

  @Test func aOneTimePurchaseHasNoOffers() throws {
    let plan = try PlanSample.lifetime("24.99")
    let offer = Offer(.introductory, try PlanSample.terms("free P1W"))
    let error = ScheduleError.oneTimePurchase(productID: "lifetime")
    #expect(throws: error) { try PaymentSchedule(of: plan, with: offer) }
    #expect(error.description == "expected a subscription, got the one-time purchase 'lifetime'")
  }
}
