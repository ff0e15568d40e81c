import PricingEngine

/// Text as XML has it, with references for markup and for what a reader of the file would not see.
enum XMLWriting {
  /// Text between tags.
  static func text(_ text: String) -> String {
    escaped(text) { $0 == "\n" || $0 == "\t" }
  }

  /// The value of an attribute, without its quotes.
  static func attribute(_ text: String) -> String { escaped(text) { _ in false } }

  /// Whether XML 1.0 can hold a text: most control characters it cannot, not even as references.
  static func canHold(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isCharacter) }

  /// The characters of XML 1.0 (production 2).
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func escaped(_ text: String, keeping: (Unicode.Scalar) -> Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case let scalar where isHidden(scalar) && !keeping(scalar):
        escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
