/// Text for a manual page, in the macros of man(7).
enum Roff {
  /// Text in which nothing is a request or an escape sequence, and a hyphen is the one that is typed.
  static func text(_ text: String) -> String {
    var roff = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": roff += "\\e"
      case "-": roff += "\\-"
      case "'": roff += "\\(aq"
      case "`": roff += "\\(ga"
      case "^": roff += "\\(ha"
      case "~": roff += "\\(ti"
      case "\u{80}"...: roff += "\\[u\(hexadecimal(character))]"
      default: roff.unicodeScalars.append(character)
      }
    }
    return roff.hasPrefix(".") ? "\\&" + roff : roff
  }

  /// A term with its explanation.
  static func item(_ term: String, _ text: String) -> String {
    ".TP\n\(bold(term))\n\(self.text(text))\n"
  }

  /// A line of words in bold type.
  static func bold(_ text: String) -> String { "\\fB\(self.text(text))\\fR" }

  /// Lines that are shown as they are.
  static func example(_ lines: String) -> String { ".EX\n\(text(lines))\n.EE\n" }

  /// At least four digits, as groff spells characters.
  private static func hexadecimal(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
