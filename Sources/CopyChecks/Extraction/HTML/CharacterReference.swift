/// A character reference of HTML: `&amp;`, `&#8364;`, `&#x20AC;` (HTML Living Standard, section 13.5).
///
/// The semicolon may be missing after a number and after the old names that never needed it, unless a letter, digit or `=` follows.
struct CharacterReference {
  /// The text that it stands for.
  let text: String
  /// How many bytes it takes.
  let length: Int

  /// Reads the reference at the start of a range, at its ampersand; `nil` when the ampersand is only itself.
  init?(in bytes: [UInt8], _ range: Range<Int>) {
    let start = range.lowerBound + 1
    guard start < range.upperBound else { return nil }
    let rest = bytes[start..<range.upperBound]
    if rest.first == UInt8(ascii: "#") {
      self.init(number: rest.dropFirst())
    } else {
      self.init(name: rest)
    }
  }

  private init?(number rest: ArraySlice<UInt8>) {
    let isHexadecimal = rest.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    var cursor = rest.startIndex + (isHexadecimal ? 1 : 0)
    let first = cursor
    var value: UInt32 = 0
    while cursor < rest.endIndex, let digit = Character(Unicode.Scalar(rest[cursor])).hexDigitValue,
      isHexadecimal || digit < 10
    {
      // More than six hexadecimal digits are no character, however many follow.
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
      cursor += 1
    }
    guard cursor > first else { return nil }
    if cursor < rest.endIndex, rest[cursor] == UInt8(ascii: ";") { cursor += 1 }
    text = Self.character(value)
    length = cursor - rest.startIndex + 2
  }

  private init?(name rest: ArraySlice<UInt8>) {
    let name = rest.prefix(longestName).prefix { isASCIILetter($0) || isASCIIDigit($0) }
    guard let known = NamedCharacters.shared[String(decoding: name, as: UTF8.self)] else {
      return nil
    }
    let next = name.endIndex < rest.endIndex ? rest[name.endIndex] : UInt8(ascii: " ")
    let isClosed = next == UInt8(ascii: ";")
    guard isClosed || known.needsNoSemicolon && next != UInt8(ascii: "=") else { return nil }
    text = known.text
    length = name.count + (isClosed ? 2 : 1)
  }

  /// The character of a number, as browsers read it: 0x80 to 0x9F are those of Windows-1252.
  private static func character(_ value: UInt32) -> String {
    let index = Int(value) - 0x80
    let value = windows1252.indices.contains(index) ? windows1252[index] : value
    guard value != 0, let scalar = Unicode.Scalar(value) else { return "\u{FFFD}" }
    return String(Character(scalar))
  }
}

/// The longest name, `CounterClockwiseContourIntegral`, has 31 letters.
private let longestName = 32

/// What the numbers from 0x80 mean (HTML Living Standard, section 13.2.5.80).
private let windows1252: [UInt32] = [
  0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
  0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
  0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
]
