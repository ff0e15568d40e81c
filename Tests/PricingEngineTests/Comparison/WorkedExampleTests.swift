import PricingEngine
import Testing

/// Thirty price pairs worked out by hand, from everyday ones to those where rounding goes wrong.
///
/// Rows 26 to 30 are about commitments, offers and seats and stand in tests of their own.
struct WorkedExampleTests {
  struct Row: CustomTestStringConvertible {
    let number: Int
    let currency: String
    let reference: (price: String, period: String)
    let plan: (price: String, period: String)
    let basis: String
    /// The exact percent and what is shown of it; `nil` where no saving is shown.
    let exact: String
    let percent: Int?
    let amount: String?
    let free: Int?
    /// The plan's price per period of the reference plan, rounded up.
    let equivalent: String
    var testDescription: String { "example \(number)" }

    init(
      _ number: Int, _ currency: String, _ reference: (String, String), _ plan: (String, String),
      _ basis: String, exact: String, _ percent: Int?, amount: String?, free: Int?, per: String
    ) {
      self.number = number
      self.currency = currency
      self.reference = reference
      self.plan = plan
      self.basis = basis
      self.exact = exact
      self.percent = percent
      self.amount = amount
      self.free = free
      self.equivalent = per
    }
  }

  static let rows = [
    Row(
      1, "USD", ("2.99", "P1M"), ("19.99", "P1Y"), "12 × 2.99 = 35.88", exact: "44.2865…", 44,
      amount: "15.89", free: 5, per: "1.67"),
    // Rounded to the nearest this would be 50 percent, which is not reached.
    Row(
      2, "USD", ("9.99", "P1M"), ("59.99", "P1Y"), "12 × 9.99 = 119.88", exact: "49.9582…", 49,
      amount: "59.89", free: 5, per: "5.00"),
    // To the nearest, 3.33 a month would be 39.96 a year, less than what is billed.
    Row(
      3, "USD", ("4.99", "P1M"), ("39.99", "P1Y"), "12 × 4.99 = 59.88", exact: "33.2164…", 33,
      amount: "19.89", free: 3, per: "3.34"),
    Row(
      4, "USD", ("4.99", "P1M"), ("49.99", "P1Y"), "12 × 4.99 = 59.88", exact: "16.5163…", 16,
      amount: "9.89", free: 1, per: "4.17"),
    Row(
      5, "USD", ("3.99", "P1M"), ("23.94", "P1Y"), "12 × 3.99 = 47.88", exact: "50", 50,
      amount: "23.94", free: 6, per: "2.00"),
    Row(
      6, "USD", ("2.00", "P1M"), ("24.00", "P1Y"), "12 × 2.00 = 24.00", exact: "0", nil,
      amount: nil, free: nil, per: "2.00"),
    Row(
      7, "USD", ("1.99", "P1M"), ("24.99", "P1Y"), "12 × 1.99 = 23.88", exact: "-4.6482…", nil,
      amount: nil, free: nil, per: "2.09"),
    Row(
      8, "JPY", ("980", "P1M"), ("9800", "P1Y"), "12 × 980 = 11760", exact: "16.6666…", 16,
      amount: "1960", free: 2, per: "817"),
    Row(
      9, "JPY", ("300", "P1M"), ("2800", "P1Y"), "12 × 300 = 3600", exact: "22.2222…", 22,
      amount: "800", free: 2, per: "234"),
    Row(
      10, "KRW", ("4400", "P1M"), ("33000", "P1Y"), "12 × 4400 = 52800", exact: "37.5", 37,
      amount: "19800", free: 4, per: "2750"),
    Row(
      11, "KWD", ("0.990", "P1M"), ("5.990", "P1Y"), "12 × 0.990 = 11.880", exact: "49.5791…", 49,
      amount: "5.890", free: 5, per: "0.500"),
    // With no digits, as CLDR 48 has it for HUF, the amount would be 833. The same sum in CLP:
    Row(
      12, "CLP", ("1490", "P1M"), ("9990", "P1Y"), "12 × 1490 = 17880", exact: "44.1275…", 44,
      amount: "7890", free: 5, per: "833"),
    // HUF has the two digits of ISO 4217 here, whatever CLDR says.
    Row(
      13, "HUF", ("1490", "P1M"), ("9990", "P1Y"), "12 × 1490.00 = 17880.00", exact: "44.1275…", 44,
      amount: "7890.00", free: 5, per: "832.50"),
    Row(
      14, "TWD", ("90", "P1M"), ("690", "P1Y"), "12 × 90.00 = 1080.00", exact: "36.1111…", 36,
      amount: "390.00", free: 4, per: "57.50"),
    Row(
      15, "IDR", ("49000", "P1M"), ("399000", "P1Y"), "12 × 49000.00 = 588000.00",
      exact: "32.1428…", 32, amount: "189000.00", free: 3, per: "33250.00"),
    Row(
      16, "VND", ("69000", "P1M"), ("599000", "P1Y"), "12 × 69000 = 828000", exact: "27.6570…", 27,
      amount: "229000", free: 3, per: "49917"),
    Row(
      17, "CLP", ("2990", "P1M"), ("19990", "P1Y"), "12 × 2990 = 35880", exact: "44.2865…", 44,
      amount: "15890", free: 5, per: "1666"),
    Row(
      18, "COP", ("14900", "P1M"), ("99900", "P1Y"), "12 × 14900.00 = 178800.00",
      exact: "44.1275…", 44, amount: "78900.00", free: 5, per: "8325.00"),
    Row(
      19, "INR", ("299", "P1M"), ("1999", "P1Y"), "12 × 299.00 = 3588.00", exact: "44.2865…", 44,
      amount: "1589.00", free: 5, per: "166.59"),
    // No cash rounding to 1.65.
    Row(
      20, "CHF", ("3.00", "P1M"), ("20.00", "P1Y"), "12 × 3.00 = 36.00", exact: "44.4444…", 44,
      amount: "16.00", free: 5, per: "1.67"),
    Row(
      21, "BRL", ("14.90", "P1M"), ("99.90", "P1Y"), "12 × 14.90 = 178.80", exact: "44.1275…", 44,
      amount: "78.90", free: 5, per: "8.33"),
    Row(
      22, "EUR", ("2.99", "P1M"), ("7.99", "P3M"), "3 × 2.99 = 8.97", exact: "10.9253…", 10,
      amount: "0.98", free: nil, per: "2.67"),
    Row(
      23, "EUR", ("2.99", "P1M"), ("14.99", "P6M"), "6 × 2.99 = 17.94", exact: "16.4437…", 16,
      amount: "2.95", free: nil, per: "2.50"),
    // 52 weeks, the smaller saving; with 365/7 weeks it would be 84.6293… and 44 weeks.
    Row(
      24, "USD", ("4.99", "P1W"), ("39.99", "P1Y"), "52 × 4.99 = 259.48", exact: "84.5884…", 84,
      amount: "219.49", free: 43, per: "0.77"),
    Row(
      25, "USD", ("2.99", "P1W"), ("9.99", "P1M"), "13/3 × 2.99 = 12.9566…", exact: "22.8968…", 22,
      amount: "2.96", free: nil, per: "2.31"),
  ]

