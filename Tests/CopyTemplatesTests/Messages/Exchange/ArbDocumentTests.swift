import CopyTemplates
import PricingEngine
import Testing

@Suite struct ArbDocumentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let formatted: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "an empty file", text: "{}", formatted: "{}\n"),
    Row(
      id: "the order of keys",
      text:
        ##"{"b.c": "1", "@a": {}, "b": "2", "@@x-z": "3", "@b": {"context": "c"}, "@@locale": "de", "a": "4", "B": "5"}"##,
      formatted: ##"""
        {
          "@@locale": "de",
          "@@x-z": "3",
          "B": "5",
          "a": "4",
          "@a": {},
          "b": "2",
          "@b": {
            "context": "c"
          },
          "b.c": "1"
        }

        """##),
    Row(
      id: "numbers, lists and unknown members stay as they are",
      text: ##"{"@a": {"z": 1.50, "y": [true, null, -0, 1e9, []], "x": {"q": "r"}}}"##,
      formatted: ##"""
        {
          "@a": {
            "z": 1.50,
            "y": [
              true,
              null,
              -0,
              1e9,
              []
            ],
            "x": {
              "q": "r"
            }
          }
        }

        """##),
    Row(
      id: "escapes for what cannot be seen, and for nothing else",
      text: #"{"a": "\u00e9 \u00a0\u202f\u200f\u2068\u200c\u0041<\/\ud83d\ude00\t\u0001\u2003"}"#,
      formatted: "{\n  \"a\": \"é \\u00A0\\u202F\\u200F\\u2068\u{200C}A</😀\\t\\u0001\\u2003\"\n}\n"),
  ]

  @Test(arguments: rows)
  func isWrittenInOneForm(row: Row) throws {
    var findings: [Finding] = []
    let once = try #require(ArbDocument(reading: source(row.text), into: &findings)).text
    #expect(once == row.formatted)
    let twice = try #require(ArbDocument(reading: source(once), into: &findings)).text
    #expect(twice == once)
    #expect(findings.isEmpty)
  }

  @Test(arguments: BuiltIn.locales)
  func isTheFormOfTheBuiltInFiles(locale: String) throws {
    var findings: [Finding] = []
    let file = try PackageFile.source("Locales/\(locale).arb")
    #expect(ArbDocument(reading: file, into: &findings)?.text == file.text)
  }

  @Test func refusesAKeyThatStandsTwice() throws {
    var findings: [Finding] = []
    let document = ArbDocument(reading: try source(#"{"a": "1", "a": "2"}"#), into: &findings)
    #expect(document?.text == nil)
    #expect(findings.map(\.rule) == ["json-duplicate-key"])
  }
}
