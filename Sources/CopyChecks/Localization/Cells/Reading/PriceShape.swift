import PricingEngine

/// A written price in its parts.
struct PriceShape: Hashable {
  /// What stands before the number, without spaces and direction marks.
  let before: String
  /// What stands behind it.
  let after: String
  /// The digits with the marks between them.
  let number: String

  init(_ price: String) {
    let scalars = Array(price.unicodeScalars)
    let first = scalars.firstIndex { $0.zeroOfDigits != nil } ?? scalars.endIndex
    let last = scalars.lastIndex { $0.zeroOfDigits != nil } ?? scalars.startIndex - 1
    before = Self.text(scalars[..<first])
    number = first <= last ? String(String.UnicodeScalarView(scalars[first...last])) : ""
    after = last >= first ? Self.text(scalars[(last + 1)...]) : ""
  }

  /// The symbol, on whichever side it is.
  var symbol: String { before.isEmpty ? after : before }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars.filter { !$0.isSpace && !$0.isDirectionMark }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a space of any kind.
  var isSpace: Bool { properties.generalCategory == .spaceSeparator }

  /// Whether it is an invisible mark or control of direction.
  var isDirectionMark: Bool {
    switch self {
    case "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}

extension String {
  /// The text without direction marks.
  var withoutDirectionMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isDirectionMark }))
  }

  /// The text without spaces of any kind.
  var withoutSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isSpace }))
  }

  /// The text with the digits of ASCII.
  var withASCIIDigits: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let digit = scalar.decimalDigitValue.flatMap { Unicode.Scalar(0x30 + UInt32($0)) }
      text.append(digit ?? scalar)
    }
    return String(text)
  }
}
