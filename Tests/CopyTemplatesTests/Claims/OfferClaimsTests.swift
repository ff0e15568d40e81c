import CopyTemplates
import PricingEngine
import Testing

/// What may be called free, and what a reduced price.
@Suite struct OfferClaimsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let sample: ClaimSample
    let freeTrial: String
    let introductoryPrice: String
    var testDescription: String { sample.rawValue }
  }

  private static func none(_ sample: ClaimSample, _ id: String) -> Row {
    let reason = "refused: '\(id)' has no introductory offer"
    return Row(sample: sample, freeTrial: reason, introductoryPrice: reason)
  }

  static let rows = [
    Row(
      sample: .trial,
      freeTrial:
        "proven: introductory offer of 'yearly': free for P1W, then 19.99 USD per P1Y",
      introductoryPrice:
        "refused: the introductory offer of 'yearly' is free and has no price"),
    Row(
      sample: .payAsYouGo,
      freeTrial: "refused: the introductory offer of 'plan' is paid (payAsYouGo)",
      introductoryPrice:
        "proven: payAsYouGo: 5.97 against 3 × 9.99 = 29.97, then 9.99 USD per P1M"),
    Row(
      sample: .payUpFront,
      freeTrial: "refused: the introductory offer of 'plan' is paid (payUpFront)",
      introductoryPrice:
        "proven: payUpFront: 9.99 against 1/4 × 79.99 = 19.9975, then 79.99 USD per P1Y"),
    Row(
      sample: .dearUpFront,
      freeTrial: "refused: the introductory offer of 'plan' is paid (payUpFront)",
      introductoryPrice: "refused: the introductory price is not below the regular price for the "
        + "same time: 34.99 against 3 × 9.99 = 29.97"),
    Row(
      sample: .equalUpFront,
      freeTrial: "refused: the introductory offer of 'plan' is paid (payUpFront)",
      introductoryPrice: "refused: the introductory price is not below the regular price for the "
        + "same time: 29.97 against 3 × 9.99 = 29.97"),
    none(.monthly, "monthly"),
    none(.yearly, "yearly"),
    none(.commitment, "annual"),
    none(.nonRenewing, "season"),
    none(.consumable, "coins"),
    none(.nonConsumable, "full"),
  ]

  @Test(arguments: rows)
  func judges(row: Row) throws {
    let quotes = try row.sample.quotes()
    #expect(verdict(.freeTrial, on: quotes) == row.freeTrial)
    #expect(verdict(.introductoryPrice, on: quotes) == row.introductoryPrice)
  }

  /// A plan of weeks beside an offer of months: 364 / 84 weeks a month, the smaller regular total.
  @Test func measuresWeeksAgainstMonthsCautiously() throws {
    let plan = SampleProduct(
      id: "weekly", kind: .subscription("P1W"), price: "1.49", offers: [.upFront("6.46", "P1M")])
    #expect(
      verdict(.introductoryPrice, on: try sampleQuotes([plan]))
        == "refused: the introductory price is not below the regular price for the same time: "
        + "6.46 against 13/3 × 1.49 = 6.4566…")
  }

  struct Misfit: Sendable, CustomTestStringConvertible {
    let id: String
    let product: SampleProduct
    let reason: String
    var testDescription: String { id }
  }

  static let misfits = [
    Misfit(
      id: "another period than the plan's",
      product: SampleProduct(id: "p", offers: [.asYouGo("1.99", "P1M", 3)]),
      reason: "expected the plan's period P1Y, got P1M"),
    Misfit(
      id: "too many periods",
      product: SampleProduct(
        id: "p", kind: .subscription("P1M"), offers: [.asYouGo("1.99", "P1M", 1000)]),
      reason: "the offer has no whole length"),
    Misfit(
      id: "a plan that costs nothing",
      product: SampleProduct(id: "p", price: "0", offers: [.upFront("1.99", "P1M")]),
      reason: "'p' costs nothing"),
  ]

  @Test(arguments: misfits)
  func refusesAnOfferThatDoesNotFit(row: Misfit) throws {
    #expect(
      verdict(.introductoryPrice, on: try sampleQuotes([row.product]))
        == "refused: the introductory offer does not fit the plan: \(row.reason)")
  }
}
