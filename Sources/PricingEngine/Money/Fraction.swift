/// An exact fraction in lowest terms.
///
/// Ratios of prices stay fractions until the one rounding at the end: 15.89 / 35.88 is kept whole,
/// and its percent is rounded once.
///
/// Sums and products trap when their result does not fit `Int128` (1.7 × 10^38); comparing never
/// traps. No input from a file gets there. A price has at most 15 + 6 digits, and a count of
/// periods is a ratio a/b in which a and b each stay below 4.4 × 10^6 (999 years of 365 days, in
/// twelfths of a day). Every step divides out common factors *before* it
/// multiplies, so numerator and denominator are bounded by the result itself:
///
/// | value | numerator below | denominator below |
/// |---|---|---|
/// | price | 10^21 | 10^6 |
/// | 999 payments of an offer | 10^24 | 10^6 |
/// | equivalent or reference total: price × a/b | 4.4 × 10^27 | 4.4 × 10^12 |
/// | saving: reference total − payments | 4.4 × 10^30 | 4.4 × 10^12 |
/// | saving ÷ reference total | 4.4 × 10^30 | 4.4 × 10^27 |
/// | percent saved: 100 × that | 4.4 × 10^32 | 4.4 × 10^27 |
/// | free periods: saving ÷ price | 4.4 × 10^36 | 4.4 × 10^33 |
///
/// Decimal text and rounding scale the whole part and the remainder apart; with up to 4 digits for
/// a percent and 6 for an amount both stay below 10^37.
public struct Fraction: Sendable, Hashable {
  /// The numerator; it carries the sign.
  public let numerator: Int128
  /// The denominator, 1 or more, without a common factor with the numerator.
  public let denominator: Int128

  /// Creates `numerator` / `denominator` in lowest terms.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(_ numerator: Int128, over denominator: Int128 = 1) {
    precondition(denominator != 0, "a fraction needs a denominator other than zero")
    let divisor = greatestCommonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.init(lowest: sign * quotient(numerator, divisor), sign * quotient(denominator, divisor))
  }

  /// A fraction that is known to be in lowest terms with a positive denominator.
  private init(lowest numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The greatest whole number that is not above the fraction: 44 for 44.29, −5 for −4.65.
  public var floor: Int128 {
    let whole = quotient(numerator, denominator)
    return numerator < 0 && whole * denominator != numerator ? whole - 1 : whole
  }

  /// The whole number of times that an amount above zero goes into the fraction, rounded down.
  ///
  /// It is the floor of an exact quotient, without reducing that to lowest terms first.
  func floor(dividedBy amount: ExactDecimal) -> Int128 {
    let numerator = numerator * powerOfTen(amount.fractionDigits)
    let divisor = denominator * amount.coefficient
    let whole = quotient(numerator, divisor)
    return numerator < 0 && whole * divisor != numerator ? whole - 1 : whole
  }

  /// The smallest whole number that is not below the fraction: 45 for 44.29, −4 for −4.65.
  public var ceiling: Int128 {
    let whole = quotient(numerator, denominator)
    return numerator > 0 && whole * denominator != numerator ? whole + 1 : whole
  }

  /// Whether the fraction is a whole number.
  public var isWhole: Bool { denominator == 1 }

  /// −1 below zero, 0 for zero, 1 above zero.
  public var sign: Int { Int(numerator.signum()) }
}

extension Fraction {
  /// The smallest number with `digits` digits after the point that is not below the fraction.
  ///
  /// 19.99 / 12 = 1.6658… with two digits is 1.67, so that twelve times the shown amount covers
  /// what is billed. `digits` is 0 to 38.
  public func roundedUp(toFractionDigits digits: Int) -> ExactDecimal {
    let (whole, rest) = scaled(toFractionDigits: digits)
    return ExactDecimal(coefficient: rest > 0 ? whole + 1 : whole, fractionDigits: digits)
  }

  /// The greatest number with `digits` digits after the point that is not above the fraction.
  ///
  /// 2.966667 with two digits is 2.96. `digits` is 0 to 38.
  public func roundedDown(toFractionDigits digits: Int) -> ExactDecimal {
    let (whole, rest) = scaled(toFractionDigits: digits)
    return ExactDecimal(coefficient: rest < 0 ? whole - 1 : whole, fractionDigits: digits)
  }

