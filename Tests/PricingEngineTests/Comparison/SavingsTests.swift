import PricingEngine
import Testing

struct SavingsTests {
  struct Row: CustomTestStringConvertible {
    let reference: (price: String, period: String)
    let plan: (price: String, period: String)
    let currency: String
    let percent: Int
    let exact: String
    let monthsFree: Int?
    var testDescription: String { "\(plan.price) \(plan.period) against \(reference.price)" }

    init(
      _ reference: (String, String), _ plan: (String, String), _ percent: Int, _ exact: String,
      monthsFree: Int?, currency: String = "USD"
    ) {
      self.reference = reference
      self.plan = plan
      self.currency = currency
      self.percent = percent
      self.exact = exact
      self.monthsFree = monthsFree
    }
  }

  /// A saving is what an honest sentence may say of it: percent and months, both rounded down.
  static let rows = [
    Row(("9.99", "P1M"), ("66.99", "P1Y"), 44, "44.1191…", monthsFree: 5),
    Row(("4.99", "P1M"), ("33.49", "P1Y"), 44, "44.0714…", monthsFree: 5),
    // The ladder that everyone calls "2 months free" is nine cents short of it.
    Row(("9.99", "P1M"), ("99.99", "P1Y"), 16, "16.5915…", monthsFree: 1),
    Row(("9.99", "P1M"), ("99.90", "P1Y"), 16, "16.6666…", monthsFree: 2),
    Row(("4.99", "P1M"), ("49.99", "P1Y"), 16, "16.5163…", monthsFree: 1),
    Row(("5.00", "P1M"), ("50.00", "P1Y"), 16, "16.6666…", monthsFree: 2),
    Row(("9.99", "P1M"), ("59.99", "P1Y"), 49, "49.9582…", monthsFree: 5),
    Row(("7.99", "P1M"), ("39.99", "P1Y"), 58, "58.2916…", monthsFree: 6),
    Row(("600", "P1M"), ("5400", "P1Y"), 25, "25", monthsFree: 3, currency: "JPY"),
    Row(("1.99", "P1W"), ("19.99", "P1Y"), 80, "80.6822…", monthsFree: nil),
    // Binary floating point makes 19 of this one.
    Row(("2.5", "P1M"), ("24.0", "P1Y"), 20, "20", monthsFree: 2),
    // One yearly plan, two storefronts: percentages are computed for each.
    Row(("44.99", "P1M"), ("262.99", "P1Y"), 51, "51.2873…", monthsFree: 6, currency: "PLN"),
    Row(("5.99", "P1M"), ("59.99", "P1Y"), 16, "16.5414…", monthsFree: 1),
    // 52 weeks a year. With 365/7 the first would be 55 percent, with 365.25/7 the second 84.
    Row(("2.99", "P1W"), ("69.99", "P1Y"), 54, "54.9845…", monthsFree: nil),
    Row(("5.99", "P1W"), ("49.99", "P1Y"), 83, "83.9508…", monthsFree: nil),
    // Other shapes: quarters of a year, weeks of days, a free plan.
    Row(("7.99", "P3M"), ("19.99", "P1Y"), 37, "37.4530…", monthsFree: 3),
    Row(("7.99", "P7D"), ("9.99", "P2W"), 37, "37.4843…", monthsFree: nil),
    Row(("19.99", "P1Y"), ("19.99", "P2Y"), 50, "50", monthsFree: 12),
    Row(("2.99", "P1M"), ("0", "P1Y"), 100, "100", monthsFree: 12),
  ]

  @Test(arguments: rows)
  func isRoundedDown(row: Row) throws {
    let reference = try PlanSample.subscription(
      row.reference.price, row.reference.period, currency: row.currency)
    let plan = try PlanSample.subscription(row.plan.price, row.plan.period, currency: row.currency)
    let savings = try Savings(of: plan, comparedWith: reference)
    #expect(savings.percent == row.percent)
    #expect(savings.exactPercentText == row.exact)
    #expect(savings.monthsFree == row.monthsFree)
  }

  @Test func amountsNameTheirRounding() throws {
    func savings(
      _ reference: (String, String), _ plan: (String, String), _ currency: String = "USD"
    )
      throws -> Savings
    {
      try Savings(
        of: try PlanSample.subscription(plan.0, plan.1, currency: currency),
        comparedWith: try PlanSample.subscription(reference.0, reference.1, currency: currency))
    }
    let exact = try savings(("2.99", "P1M"), ("19.99", "P1Y"))
    #expect(exact.amount?.amount.text == "15.89")
    #expect(exact.amountRounding == .exact)
    let cut = try savings(("2.99", "P1W"), ("9.99", "P1M"))
    #expect(cut.amount?.amount.text == "2.96")
    #expect(cut.amountRounding == .down)
    // The finer of both prices decides the digits.
    let fine = try savings(("0.0825", "P1M"), ("0.5", "P1Y"))
    #expect(fine.amount?.amount.text == "0.4900")
    // 21.67 for a month of weeks against 21 is 3 percent and less than one yen.
    let small = try savings(("5", "P1W"), ("21", "P1M"), "JPY")
    #expect(small.percent == 3)
    #expect(small.amount == nil)
    #expect(small.amountRounding == .down)
  }

  @Test func freePeriodsAreThoseOfTheReference() throws {
    let quarterly = try PlanSample.subscription("7.99", "P3M")
    let yearly = try PlanSample.subscription("19.99", "P1Y")
    let free = try Savings(of: yearly, comparedWith: quarterly).free
    #expect(free?.count == 1)
    #expect(free?.period.iso == "P3M")
    let weekly = try PlanSample.subscription("1.99", "P1W")
    let weeks = try Savings(of: yearly, comparedWith: weekly).free
    #expect(weeks?.count == 41)
    #expect(weeks?.period.iso == "P1W")
  }

  @Test func aCommitmentIsComparedByItsTotal() throws {
    let monthly = try PlanSample.subscription("9.99", "P1M", currency: "EUR", storefront: "DEU")
    let committed = try PlanSample.commitment("4.99")
    let savings = try Savings(of: committed, comparedWith: monthly)
    #expect(savings.comparison.total.amount.text == "59.88")
    #expect(savings.basis == "12 × 9.99 = 119.88")
    #expect(savings.percent == 50)
    #expect(savings.exactPercentText == "50.0500…")
  }
}
