/// A price per seat in tiers: each seat costs the price of the tier that it falls in.
///
/// With 1 to 20 seats at 19.99, 21 to 40 at 13.99 and more at 10.99, 50 seats cost
/// 20 × 19.99 + 20 × 13.99 + 10 × 10.99 = 789.50, which is 15.79 a seat.
public struct GraduatedPrice: Sendable, Hashable {
  /// The tiers by rising number of seats; the first begins at seat 1.
  public let tiers: [Tier]

  /// The price of every seat from one number on, up to the next tier.
  public struct Tier: Sendable, Hashable {
    /// The number of the first seat at this price, from 1.
    public let minimumSeat: Int
    /// The price of one seat.
    public let price: Money

    /// Creates a tier.
    public init(from minimumSeat: Int, price: Money) {
      self.minimumSeat = minimumSeat
      self.price = price
    }
  }

  /// The most seats that a total is worked out for.
  public static let maximumSeats = 1_000_000

  /// Creates a price from its tiers.
  ///
  /// - Throws: `GraduatedPriceError` when the tiers do not begin at seat 1, do not rise, or are in
  ///   two currencies.
  public init(tiers: [Tier]) throws(GraduatedPriceError) {
    guard let first = tiers.first, first.minimumSeat == 1 else {
      throw .firstTierNotAtSeatOne(minimumSeat: tiers.first?.minimumSeat)
    }
    for (tier, next) in zip(tiers, tiers.dropFirst()) {
      guard next.minimumSeat > tier.minimumSeat else {
        throw .tierNotRising(minimumSeat: next.minimumSeat)
      }
      guard next.price.currency == first.price.currency else {
        throw .unlikeCurrencies(first: first.price.currency, other: next.price.currency)
      }
    }
    self.tiers = tiers
  }

  /// The exact price of a number of seats.
  ///
  /// - Throws: `GraduatedPriceError.seatsOutOfRange` when `seats` is not 1 to 1,000,000.
  public func total(seats: Int) throws(GraduatedPriceError) -> Money {
    guard (1...Self.maximumSeats).contains(seats) else { throw .seatsOutOfRange(seats: seats) }
    var total = ExactDecimal.zero
    for (index, tier) in tiers.enumerated() where tier.minimumSeat <= seats {
      let next = index + 1 < tiers.count ? tiers[index + 1].minimumSeat : seats + 1
      total = total + (min(seats + 1, next) - tier.minimumSeat) * tier.price.amount
    }
    return Money(total, tiers[0].price.currency)
  }

  /// The average price of a seat, rounded up to the digits that the total is shown with.
  ///
  /// - Throws: `GraduatedPriceError.seatsOutOfRange` when `seats` is not 1 to 1,000,000.
  public func averagePerSeat(seats: Int) throws(GraduatedPriceError) -> Money {
    let total = try total(seats: seats)
    let exact = total.amount.fraction / Fraction(Int128(seats))
    return Money(
      exact.roundedUp(toFractionDigits: total.shownFractionDigits), total.currency)
  }
}

/// Why tiers make no price, or a number of seats has no total.
public enum GraduatedPriceError: Error, Equatable, Sendable {
  /// The first tier does not begin at seat 1; `nil` when there is no tier.
  case firstTierNotAtSeatOne(minimumSeat: Int?)
  /// A tier does not begin at a higher seat than the one before it.
  case tierNotRising(minimumSeat: Int)
  /// Two tiers are in different currencies.
  case unlikeCurrencies(first: Currency, other: Currency)
  /// The number of seats is not 1 to 1,000,000.
  case seatsOutOfRange(seats: Int)
}

extension GraduatedPriceError: CustomStringConvertible {
  /// What is wrong.
  public var description: String {
    switch self {
    case .firstTierNotAtSeatOne(.none): "expected a tier, got none"
    case .firstTierNotAtSeatOne(.some(let seat)):
      "expected a first tier from seat 1, got '\(seat)'"
    case .tierNotRising(let seat):
      "expected tiers by rising seats, got '\(seat)' after a higher one"
    case .unlikeCurrencies(let first, let other):
      "expected every tier in '\(first)', got '\(other)'"
    case .seatsOutOfRange(let seats): "expected 1 to 1000000 seats, got '\(seats)'"
    }
  }
}