  @Test(arguments: rows)
  func pairsOfPlans(row: Row) throws {
    let reference = try PlanSample.subscription(
      row.reference.price, row.reference.period, currency: row.currency)
    let plan = try PlanSample.subscription(row.plan.price, row.plan.period, currency: row.currency)
    let unit = try #require(reference.term?.unit)
    #expect(try plan.equivalent(per: unit).amount.amount.text == row.equivalent)
    let comparison: TermComparison
    do throws(NoSavings) {
      let savings = try Savings(of: plan, comparedWith: reference)
      #expect(savings.percent == row.percent)
      #expect(savings.amount?.amount.text == row.amount)
      #expect(savings.free?.count == row.free)
      #expect(savings.comparedTo == reference.productID)
      comparison = savings.comparison
    } catch {
      #expect(row.percent == nil, "\(error)")
      comparison = try #require(error.comparison)
    }
    #expect(comparison.basis == row.basis)
    #expect(comparison.savedPercentText == row.exact)
  }

  @Test func example26PayingUpFrontInsteadOfCommitting() throws {
    let committed = try PlanSample.commitment("4.99")
    let upFront = try PlanSample.subscription(
      "49.99", "P1Y", currency: "EUR", storefront: "DEU")
    let savings = try Savings(of: upFront, comparedWith: committed)
    #expect(committed.termTotal.amount.text == "59.88")
    #expect(savings.percent == 16)
    #expect(savings.exactPercentText == "16.5163…")
    #expect(savings.amount?.amount.text == "9.89")
    #expect(savings.monthsFree == 1)
    #expect(savings.basis == "12 × 4.99 = 59.88")
  }

  struct ScheduleRow: CustomTestStringConvertible {
    let number: Int
    let price: String
    let offer: String
    let firstYear: String
    var testDescription: String { "example \(number)" }
  }

  static let schedules = [
    ScheduleRow(number: 27, price: "9.99", offer: "1.99 × 3 P1M", firstYear: "95.88"),
    ScheduleRow(number: 28, price: "4.99", offer: "9.99 P6M", firstYear: "39.93"),
    ScheduleRow(number: 30, price: "9.99", offer: "free P1M", firstYear: "109.89"),
  ]

  @Test(arguments: schedules)
  func offersOnAMonthlyPlan(row: ScheduleRow) throws {
    let plan = try PlanSample.subscription(row.price, "P1M")
    let offer = Offer(.introductory, try PlanSample.terms(row.offer))
    let schedule = try PaymentSchedule(of: plan, with: offer)
    #expect(schedule.firstYearTotal?.amount.text == row.firstYear)
  }

  @Test func example29FiftySeats() throws {
    let price = try GraduatedPrice(tiers: [
      .init(from: 1, price: try PlanSample.money("19.99")),
      .init(from: 21, price: try PlanSample.money("13.99")),
      .init(from: 41, price: try PlanSample.money("10.99")),
    ])
    let total = try price.total(seats: 50)
    let flat = 50 * (try PlanSample.money("19.99"))
    #expect(total.amount.text == "789.50")
    #expect(flat.amount.text == "999.50")
    #expect(try price.averagePerSeat(seats: 50).amount.text == "15.79")
    let saved = (flat.amount - total.amount).fraction / flat.amount.fraction * Fraction(100)
    #expect(saved.decimalText(digits: 4) == "21.0105…")
    #expect(saved.floor == 21)
  }
}

extension NoSavings {
  /// The comparison behind a reason that has one.
  fileprivate var comparison: TermComparison? {
    switch self {
    case .dearer(let comparison), .equal(let comparison), .belowOnePercent(let comparison):
      comparison
    default: nil
    }
  }
}
