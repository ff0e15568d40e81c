import CopyTemplates
import PricingEngine
import Testing

@Suite struct ArbFileTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    var keys: [String] = []
    let findings: [String]
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "messages, without what is for translators",
      text: ##"{"@@locale": "de", "@@x-note": 1, "b": "B", "@b": {"description": "d"}, "a": "A"}"##,
      keys: ["a", "b"], findings: []),
    Row(id: "the locale with an underscore", text: #"{"@@locale": "DE"}"#, findings: []),
    Row(id: "no locale", text: "{}", findings: []),
    Row(
      id: "another locale", text: #"{"@@locale": ⚑"de-AT", "a": "A"}"#, keys: ["a"],
      findings: [
        "error: expected 'de' as the file's name says, got 'de-AT' [locale-tag] ⚑"
          + " at @@locale (rename the file or write 'de')"
      ]),
    Row(
      id: "an unknown locale", text: #"{"@@locale": ⚑"german"}"#,
      findings: [
        "error: expected a locale that CLDR knows, got 'german'; did you mean 'de'? [locale-tag] ⚑"
          + " at @@locale"
      ]),
    Row(
      id: "a locale that is no text", text: #"{"@@locale": ⚑49}"#,
      findings: ["error: expected a string, got the number 49 [value-type] ⚑ at @@locale"]),
    Row(
      id: "no JSON", text: #"{"a": "A"⚑"#,
      findings: [
        "error: the file ends inside the object that starts at line 1, column 1 [json-truncated] ⚑"
          + " (restore the rest of the file)"
      ]),
    Row(
      id: "no object", text: #"⚑"a""#,
      findings: ["error: expected an object, got the text 'a' [value-type] ⚑"]),
    Row(
      id: "a message twice", text: #"{"a": "A", ⚑"a": "B"}"#,
      findings: [
        "error: duplicate key 'a', first on line 1 [json-duplicate-key] ⚑ (keep one of the two)"
      ]),
  ]

  @Test(arguments: rows)
  func reads(row: Row) throws {
    let marked = try MarkedSource(row.text)
    var findings: [Finding] = []
    let file = ArbFile(reading: marked.source, locale: try LocaleTag("de"), into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    #expect(file.messages.keys.sorted() == row.keys)
  }
}
