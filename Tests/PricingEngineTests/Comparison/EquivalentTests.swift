import PricingEngine
import Testing

struct EquivalentTests {
  struct Row: CustomTestStringConvertible {
    let price: String
    let currency: String
    let period: String
    let unit: SubscriptionPeriod.Unit
    let amount: String
    let rounding: Rounding
    let basis: String
    let calculation: String
    var testDescription: String { "\(price) \(currency) \(period) per \(unit)" }

    init(
      _ price: String, _ currency: String, _ period: String, per unit: SubscriptionPeriod.Unit,
      _ amount: String, _ rounding: Rounding, _ basis: String, _ calculation: String
    ) {
      self.price = price
      self.currency = currency
      self.period = period
      self.unit = unit
      self.amount = amount
      self.rounding = rounding
      self.basis = basis
      self.calculation = calculation
    }
  }

  static let rows = [
    // Exact families.
    Row("19.99", "USD", "P1Y", per: .month, "1.67", .up, "12 months", "19.99 / 12 = 1.6658…"),
    Row("19.99", "USD", "P1Y", per: .year, "19.99", .exact, "1 year", "19.99 = 19.99"),
    Row("24.00", "USD", "P12M", per: .month, "2.00", .exact, "12 months", "24.00 / 12 = 2.00"),
    Row("2.99", "USD", "P1M", per: .month, "2.99", .exact, "1 month", "2.99 = 2.99"),
    Row("2.99", "USD", "P1M", per: .year, "35.88", .exact, "12 months a year", "2.99 × 12 = 35.88"),
    Row("7.99", "EUR", "P3M", per: .month, "2.67", .up, "3 months", "7.99 / 3 = 2.6633…"),
    Row(
      "14.99", "EUR", "P6M", per: .year, "29.98", .exact, "12 months a year", "14.99 × 2 = 29.98"),
    Row("40", "USD", "P2Y", per: .year, "20.00", .exact, "2 years", "40.00 / 2 = 20.00"),
    Row("9.99", "USD", "P2W", per: .week, "5.00", .up, "2 weeks", "9.99 / 2 = 4.995"),
    Row("9.99", "USD", "P2W", per: .day, "0.72", .up, "14 days", "9.99 / 14 = 0.7135…"),
    Row("0.99", "USD", "P3D", per: .week, "2.31", .exact, "7 days a week", "0.99 × 7 / 3 = 2.31"),
    // Seven days are one week; by way of a year the weekly price would be 7.51.
    Row("7.49", "GBP", "P7D", per: .week, "7.49", .exact, "1 week", "7.49 = 7.49"),
    Row("7.49", "GBP", "P1W", per: .day, "1.07", .exact, "7 days", "7.49 / 7 = 1.07"),
    // Between the families the dearer convention counts: 365/7 weeks would make 39.99 a year
    // 0.7669….
    Row("39.99", "USD", "P1Y", per: .week, "0.77", .up, "52 weeks a year", "39.99 / 52 = 0.7690…"),
    Row("39.99", "USD", "P1Y", per: .day, "0.11", .up, "52 weeks a year", "39.99 / 364 = 0.1098…"),
    Row(
      "9.99", "USD", "P1M", per: .week, "2.31", .up, "52 weeks a year", "9.99 × 3 / 13 = 2.3053…"),
    Row(
      "9.99", "USD", "P1M", per: .day, "0.33", .up, "52 weeks a year", "9.99 × 3 / 91 = 0.3293…"),
    Row(
      "26.00", "USD", "P1Y", per: .week, "0.50", .exact, "52 weeks a year", "26.00 / 52 = 0.50"),
    // 52/12 weeks would make 2.99 a week 12.9566… a month, and 155.48 a year.
    Row(
      "2.99", "USD", "P1W", per: .month, "13.00", .up, "365 days a year",
      "2.99 × 365 / 84 = 12.9922…"),
    Row(
      "2.99", "USD", "P1W", per: .year, "155.91", .up, "365 days a year",
      "2.99 × 365 / 7 = 155.9071…"),
    // 30 days are no month: a month is dearer.
    Row(
      "30.00", "USD", "P30D", per: .month, "30.42", .up, "365 days a year",
      "30.00 × 73 / 72 = 30.4166…"),
    // Digits: the currency's own, or more when the price has more.
    Row("9800", "JPY", "P1Y", per: .month, "817", .up, "12 months", "9800 / 12 = 816.6666…"),
    Row("5.990", "KWD", "P1Y", per: .month, "0.500", .up, "12 months", "5.990 / 12 = 0.4991…"),
    Row("0.0825", "USD", "P1Y", per: .month, "0.0069", .up, "12 months", "0.0825 / 12 = 0.0068…"),
    Row("4.990", "USD", "P1Y", per: .month, "0.42", .up, "12 months", "4.99 / 12 = 0.4158…"),
    Row("0", "USD", "P1Y", per: .month, "0.00", .exact, "12 months", "0.00 / 12 = 0.00"),
  ]

