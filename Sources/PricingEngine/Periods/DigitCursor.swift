/// Walks over a text of fixed shape, such as a date: so many digits, then this character.
struct DigitCursor {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether the whole text has been read.
  var isAtEnd: Bool { offset == bytes.count }

  /// Reads a number of exactly `count` ASCII digits; `nil` when they are not there.
  mutating func number(digits count: Int) -> Int? {
    let digits = bytes[offset...].prefix(count)
    guard digits.count == count, digits.allSatisfy(isDigit) else { return nil }
    offset += count
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Steps over a character; `false` when another one stands there.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == scalar.value else { return false }
    offset += 1
    return true
  }

  /// Steps over digits, at most `limit`, and says how many there were.
  mutating func skipDigits(limit: Int) -> Int {
    let count = bytes[offset...].prefix(limit).prefix(while: isDigit).count
    offset += count
    return count
  }
}

/// A number in at least `digits` decimal digits: 7 in two digits is `07`.
func padded(_ number: Int, digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
