/// Keeps spreadsheet programs from taking a cell for a formula (CWE-1236), and gives the text back unchanged.
///
/// A cell that begins with a character that starts a formula, in East Asian spreadsheets a wide one too, gets an apostrophe before it. So does one that begins with
/// apostrophes before such a character, which makes it reversible.
enum FormulaGuard {
  private static let starts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  static func protected(_ text: String) -> String { isFormula(text) ? "'" + text : text }

  static func unprotected(_ text: String) -> String {
    text.unicodeScalars.first == "'" && isFormula(text)
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    return rest.first.map { starts.contains($0) } ?? false
  }
}
