import Testing

@testable import CopyChecks

@Suite struct StringsReaderTests {
  static let rows = [
    ExtractionRow(
      id: "statements and comments",
      source: """
        /* Title */
        "title" = "Save \\"44\\U00A0%\\"\\n\\u2014"; // end
        bare.key = Free ;
        "Cancel anytime";
        """,
      lines: [
        "message @title: Save \"44\u{A0}%\"⏎—", "message #1 @bare.key: Free",
        "message #2 @Cancel anytime: Cancel anytime",
      ]),
    ExtractionRow(
      id: "the language is that of the folder", source: "\"a\" = \"b\";",
      lines: ["message pt-BR @a: b"], file: "App/pt_BR.lproj/Localizable.strings"),
    ExtractionRow(
      id: "the base has no language", source: "\"a\" = \"b\";", lines: ["message @a: b"],
      file: "Base.lproj/Localizable.strings"),
    ExtractionRow(
      id: "a pair of surrogates, and half of one", source: "a = \"\\UD83D\\UDE00\\UD83D.\";",
      lines: ["message @a: 😀\u{FFFD}."]),
    ExtractionRow(
      id: "broken statements",
      source: "\"a\" = \"1\"\n\"b\" = \"2\";\n= 3;\n\"c\" = \"4\";\n\"d\" = \"5",
      lines: ["message @c: 4"],
      findings: [
        "1:10 error strings-syntax: expected ';' (add it)",
        "3:1 error strings-syntax: expected a key in double quotes (quote it)",
        "5:7 error strings-syntax: the text has no closing quote (close it)",
      ]),
    ExtractionRow(
      id: "a property list", source: "<?xml version=\"1.0\"?><plist/>", lines: [],
      findings: [
        "1:1 error strings-syntax: expected '\"key\" = \"value\";', got an XML property list (save it in the form of 'key = value')"
      ]),
  ]

  static let places = [
    PlaceRow(
      id: "behind escapes", source: "/* x */\n\"a\" = \"\\\"Sí\\U20AC\\n ⚑free\";", words: "free"),
    PlaceRow(id: "an escape itself", source: "\"a\" = \"x ⚑\\U20AC5\";", words: "€5"),
    PlaceRow(id: "on the second line", source: "\"a\" = \"x\n  ⚑free\";", words: "free"),
  ]

  @Test(arguments: rows)
  func reads(_ row: ExtractionRow) throws {
    let read = try ExtractedText(row.source, as: .strings, file: row.file)
    #expect(read.lines == row.lines)
    #expect(read.findingLines == row.findings)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: places)
  func leadsBack(_ row: PlaceRow) throws {
    let read = try ExtractedText(row.source, as: .strings)
    #expect(read.place(of: row.words) == read.flag)
    #expect(read.flag != nil)
    #expect(read.faultyRuns == [])
  }
}
