/// A decimal number that is exact and remembers the digits it was written with.
///
/// `7.40` and `7.4` are equal, yet each keeps its own `fractionDigits`, because a price never loses
/// a digit on its way to the reader. Binary floating point is never involved.
///
/// Sums and products trap when they do not fit `Int128` (1.7 × 10^38); comparing never traps. No
/// input from a file gets there: a number has at most 15 + 6 digits, so its coefficient stays below
/// 10^21, below 10^27 after widening by 6 digits, and below 10^30 for 999 payments.
public struct ExactDecimal: Sendable {
  /// The number times ten to the power of `fractionDigits`.
  public let coefficient: Int128
  /// The digits after the point, 0 to 38.
  public let fractionDigits: Int

  /// The most digits that a number in a file may have before the point.
  public static let maximumIntegerDigits = 15
  /// The most digits that a number in a file may have after the point.
  public static let maximumFractionDigits = 6

  /// Creates `coefficient` × 10^−`fractionDigits`: 1999 with 2 fraction digits is 19.99.
  ///
  /// - Precondition: `fractionDigits` is 0 to 38.
  public init(coefficient: Int128, fractionDigits: Int = 0) {
    precondition((0...38).contains(fractionDigits), "fraction digits must be 0 to 38")
    self.coefficient = coefficient
    self.fractionDigits = fractionDigits
  }

  /// Zero without fraction digits.
  public static let zero = ExactDecimal(coefficient: 0)

  /// The plain text of the number with its written digits: `19.90`, never an exponent.
  public var text: String {
    let digits = String(coefficient.magnitude)
    let sign = coefficient < 0 ? "-" : ""
    guard fractionDigits > 0 else { return sign + digits }
    let padding = String(repeating: "0", count: max(0, fractionDigits + 1 - digits.utf8.count))
    let padded = padding + digits
    return sign + padded.dropLast(fractionDigits) + "." + padded.suffix(fractionDigits)
  }

  /// The same number written with at least `digits` digits after the point: 7.4 with 2 is 7.40.
  public func widened(to digits: Int) -> ExactDecimal {
    guard digits > fractionDigits else { return self }
    return ExactDecimal(
      coefficient: coefficient * powerOfTen(digits - fractionDigits), fractionDigits: digits)
  }

  /// The number as an exact fraction.
  public var fraction: Fraction {
    Fraction(coefficient, over: powerOfTen(fractionDigits))
  }

  /// The same number without trailing zeros after the point: 7.40 becomes 7.4.
  public var trimmed: ExactDecimal {
    var (coefficient, digits) = (coefficient, fractionDigits)
    while digits > 0, coefficient % 10 == 0 {
      coefficient /= 10
      digits -= 1
    }
    return ExactDecimal(coefficient: coefficient, fractionDigits: digits)
  }
}

extension ExactDecimal: Comparable {
  /// Whether both are the same number, whatever the digits they were written with.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.fractionDigits == right.fractionDigits { return left.coefficient == right.coefficient }
    let (left, right) = (left.trimmed, right.trimmed)
    return left.coefficient == right.coefficient && left.fractionDigits == right.fractionDigits
  }

  /// Whether `left` is the smaller number.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.fractionDigits == right.fractionDigits { return left.coefficient < right.coefficient }
    // The double-width product cannot overflow, whatever the numbers.
    let first = left.coefficient.multipliedFullWidth(by: powerOfTen(right.fractionDigits))
    let second = right.coefficient.multipliedFullWidth(by: powerOfTen(left.fractionDigits))
    return (first.high, first.low) < (second.high, second.low)
  }
}

extension ExactDecimal: Hashable {
  /// Hashes the number, so that equal numbers with different written digits hash alike.
  public func hash(into hasher: inout Hasher) {
    let trimmed = trimmed
    hasher.combine(trimmed.coefficient)
    hasher.combine(trimmed.fractionDigits)
  }
}

extension ExactDecimal {
  /// The exact sum, with the digits of the finer operand.
  public static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let digits = max(left.fractionDigits, right.fractionDigits)
    let (left, right) = (left.widened(to: digits), right.widened(to: digits))
    return ExactDecimal(
      coefficient: left.coefficient + right.coefficient, fractionDigits: digits)
  }

  /// The exact difference, with the digits of the finer operand.
  public static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    left + ExactDecimal(coefficient: -right.coefficient, fractionDigits: right.fractionDigits)
  }

  /// The exact product with a fraction: 13/3 × 2.99 is 12.956666….
  static func * (factor: Fraction, amount: ExactDecimal) -> Fraction {
    Fraction(
      amount.coefficient * factor.numerator,
      over: powerOfTen(amount.fractionDigits) * factor.denominator)
  }

  /// The exact product with a count: 12 × 2.99 is 35.88.
  public static func * (count: Int, amount: ExactDecimal) -> ExactDecimal {
    ExactDecimal(
      coefficient: Int128(count) * amount.coefficient, fractionDigits: amount.fractionDigits)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}

/// 10 to the power of `exponent`, which is 0 to 38.
func powerOfTen(_ exponent: Int) -> Int128 {
  var power: Int128 = 1
  for _ in 0..<exponent { power *= 10 }
  return power
}
