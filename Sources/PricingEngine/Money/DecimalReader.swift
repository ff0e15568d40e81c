/// Why a text is not a plain decimal number.
public enum DecimalError: Error, Equatable, Sendable {
  /// The text is empty: `""`.
  case empty
  /// The text has one comma where the point belongs: `"3,49"`.
  ///
  /// `suggestion` is the same text with a point.
  case decimalComma(suggestion: String)
  /// The text groups its digits or mixes marks: `"1,234"`, `"1.234,56"`, `"1 000"`, `"1_000"`.
  case grouped
  /// The text names a currency: `"¥18"`, `"USD 3"`.
  ///
  /// `sign` is the currency symbol or the code.
  case currencySign(sign: String)
  /// The number is below zero: `"-1"`.
  case negative
  /// The text is in exponent or hexadecimal notation: `"1e3"`, `"0x10"`.
  case notPlain
  /// The text has another character in it, or one in the wrong place: `"12abc"`, `" 1"`, `".5"`.
  ///
  /// `character` is the first such one.
  case unexpected(character: String)
  /// The number has more digits than a price can have: 15 before the point, 6 after it.
  case tooLong
}

extension ExactDecimal {
  /// Reads a whole text as a plain non-negative decimal number.
  ///
  /// It is ASCII digits with at most one point between digits: `"3.49"`, `"0"`, `"1200"`,
  /// `"0.990"`. Nothing is skipped and no prefix is taken: `"3,49"`, `"12abc"`, `" 1"`, `".5"` and
  /// `"1e3"` are errors.
  /// - Throws: `DecimalError`, which says what the text holds instead.
  public init(parsing text: String) throws(DecimalError) {
    guard !text.isEmpty else { throw .empty }
    var coefficient: Int128 = 0
    var integerDigits = 0
    var fractionDigits: Int?
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        coefficient = coefficient * 10 + Int128(byte - UInt8(ascii: "0"))
        if let count = fractionDigits { fractionDigits = count + 1 } else { integerDigits += 1 }
      case UInt8(ascii: ".") where fractionDigits == nil && integerDigits > 0:
        fractionDigits = 0
      default:
        throw DecimalError(explaining: text)
      }
      guard integerDigits <= Self.maximumIntegerDigits,
        fractionDigits ?? 0 <= Self.maximumFractionDigits
      else { throw .tooLong }
    }
    guard fractionDigits != 0 else { throw DecimalError(explaining: text) }
    self.init(coefficient: coefficient, fractionDigits: fractionDigits ?? 0)
  }
}

extension DecimalError {
  /// Names what is wrong with a text that is known not to be a plain number.
  init(explaining text: String) {
    let scalars = Array(text.unicodeScalars)
    if let suggestion = decimalPointSuggestion(text) {
      self = .decimalComma(suggestion: suggestion)
    } else if let sign = scalars.first(where: isCurrencySymbol) {
      self = .currencySign(sign: String(sign))
    } else if isNegative(scalars) {
      self = .negative
    } else if isOtherNotation(text) {
      self = .notPlain
    } else if let letters = currencyCode(in: text) {
      self = .currencySign(sign: letters)
    } else if let other = scalars.first(where: { !isNumberPart($0) }) {
      self = .unexpected(character: String(other))
    } else if let edge = scalars.first, !isDigit(edge) {
      self = .unexpected(character: String(edge))
    } else if let edge = scalars.last, !isDigit(edge) {
      self = .unexpected(character: String(edge))
    } else {
      self = .grouped
    }
  }
}

private func isCurrencySymbol(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .currencySymbol
}

/// Whether the character can be part of a number as people write it.
private func isNumberPart(_ scalar: Unicode.Scalar) -> Bool {
  isDigit(scalar) || scalar == "." || scalar == "," || isGroupMark(scalar)
}

/// Whether a minus sign stands before something like a number.
private func isNegative(_ scalars: [Unicode.Scalar]) -> Bool {
  (scalars.first == "-" || scalars.first == "\u{2212}")
    && scalars.dropFirst().first.map { isDigit($0) || $0 == "." } == true
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isGroupMark(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "_" || scalar == "'" || scalar == "\u{2019}"
    || scalar.properties.generalCategory == .spaceSeparator
}

/// The text with a point, when it holds digits, exactly one comma and one or two digits after it.
private func decimalPointSuggestion(_ text: String) -> String? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  guard parts.count == 2, (1...2).contains(parts[1].utf8.count),
    (1...ExactDecimal.maximumIntegerDigits).contains(parts[0].utf8.count),
    parts.allSatisfy({ $0.unicodeScalars.allSatisfy(isDigit) })
  else { return nil }
  return parts.joined(separator: ".")
}

/// Whether the text is a number in exponent or hexadecimal notation.
private func isOtherNotation(_ text: String) -> Bool {
  let lower = text.lowercased()
  if lower.hasPrefix("0x") { return true }
  let parts = lower.split(separator: "e", omittingEmptySubsequences: false)
  return parts.count == 2
    && parts.allSatisfy { part in
      part.unicodeScalars.contains(where: isDigit)
        && part.unicodeScalars.allSatisfy { isDigit($0) || "+-.,".unicodeScalars.contains($0) }
    }
}

/// Three capital letters at either end of a text whose rest is a number: `USD` in `"USD 3.49"`.
private func currencyCode(in text: String) -> String? {
  for letters in [text.prefix(3), text.suffix(3)] {
    let rest = letters.startIndex == text.startIndex ? text.dropFirst(3) : text.dropLast(3)
    guard letters.utf8.count == 3, letters.utf8.allSatisfy({ (65...90).contains($0) }),
      rest.unicodeScalars.contains(where: isDigit),
      rest.unicodeScalars.allSatisfy(isNumberPart)
    else { continue }
    return String(letters)
  }
  return nil
}
