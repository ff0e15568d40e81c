import Testing

@testable import CopyChecks

@Suite struct StringCatalogReaderTests {
  static let rows = [
    ExtractionRow(
      id: "localizations, plurals, devices and substitutions",
      source: """
        {"sourceLanguage": "en", "strings": {
          "Save %lld%%": {},
          "paywall.title": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Go Pro"}},
            "de": {"variations": {"device": {
              "iphone": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "Ein Tag"}},
                "other": {"stringUnit": {"value": "%lld Tage"}}}}},
              "other": {"stringUnit": {"value": "Los"}}}}},
            "fr": {"stringUnit": {"value": "%#@days@"}, "substitutions": {"days": {
              "argNum": 1, "variations": {"plural": {"other": {"stringUnit": {"value": "%arg jours"}}}}}}}
          }},
          "some_key": {"comment": "no text"},
          "": {}
        }, "version": "1.0"}
        """,
      lines: [
        "message en @Save %lld%%: Save %lld%%", "message #1 en @paywall.title: Go Pro",
        "message #1 de @paywall.title: Ein Tag", "message #1 de @paywall.title: %lld Tage",
        "message #1 de @paywall.title: Los", "message #1 fr @paywall.title: %#@days@",
        "message #1 fr @paywall.title: %arg jours",
      ]),
    ExtractionRow(
      id: "not a string catalog", source: "{\"strings\": []}", lines: [],
      findings: [
        "1:1 error xcstrings-shape: expected an object 'strings' in the string catalog (check that the file is a string catalog)"
      ]),
    ExtractionRow(
      id: "broken JSON", source: "{\"strings\": ", lines: [],
      findings: [
        "1:13 error json-truncated: the file ends inside the object that starts at line 1, column 1 (restore the rest of the file)"
      ]),
  ]

  static let places = [
    PlaceRow(
      id: "in a value",
      source:
        "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\n\"de\": {\"stringUnit\": {\"value\": \"\\u20ac\\n ⚑frei\"}}}}}}",
      words: "frei"),
    PlaceRow(
      id: "in a key", source: "{\"strings\": {\n \"Try \\\"it\\\" ⚑free\": {}}}", words: "free"),
  ]

  @Test(arguments: rows)
  func reads(_ row: ExtractionRow) throws {
    let read = try ExtractedText(row.source, as: .xcstrings, file: row.file)
    #expect(read.lines == row.lines)
    #expect(read.findingLines == row.findings)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: places)
  func leadsBack(_ row: PlaceRow) throws {
    let read = try ExtractedText(row.source, as: .xcstrings)
    #expect(read.place(of: row.words) == read.flag)
    #expect(read.flag != nil)
    #expect(read.faultyRuns == [])
  }
}
