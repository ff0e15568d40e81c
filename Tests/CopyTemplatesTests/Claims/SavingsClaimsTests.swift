import CopyTemplates
import PricingEngine
import Testing

/// What may be said to be saved: percent, amount and months, with the sums behind them.
@Suite struct SavingsClaimsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let plan: SampleProduct
    let other: SampleProduct
    var storefront = "USA"
    let percent: String
    let amount: String
    let months: String
    var testDescription: String { id }
  }

  private static func monthly(_ price: String) -> SampleProduct {
    SampleProduct(id: "monthly", kind: .subscription("P1M"), price: price)
  }

  private static func yearly(_ price: String) -> SampleProduct {
    SampleProduct(id: "yearly", price: price)
  }

  static let proven = [
    Row(
      id: "rounded down", plan: yearly("19.99"), other: monthly("2.99"),
      percent: "proven: 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; "
        + "15.89 / 35.88 = 44.2865… %, rounded down to 44 %",
      amount: "proven: 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89",
      months: "proven: 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; "
        + "15.89 / 2.99 = 5.3143…, rounded down to 5"),
    Row(
      id: "exact", plan: yearly("90"), other: monthly("10"),
      percent: "proven: 12 × 10.00 = 120.00; 120.00 − 90.00 = 30.00; 30.00 / 120.00 = 25 %",
      amount: "proven: 12 × 10.00 = 120.00; 120.00 − 90.00 = 30.00",
      months: "proven: 12 × 10.00 = 120.00; 120.00 − 90.00 = 30.00; 30.00 / 10.00 = 3"),
    Row(
      id: "1.98 months are one", plan: yearly("59.99"), other: monthly("5.99"),
      percent: "proven: 12 × 5.99 = 71.88; 71.88 − 59.99 = 11.89; "
        + "11.89 / 71.88 = 16.5414… %, rounded down to 16 %",
      amount: "proven: 12 × 5.99 = 71.88; 71.88 − 59.99 = 11.89",
      months: "proven: 12 × 5.99 = 71.88; 71.88 − 59.99 = 11.89; "
        + "11.89 / 5.99 = 1.9849…, rounded down to 1"),
    Row(
      id: "less than a month", plan: yearly("109.99"), other: monthly("9.99"),
      percent: "proven: 12 × 9.99 = 119.88; 119.88 − 109.99 = 9.89; "
        + "9.89 / 119.88 = 8.2499… %, rounded down to 8 %",
      amount: "proven: 12 × 9.99 = 119.88; 119.88 − 109.99 = 9.89",
      months: "refused: the saving is no whole month of the other plan: "
        + "12 × 9.99 = 119.88; 119.88 − 109.99 = 9.89; 9.89 / 9.99 = 0.9899…"),
    Row(
      id: "a currency without minor unit", plan: yearly("9800"), other: monthly("1000"),
      storefront: "JPN",
      percent: "proven: 12 × 1000 = 12000; 12000 − 9800 = 2200; "
        + "2200 / 12000 = 18.3333… %, rounded down to 18 %",
      amount: "proven: 12 × 1000 = 12000; 12000 − 9800 = 2200",
      months: "proven: 12 × 1000 = 12000; 12000 − 9800 = 2200; "
        + "2200 / 1000 = 2.2, rounded down to 2"),
  ]

  @Test(arguments: proven)
  func showsTheSums(row: Row) throws {
    let quotes = try sampleQuotes([row.plan], beside: [row.other], in: row.storefront)
    #expect(verdict(.savingsPercent, on: quotes) == row.percent)
    #expect(verdict(.savingsAmount, on: quotes) == row.amount)
    #expect(verdict(.monthsFree, on: quotes) == row.months)
  }

  static let weekly = [
    Row(
      id: "a sum that goes on forever",
      plan: SampleProduct(id: "monthly", kind: .subscription("P1M"), price: "4.99"),
      other: SampleProduct(id: "weekly", kind: .subscription("P1W"), price: "1.49"),
      percent: "proven: 13/3 × 1.49 = 6.4566…; 6.4566… − 4.99 = 1.4666…; "
        + "1.4666… / 6.4566… = 22.7155… %, rounded down to 22 %",
      amount: "proven: 13/3 × 1.49 = 6.4566…; 6.4566… − 4.99 = 1.4666…, rounded down to 1.46",
      months: "refused: the saving is no whole month of the other plan: "
        + "13/3 × 1.49 = 6.4566…; 6.4566… − 4.99 = 1.4666…; 1.4666… / 1.49 = 0.9843…"),
    Row(
      id: "weeks are no months", plan: SampleProduct(id: "yearly", price: "59.99"),
      other: SampleProduct(id: "weekly", kind: .subscription("P1W"), price: "1.49"),
      percent: "proven: 52 × 1.49 = 77.48; 77.48 − 59.99 = 17.49; "
        + "17.49 / 77.48 = 22.5735… %, rounded down to 22 %",
      amount: "proven: 52 × 1.49 = 77.48; 77.48 − 59.99 = 17.49",
      months: "refused: the saving is no whole month of the other plan: "
        + "52 × 1.49 = 77.48; 77.48 − 59.99 = 17.49; 17.49 / 1.49 = 11.7382…"),
    Row(
      id: "less than one yen",
      plan: SampleProduct(id: "monthly", kind: .subscription("P1M"), price: "4"),
      other: SampleProduct(id: "weekly", kind: .subscription("P1W"), price: "1"),
      storefront: "JPN",
      percent: "proven: 13/3 × 1 = 4.3333…; 4.3333… − 4 = 0.3333…; "
        + "0.3333… / 4.3333… = 7.6923… %, rounded down to 7 %",
      amount: "refused: the saving is below the smallest amount that can be shown",
      months: "refused: the saving is no whole month of the other plan: "
        + "13/3 × 1 = 4.3333…; 4.3333… − 4 = 0.3333…; 0.3333… / 1 = 0.3333…"),
  ]

  @Test(arguments: weekly)
  func showsTheSumsAgainstANamedWeeklyPlan(row: Row) throws {
    let quotes = try sampleQuotes(
      [row.plan], beside: [row.other], in: row.storefront, comparedTo: "weekly")
    #expect(verdict(.savingsPercent, on: quotes) == row.percent)
    #expect(verdict(.savingsAmount, on: quotes) == row.amount)
    #expect(verdict(.monthsFree, on: quotes) == row.months)
  }

  /// A commitment counts with the total of its payments.
  @Test func comparesACommitmentByItsTotal() throws {
    #expect(
      verdict(.savingsPercent, on: try ClaimSample.commitment.quotes())
        == "proven: 12 × 7.99 = 95.88; 95.88 − 59.88 = 36.00; "
        + "36.00 / 95.88 = 37.5469… %, rounded down to 37 %")
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let sample: ClaimSample
    let reason: String
    var testDescription: String { sample.rawValue }
  }

  static let refusals = [
    Refusal(
      sample: .monthly,
      reason: "no shorter plan of the same group and level to compare 'monthly' with"),
    Refusal(
      sample: .payUpFront,
      reason: "no shorter plan of the same group and level to compare 'plan' with"),
    Refusal(
      sample: .nonRenewing, reason: "'season' is bought once and has no period to compare"),
    Refusal(sample: .consumable, reason: "'coins' is bought once and has no period to compare"),
    Refusal(
      sample: .nonConsumable, reason: "'full' is bought once and has no period to compare"),
  ]

  @Test(
    arguments: refusals, [ClaimKind.savingsPercent, .savingsAmount, .monthsFree])
  func refusesWithoutASaving(row: Refusal, kind: ClaimKind) throws {
    #expect(verdict(kind, on: try row.sample.quotes()) == "refused: \(row.reason)")
  }
}
