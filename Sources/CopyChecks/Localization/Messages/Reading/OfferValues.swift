import CopyTemplates
import PricingEngine

/// The values that arguments of messages really have, over all products and offers of a catalog.
///
/// Static checks ask for every plural form a language has; with the values the answer is exact: a form that no offer reaches is not
/// missing, and one that an offer reaches is.
public struct OfferValues: Sendable {
  /// The counts that stand for those of an unknown catalog: what stores sell, up to a quarter of a year in days.
  public static let defaultCounts = [1, 2, 3, 4, 5, 6, 7, 9, 12, 14, 30, 90]

  /// The values of an unknown catalog; its longest price is 99.99 US dollars.
  public static let unknown = OfferValues(
    counts: [:], periods: nil,
    prices: [
      Price(
        money: Money(
          ExactDecimal(coefficient: 9999, fractionDigits: 2),
          Storefront.testEnvironmentDefault.currency),
        storefront: .testEnvironmentDefault)
    ])

  /// The names of the products and the app.
  let names: Names
  /// The products' prices, the widest of each currency.
  let prices: [Price]
  private let counts: [ValueName: [Int]]
  private let periods: [SubscriptionPeriod.Unit: Set<Int>]?

  /// Names by locale.
  struct Names: Sendable {
    /// What the app calls itself.
    var app: AppText?
    /// The products' names, the product's own default first.
    var products: [[Product.Localization]] = []
  }

  /// A price in a storefront.
  struct Price: Sendable {
    let money: Money
    let storefront: Storefront
  }

  init(
    counts: [ValueName: [Int]], periods: [SubscriptionPeriod.Unit: Set<Int>]?,
    names: Names = Names(),
    prices: [Price] = []
  ) {
    self.counts = counts
    self.periods = periods
    self.names = names
    self.prices = prices
  }

  /// The numbers that a count argument of a message is given, in order.
  ///
  /// - Parameters:
  ///   - argument: The argument's name.
  ///   - key: The message's key, which says of a period what unit it has.
  /// - Returns: The numbers; `defaultCounts` when nothing is known.
  func counts(of argument: String, in key: String) -> [Int] {
    if let unit = Self.unit(ofPeriodMessage: key) {
      guard let periods else { return Self.defaultCounts }
      // An equivalent is for one of any unit.
      return periods[unit, default: []].union([1]).sorted()
    }
    return ValueName(rawValue: argument).flatMap { counts[$0] } ?? Self.defaultCounts
  }

  /// The periods that phrases are made of: those of the catalog, or of an unknown one 14 days, 2 weeks, 12 months and 2 years.
  var phrasePeriods: [(unit: SubscriptionPeriod.Unit, count: Int)] {
    let known = periods ?? [.day: [14], .week: [2], .month: [12], .year: [2]]
    return SubscriptionPeriod.Unit.allCases.flatMap { unit in
      known[unit, default: []].sorted().map { (unit, $0) }
    }
  }

  /// The unit in `period.month.rate`.
  static func unit(ofPeriodMessage key: String) -> SubscriptionPeriod.Unit? {
    let parts = key.split(separator: ".")
    guard parts.count == 3, parts[0] == "period" else { return nil }
    return SubscriptionPeriod.Unit(rawValue: String(parts[1]))
  }
}
