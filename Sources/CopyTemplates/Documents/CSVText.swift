/// Writes lines of CSV.
public enum CSVText {
  /// A line of fields, with the line end of RFC 4180.
  public static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field as RFC 4180 writes it, and inert in a spreadsheet.
  ///
  /// A text that starts like a formula is preceded by an apostrophe, so that no spreadsheet computes it. Other separators, and spaces
  /// at either end, are quoted as well: spreadsheets split at the former and drop the latter.
  static func field(_ text: String) -> String {
    let safe = FormulaGuard.protected(text)
    // Characters would hide a mark that a combining one follows; spreadsheets see code points.
    let scalars = safe.unicodeScalars
    let needsQuotes =
      scalars.contains { marks.contains($0) } || scalars.first == " " || scalars.last == " "
    guard needsQuotes else { return safe }
    var quoted = "\""
    for scalar in scalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  private static let marks: Set<Unicode.Scalar> = [",", ";", "\t", "\"", "\r", "\n"]
}
