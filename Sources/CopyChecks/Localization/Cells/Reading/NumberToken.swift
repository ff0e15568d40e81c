import PricingEngine

/// A run of digits in a text, with the marks between them.
struct NumberToken: Sendable, Hashable {
  /// Where it stands, in UTF-8 bytes.
  let range: Range<Int>
  /// The digits alone, as those of ASCII.
  let digits: String
  /// How many digits follow the last mark; `nil` without a mark.
  let lastGroup: Int?

  /// All numbers of a text, in order.
  static func all(in text: String) -> [NumberToken] {
    var scanner = NumberTokenScanner(text)
    return scanner.tokens()
  }

  /// The number that it stands for in an amount that is shown with some digits after the point.
  func value(fractionDigits: Int) -> ExactDecimal? {
    let isDecimal = lastGroup.map { $0 == fractionDigits || $0 != 3 } ?? false
    guard digits.utf8.count <= 24, let coefficient = Int128(digits) else { return nil }
    return ExactDecimal(
      coefficient: coefficient, fractionDigits: isDecimal ? lastGroup ?? 0 : 0)
  }

  /// Whether it is an amount, digit by digit: 19.99 and no 1999.
  func isWritten(_ amount: ExactDecimal) -> Bool {
    let wanted = amount.text.filter { $0 != "." }
    guard digits == wanted else { return false }
    guard amount.fractionDigits > 0 else { return lastGroup == nil || lastGroup == 3 }
    return lastGroup == amount.fractionDigits
  }
}

/// Finds runs of digits of any script.
private struct NumberTokenScanner {
  private let scalars: [(value: Unicode.Scalar, offset: Int)]
  private let end: Int

  init(_ text: String) {
    var offset = 0
    scalars = text.unicodeScalars.map { scalar in
      defer { offset += scalar.utf8Length }
      return (scalar, offset)
    }
    end = text.utf8.count
  }

  mutating func tokens() -> [NumberToken] {
    var tokens: [NumberToken] = []
    var index = 0
    while index < scalars.count {
      guard digit(at: index) != nil else {
        index += 1
        continue
      }
      tokens.append(token(from: &index))
    }
    return tokens
  }

  private func token(from index: inout Int) -> NumberToken {
    let start = scalars[index].offset
    var digits = ""
    var lastGroup: Int?
    while index < scalars.count {
      if let digit = digit(at: index) {
        digits += String(digit)
        lastGroup = lastGroup.map { $0 + 1 }
        index += 1
      } else if isMark(at: index), digit(at: index + 1) != nil {
        lastGroup = 0
        index += 1
      } else {
        break
      }
    }
    let stop = index < scalars.count ? scalars[index].offset : end
    return NumberToken(range: start..<stop, digits: digits, lastGroup: lastGroup)
  }

  private func digit(at index: Int) -> Int? {
    guard scalars.indices.contains(index) else { return nil }
    let scalar = scalars[index].value
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? Int(scalar.value - 0x30) : nil }
    return scalar.decimalDigitValue
  }

  /// Whether a mark between digits stands at a place; an ordinary space is one only before a group of three.
  private func isMark(at index: Int) -> Bool {
    switch scalars[index].value {
    case ".", ",", "'", "\u{2019}", "\u{A0}", "\u{202F}", "\u{66B}", "\u{66C}": true
    case " ": (1...3).allSatisfy { digit(at: index + $0) != nil } && digit(at: index + 4) == nil
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// How many bytes it takes in UTF-8.
  var utf8Length: Int { UTF8.width(self) }
}