  /// The fraction as decimal text, cut off after `digits` digits and then marked with `…`.
  ///
  /// 15.89 / 35.88 × 100 with four digits is `44.2865…`. Where the digits end by themselves, zeros
  /// are left out down to `minimum` digits: 1/2 is `0.5`, and `0.50` with a minimum of 2.
  public func decimalText(digits: Int, minimum: Int = 0) -> String {
    let (whole, rest) = scaled(toFractionDigits: digits)
    let shown = ExactDecimal(coefficient: whole, fractionDigits: digits)
    guard rest != 0 else { return shown.trimmed.widened(to: minimum).text }
    let sign = numerator < 0 && whole == 0 ? "-" : ""
    return sign + shown.text + "…"
  }

  /// The fraction times 10^`digits`, cut off toward zero, and a rest that tells how it goes on.
  ///
  /// Scaling whole part and remainder apart keeps a large numerator from overflowing.
  private func scaled(toFractionDigits digits: Int) -> (whole: Int128, rest: Int128) {
    let power = powerOfTen(digits)
    let whole = quotient(numerator, denominator)
    let remainder = (numerator - whole * denominator) * power
    let more = quotient(remainder, denominator)
    return (whole * power + more, remainder - more * denominator)
  }
}

extension Fraction {
  /// The exact sum.
  public static func + (left: Fraction, right: Fraction) -> Fraction {
    let divisor = greatestCommonDivisor(left.denominator, right.denominator)
    let (leftPart, rightPart) = (
      quotient(left.denominator, divisor), quotient(right.denominator, divisor)
    )
    return Fraction(
      left.numerator * rightPart + right.numerator * leftPart, over: leftPart * right.denominator)
  }

  /// The exact difference.
  public static func - (left: Fraction, right: Fraction) -> Fraction {
    left + Fraction(lowest: -right.numerator, right.denominator)
  }

  /// The exact product.
  public static func * (left: Fraction, right: Fraction) -> Fraction {
    // With both crosswise factors gone the product is in lowest terms already.
    let first = greatestCommonDivisor(left.numerator, right.denominator)
    let second = greatestCommonDivisor(right.numerator, left.denominator)
    return Fraction(
      lowest: quotient(left.numerator, first) * quotient(right.numerator, second),
      quotient(left.denominator, second) * quotient(right.denominator, first))
  }

  /// The exact quotient.
  ///
  /// - Precondition: `right` is not zero.
  public static func / (left: Fraction, right: Fraction) -> Fraction {
    precondition(right.numerator != 0, "a fraction cannot be divided by zero")
    let sign: Int128 = right.numerator < 0 ? -1 : 1
    return left * Fraction(lowest: sign * right.denominator, sign * right.numerator)
  }
}

extension Fraction: Comparable {
  /// Whether `left` is the smaller number.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    if left.isSmall, right.isSmall {
      return left.numerator * right.denominator < right.numerator * left.denominator
    }
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }
}

// Nearly all numbers here fit 64 bits, where dividing is several times faster than in 128.

extension Int128 {
  /// Whether the number fits 64 bits.
  fileprivate var isSmall: Bool { Int128(Int64(truncatingIfNeeded: self)) == self }
}

extension Fraction {
  /// Whether numerator and denominator fit 64 bits.
  fileprivate var isSmall: Bool { numerator.isSmall && denominator.isSmall }
}

/// `number` divided by `divisor`, cut off toward zero.
private func quotient(_ number: Int128, _ divisor: Int128) -> Int128 {
  if divisor == 1 { return number }
  let small = Int64(truncatingIfNeeded: number)
  // The smallest Int64 has no opposite, so that dividing it by −1 would not fit.
  guard number.isSmall, divisor.isSmall, small != .min else { return number / divisor }
  return Int128(small / Int64(truncatingIfNeeded: divisor))
}

/// The greatest number that divides both, at least 1: Euclid's algorithm until both fit 64 bits.
private func greatestCommonDivisor(_ first: Int128, _ second: Int128) -> Int128 {
  var (large, small) = (first.magnitude, second.magnitude)
  while small != 0 {
    if large <= UInt128(UInt64.max), small <= UInt128(UInt64.max) {
      return Int128(
        greatestCommonDivisor(UInt64(truncatingIfNeeded: large), UInt64(truncatingIfNeeded: small)))
    }
    (large, small) = (small, large % small)
  }
  return large == 0 ? 1 : Int128(large)
}

/// The greatest number that divides both: Stein's algorithm, which shifts instead of dividing.
///
/// - Precondition: `second` is not zero.
private func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
  if second == 1 || first == 1 { return 1 }
  if first == 0 { return second }
  let twos = min(first.trailingZeroBitCount, second.trailingZeroBitCount)
  var (odd, other) = (first >> first.trailingZeroBitCount, second)
  while other != 0 {
    other >>= other.trailingZeroBitCount
    (odd, other) = (min(odd, other), max(odd, other) - min(odd, other))
  }
  return odd << twos
}
