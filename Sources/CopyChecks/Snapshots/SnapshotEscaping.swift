import PricingEngine

/// Spells the characters of a text that nobody sees, so that a file shows them and gives them back.
///
/// Invisible characters, spaces but U+0020, and spaces at an end become `\u{202F}`; a backslash becomes `\\`. Nothing else changes, and
/// `unescaped` gives the same text back.
enum SnapshotEscaping {
  /// The text on one line, with everything visible; a part of a text keeps the spaces at its ends.
  static func escaped(_ text: some StringProtocol, isWhole: Bool = true) -> String {
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) {
      return String(text)
    }
    let scalars = Array(text.unicodeScalars)
    var shown = ""
    for (index, scalar) in scalars.enumerated() {
      let isAtEnd = isWhole && scalar == " " && (index == 0 || index == scalars.count - 1)
      if scalar == "\\" {
        shown += "\\\\"
      } else if isAtEnd || CodePoints.isUnseen(scalar) {
        shown += code(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The same for the name of a line, in which a colon would end the name.
  static func escapedName(_ name: String) -> String {
    escaped(name).split(separator: ":", omittingEmptySubsequences: false)
      .joined(separator: code(":"))
  }

  /// The text that was escaped; `nil` for a text that no escaping gives.
  static func unescaped(_ shown: some StringProtocol) -> String? {
    guard shown.utf8.contains(UInt8(ascii: "\\")) else { return String(shown) }
    let scalars = Array(String(shown).unicodeScalars)
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "\\" else {
        text.append(scalars[index])
        index += 1
        continue
      }
      guard let (scalar, length) = escape(scalars[(index + 1)...]) else { return nil }
      text.append(scalar)
      index += 1 + length
    }
    return String(text)
  }

  /// What stands for a character behind a backslash, and how many characters it takes.
  private static func escape(_ rest: ArraySlice<Unicode.Scalar>) -> (Unicode.Scalar, Int)? {
    if rest.first == "\\" { return ("\\", 1) }
    guard rest.starts(with: ["u", "{"]), let end = rest.firstIndex(of: "}") else { return nil }
    let digits = rest[(rest.startIndex + 2)..<end]
    guard (1...6).contains(digits.count),
      let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, digits.count + 3)
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + CodePoints.digits(of: scalar) + "}"
  }
}
