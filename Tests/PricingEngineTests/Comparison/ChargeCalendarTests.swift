import Testing

@testable import PricingEngine

/// Dates counted by hand on a calendar; sums by hand.
struct ChargeCalendarTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let period: String
    let price: String
    let offer: Offer.Terms?
    let start: String?
    let count: Int
    let first: String
    let last: String
    let total: String
    var testDescription: String { id }
  }

  static func rows() throws -> [Row] {
    let dollar = try Currency(code: "USD")
    func money(_ text: String) throws -> Money { Money(try ExactDecimal(parsing: text), dollar) }
    return [
      Row(
        id: "monthly from the end of January", period: "P1M", price: "9.99", offer: nil,
        start: "2027-01-31", count: 12, first: "2027-01-31", last: "2027-12-31", total: "119.88"),
      Row(
        id: "three reduced months, then the regular price", period: "P1M", price: "9.99",
        offer: .payAsYouGo(price: try money("1.99"), period: .one(.month), count: 3),
        start: "2028-02-29", count: 12, first: "2028-02-29", last: "2029-01-29", total: "95.88"),
      Row(
        id: "a free month is an entry of zero", period: "P1M", price: "9.99",
        offer: .freeTrial(period: .one(.month)), start: "2027-01-31", count: 12,
        first: "2027-01-31", last: "2027-12-31", total: "109.89"),
      Row(
        id: "six months at once, then the regular price", period: "P1M", price: "4.99",
        offer: .payUpFront(price: try money("9.99"), period: try SubscriptionPeriod(6, .month)),
        start: nil, count: 7, first: "P0D", last: "P6M+P5M", total: "39.93"),
      Row(
        id: "yearly", period: "P1Y", price: "19.99", offer: nil, start: nil, count: 1,
        first: "P0D", last: "P0D", total: "19.99"),
      Row(
        id: "weekly", period: "P1W", price: "2.00", offer: nil, start: "2027-01-01", count: 53,
        first: "2027-01-01", last: "2027-12-31", total: "106.00"),
    ]
  }

  @Test func listsTheChargesOfTheFirstYear() throws {
    for row in try Self.rows() {
      let calendar = try calendar(row)
      let days = calendar.charges.map { $0.date?.iso ?? $0.offset.iso }
      #expect(calendar.charges.count == row.count, "\(row.id)")
      #expect(days.first == row.first, "\(row.id)")
      #expect(days.last == row.last, "\(row.id)")
      #expect(calendar.total.amount.text == row.total, "\(row.id)")
      #expect(calendar.charges.last?.paidSoFar.amount.text == row.total, "\(row.id)")
    }
  }

  /// Twelve payments of 4.99 are 59.88; after payment N, 12 − N are owed.
  @Test func saysWhatACommitmentOwes() throws {
    let storefront = try Storefront(code: "DEU")
    func euros(_ text: String) throws -> Money {
      Money(try ExactDecimal(parsing: text), storefront.currency)
    }
    let free = Offer(.introductory, .freeTrial(period: .one(.month)), billing: .monthly)
    let product = Product(
      id: "p",
      kind: .autoRenewable(Product.Subscription(period: .one(.year), groupID: "g", level: 1)),
      localizations: [], isFamilyShareable: false,
      pricing: [
        storefront: Product.Pricing(
          price: try euros("49.99"),
          billingPlans: [
            BillingPlan(.upFront, price: try euros("49.99")),
            BillingPlan(.monthly, price: try euros("4.99")),
          ], offers: [free])
      ])
    let plans = try Plan.plans(of: product, in: storefront)
    let upFront = try ChargeCalendar(of: try PaymentSchedule(of: plans[0]))
    #expect(upFront.charges.map { $0.stillOwed?.amount.text } == ["0"])
    #expect(upFront.charges.map { $0.totalIfCanceled?.amount.text } == ["49.99"])
    let monthly = try ChargeCalendar(of: try PaymentSchedule(of: plans[1]))
    let owed = [
      "54.89", "49.90", "44.91", "39.92", "34.93", "29.94", "24.95", "19.96", "14.97", "9.98",
      "4.99",
      "0.00",
    ]
    #expect(monthly.charges.map { $0.stillOwed?.amount.text } == owed)
    #expect(Set(monthly.charges.map { $0.totalIfCanceled?.amount.text }) == ["59.88"])
    let trial = try ChargeCalendar(
      of: try PaymentSchedule(of: plans[1], with: free), start: try CalendarDate(iso: "2027-01-31"))
    #expect(trial.charges.first?.number == 0)
    #expect(trial.charges.first?.stillOwed == nil)
    #expect(trial.charges.first?.freeUntil?.date?.iso == "2027-02-28")
    #expect(trial.charges.last?.number == 11)
    #expect(trial.charges.last?.stillOwed?.amount.text == "4.99")
    #expect(trial.charges.last?.totalIfCanceled?.amount.text == "59.88")
  }

  private func calendar(_ row: Row) throws -> ChargeCalendar {
    let storefront = try Storefront(code: "USA")
    let price = Money(try ExactDecimal(parsing: row.price), storefront.currency)
    let kind = Product.Kind.autoRenewable(
      Product.Subscription(
        period: try SubscriptionPeriod(iso: row.period), groupID: "g", level: 1))
    let offer = row.offer.map { Offer(.introductory, $0) }
    let product = Product(
      id: "p", kind: kind, localizations: [], isFamilyShareable: false,
      pricing: [
        storefront: Product.Pricing(price: price, offers: [offer].compactMap(\.self))
      ])
    let plan = try #require(try Plan.plans(of: product, in: storefront).first)
    let schedule = try PaymentSchedule(of: plan, with: offer)
    return try ChargeCalendar(of: schedule, start: try row.start.map { try CalendarDate(iso: $0) })
  }
}
