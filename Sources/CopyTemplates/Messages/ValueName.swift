/// A value that messages can show; the raw value is the argument's name in a message.
public enum ValueName: String, Sendable, Hashable, CaseIterable {
  /// The app's name.
  case app
  /// The product's name.
  case product
  /// What one payment costs.
  case price
  /// How often it is paid: "per year".
  case rate
  /// How long a term of the plan is: "1 year".
  case length
  /// The price per another period, rounded up.
  case equivalentPrice
  /// That period: "per month".
  case equivalentRate
  /// The saving in percent, rounded down, with its sign.
  case percent
  /// The saving as an amount.
  case savedAmount
  /// The saving in whole months of the plan compared with.
  case savedMonths
  /// What one payment of the plan compared with costs.
  case referencePrice
  /// How often that is paid.
  case referenceRate
  /// The payments that a commitment has.
  case payments
  /// What they add up to.
  case commitmentTotal
  /// What one payment of the introductory offer costs.
  case offerPrice
  /// How often that is paid.
  case offerRate
  /// How long the offer lasts, standing alone: "3 months".
  case offerLength
  /// The same inside a sentence: "for 3 months".
  case offerFor
  /// The same as a moment: "after 3 months".
  case offerAfter
  /// How many payments the offer has.
  case offerPayments
  /// What they add up to.
  case offerTotal
  /// The days of the app's free evaluation.
  case evaluationDays
  /// The days that are left of it.
  case daysLeft
  /// How many of the free things are used, at most all of them.
  case used
  /// How many things are free.
  case limit
  /// How many more are free.
  case remaining
  /// The name of the plan that the reader has, in a change of plan.
  case currentProduct
  /// What one payment of that plan costs.
  case currentPrice
  /// How often that is paid.
  case currentRate
  /// What one payment will cost after a price increase.
  case newPrice
  /// The first day of the new price.
  case increaseDate
  /// The name of another company's service.
  case service
  /// How many seats are bought.
  case seats
  /// What they cost together.
  case seatTotal
  /// The first seat of a tier of seat prices.
  case firstSeat
  /// The last seat of a tier of seat prices.
  case lastSeat
  /// What each seat of a tier costs.
  case seatPrice

  /// The kind of value, which decides how it is formatted and how a message may use it.
  public var type: ArgumentType {
    switch self {
    case .app, .product, .currentProduct, .service: .name
    case .increaseDate: .date
    case .price, .equivalentPrice, .savedAmount, .referencePrice, .commitmentTotal, .offerPrice,
      .offerTotal, .currentPrice, .newPrice, .seatTotal, .seatPrice:
      .money
    case .percent: .percent
    case .rate, .length, .equivalentRate, .referenceRate, .offerRate, .offerLength, .offerFor,
      .offerAfter, .currentRate:
      .phrase
    case .savedMonths, .payments, .offerPayments, .evaluationDays, .daysLeft, .used, .limit,
      .remaining, .seats, .firstSeat, .lastSeat:
      .count
    }
  }

  /// Whether the value belongs to one plan, so that only a plan's sections can show it.
  public var isOfPlan: Bool {
    switch self {
    case .app, .evaluationDays, .daysLeft, .used, .limit, .remaining, .service: false
    default: true
    }
  }
}
