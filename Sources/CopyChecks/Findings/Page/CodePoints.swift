import PricingEngine

/// The characters of a text by their code points, for those that the eye cannot tell apart.
enum CodePoints {
  /// Every character: `U+0039 DIGIT NINE, U+00A0 NO-BREAK SPACE, U+20AC EURO SIGN`.
  static func all(of text: String) -> String {
    text.unicodeScalars.map(described).joined(separator: ", ")
  }

  /// The characters that leave no mark of their own, each once and in order: `U+00A0 NO-BREAK SPACE`; empty when there are none.
  static func invisible(in text: String) -> String {
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter { isUnseen($0) && seen.insert($0).inserted }
      .map(described).joined(separator: ", ")
  }

  /// Whether a character leaves no mark of its own; an ordinary space is seen by what it keeps apart.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar != " " else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: false
    }
  }

  /// The number of a character, in four or more hexadecimal digits: `202F`.
  static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A character by number and name: `U+202F NARROW NO-BREAK SPACE`.
  static func described(_ scalar: Unicode.Scalar) -> String {
    let code = "U+" + digits(of: scalar)
    return scalar.properties.name.map { "\(code) \($0)" } ?? code
  }
}
