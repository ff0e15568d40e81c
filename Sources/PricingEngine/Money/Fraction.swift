/// An exact fraction in lowest terms.
///
/// Ratios of prices stay fractions until the one rounding at the end: 15.89 / 35.88 is kept whole,
/// and its percent is rounded once.
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
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  /// The greatest whole number that is not above the fraction: 44 for 44.29, −5 for −4.65.
  public var floor: Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number that is not below the fraction: 45 for 44.29, −4 for −4.65.
  public var ceiling: Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// The smallest number with `digits` digits after the point that is not below the fraction.
  ///
  /// 19.99 / 12 = 1.6658… with two digits is 1.67, so that twelve times the shown amount covers what is billed.
  public func roundedUp(toFractionDigits digits: Int) -> ExactDecimal {
    let scaled = Fraction(numerator * powerOfTen(digits), over: denominator)
    return ExactDecimal(coefficient: scaled.ceiling, fractionDigits: digits)
  }

  /// The fraction as decimal text with `digits` digits after the point, cut off and marked with `…` where it goes on.
  ///
  /// 15.89 / 35.88 × 100 with four digits is `44.2865…`; 1/2 is `0.5`.
  public func decimalText(digits: Int) -> String {
    let scaled = numerator * powerOfTen(digits)
    let (quotient, remainder) = scaled.quotientAndRemainder(dividingBy: denominator)
    let shown = ExactDecimal(coefficient: quotient, fractionDigits: digits)
    guard remainder != 0 else { return shown.trimmed.text }
    let sign = numerator < 0 && quotient == 0 ? "-" : ""
    return sign + shown.text + "…"
  }

  /// The exact sum.
  public static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  /// The exact difference.
  public static func - (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator - right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  /// The exact product.
  public static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  /// The exact quotient.
  ///
  /// - Precondition: `right` is not zero.
  public static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }
}

extension Fraction: Comparable {
  /// Whether `left` is the smaller number.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

/// Euclid's algorithm, in 64 bits as soon as both numbers fit, which is several times faster.
private func greatestCommonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
  var (large, small) = (first, second)
  while small != 0 {
    if large <= UInt128(UInt64.max), small <= UInt128(UInt64.max) {
      var (low, high) = (UInt64(small), UInt64(large))
      while low != 0 { (high, low) = (low, high % low) }
      return UInt128(high)
    }
    (large, small) = (small, large % small)
  }
  return large
}