  @Test(arguments: rows)
  func isRoundedUpAndNamesItsBasis(row: Row) throws {
    let plan = try PlanSample.subscription(row.price, row.period, currency: row.currency)
    let equivalent = try plan.equivalent(per: row.unit)
    #expect(equivalent.unit == row.unit)
    #expect(equivalent.amount.amount.text == row.amount)
    #expect(equivalent.amount.currency.code == row.currency)
    #expect(equivalent.rounding == row.rounding)
    #expect(equivalent.basis == row.basis)
    #expect(equivalent.calculation == row.calculation)
    #expect(equivalent.price == plan.price)
  }

  @Test func aCommitmentCountsItsPayments() throws {
    let plan = try PlanSample.commitment("4.99")
    #expect(try plan.equivalent(per: .month).amount.amount.text == "4.99")
    #expect(try plan.equivalent(per: .year).amount == plan.termTotal)
    #expect(try plan.equivalent(per: .week).amount.amount.text == "1.16")
  }

  @Test(arguments: SubscriptionPeriod.Unit.allCases)
  func aOneTimePurchaseHasNone(unit: SubscriptionPeriod.Unit) throws {
    let plan = try PlanSample.lifetime("24.99")
    let error = NoEquivalent.oneTimePurchase(productID: "lifetime")
    #expect(throws: error) { try plan.equivalent(per: unit) }
    #expect(error.description == "'lifetime' is bought once and has no price per period")
  }

  struct OfferRow: CustomTestStringConvertible {
    let offer: String
    let unit: SubscriptionPeriod.Unit
    let calculation: String
    let amount: String
    var testDescription: String { "\(offer) per \(unit)" }

    init(
      _ offer: String, per unit: SubscriptionPeriod.Unit, _ amount: String, _ calculation: String
    ) {
      self.offer = offer
      self.unit = unit
      self.calculation = calculation
      self.amount = amount
    }
  }

  static let offers = [
    OfferRow("34.99 P3M", per: .month, "11.67", "34.99 / 3 = 11.6633…"),
    OfferRow("9.99 P6M", per: .month, "1.67", "9.99 / 6 = 1.665"),
    OfferRow("1.99 × 3 P1M", per: .month, "1.99", "1.99 = 1.99"),
    OfferRow("1.99 × 3 P1M", per: .week, "0.46", "1.99 × 3 / 13 = 0.4592…"),
    OfferRow("0.99 × 6 P1W", per: .month, "4.31", "0.99 × 365 / 84 = 4.3017…"),
    OfferRow("9.99 P1Y", per: .year, "9.99", "9.99 = 9.99"),
  ]

  @Test(arguments: offers)
  func anOfferHasItsOwn(row: OfferRow) throws {
    let equivalent = try PlanSample.terms(row.offer).equivalent(per: row.unit)
    #expect(equivalent.amount.amount.text == row.amount)
    #expect(equivalent.calculation == row.calculation)
  }

  struct MissingRow: CustomTestStringConvertible {
    let offer: String
    let unit: SubscriptionPeriod.Unit
    let text: String
    var testDescription: String { "\(offer) per \(unit)" }

    init(_ offer: String, per unit: SubscriptionPeriod.Unit, _ text: String) {
      self.offer = offer
      self.unit = unit
      self.text = text
    }
  }

  static let missing = [
    MissingRow("free P1W", per: .week, "a free offer has no price per period"),
    MissingRow("1.99 P2W", per: .month, "a month is longer than the whole offer of 'P2W'"),
    MissingRow("0.99 × 4 P1W", per: .month, "a month is longer than the whole offer of 'P4W'"),
    MissingRow("9.99 P30D", per: .month, "a month is longer than the whole offer of 'P30D'"),
    MissingRow("9.99 P6M", per: .year, "a year is longer than the whole offer of 'P6M'"),
    MissingRow("9.99 P52W", per: .year, "a year is longer than the whole offer of 'P52W'"),
    MissingRow("1.99 P3D", per: .week, "a week is longer than the whole offer of 'P3D'"),
    MissingRow(
      "1.99 × 0 P1M", per: .month,
      "the offer's length is no period: expected 1 to 999 units, got '0'"),
  ]

  @Test(arguments: missing)
  func anOfferHasNoneBeyondItself(row: MissingRow) throws {
    let terms = try PlanSample.terms(row.offer)
    let error = try #require(throws: NoEquivalent.self) { try terms.equivalent(per: row.unit) }
    #expect(error.description == row.text)
  }
}
