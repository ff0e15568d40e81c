import CopyTemplates
import PricingEngine
import Testing

@Suite struct BuildSettingsReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The members of `build`.
    let members: String
    var findings: [String] = []
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "nothing", members: ""),
    Row(
      id: "an axis as a list and as an object",
      members: #""locales": ["de"], "templates": {"include": ["all"], "exclude": ["support"]}"#),
    Row(
      id: "a misspelled key", members: #"⚑"format": ["html"]"#,
      findings: [
        "error: unknown key 'format' [unknown-key] ⚑ at build.format (rename it to 'formats')"
      ]),
    Row(
      id: "a misspelled key of an axis", members: #""states": {⚑"includes": ["new"]}"#,
      findings: [
        "error: unknown key 'includes' [unknown-key] ⚑ at build.states.includes (rename it to 'include')"
      ]),
    Row(
      id: "an axis as a word", members: #""locales": ⚑"de""#,
      findings: [
        "error: expected a list, or an object with 'include' and 'exclude', got the text 'de'"
          + " [value-type] ⚑ at build.locales"
      ]),
    Row(
      id: "an empty list", members: #""storefronts": ⚑[]"#,
      findings: [
        "error: expected at least one element, got an empty list [list-empty] ⚑ at build.storefronts"
      ]),
    Row(
      id: "the same twice", members: #""formats": ["html", ⚑"html"]"#,
      findings: [
        "error: 'html' is there twice [value-repeated] ⚑ at build.formats[1] (keep one of the two)"
      ]),
    Row(
      id: "an address without a scheme", members: #""baseURL": ⚑"example.com""#,
      findings: [
        "error: expected an address, got 'example.com' [base-url-invalid] ⚑ at build.baseURL"
          + " (write an address that starts with https://)"
      ]),
    Row(
      id: "an address of mail", members: #""baseURL": ⚑"mailto:a@example.com""#,
      findings: [
        "error: expected an address, got 'mailto:a@example.com' [base-url-invalid] ⚑ at"
          + " build.baseURL (write an address that starts with https://)"
      ]),
  ]
  @Test(arguments: rows)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(
      #"{"schema": "paywall-project/1", "build": {"# + row.members + "}}", named: "paywall.json")
    var findings: [Finding] = []
    let project = ProjectReader.read(marked.source, into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    #expect((project == nil) == !row.findings.isEmpty)
  }

  @Test func readsEverything() throws {
    let marked = try MarkedSource(
      #"""
      {
        "schema": "paywall-project/1",
        "build": {
          "templates": {"include": [⚑"all"], "exclude": [⚑"support"]}, "locales": [⚑"de", ⚑"en"],
          "path": ⚑"{locale}.{ext}", "baseURL": "https://example.com/pricing", "fragment": true
        }
      }
      """#, named: "paywall.json")
    var findings: [Finding] = []
    let build = try #require(ProjectReader.read(marked.source, into: &findings)).build
    #expect(findings == [])
    let words =
      build.templates.include + build.templates.exclude + build.locales.include
      + [build.path].compactMap(\.self)
    #expect(
      words.map { "\($0.text) \($0.path) \($0.location.map { "\($0)" } ?? "")" }
        == marked.placed([
          "all build.templates.include[0] ⚑", "support build.templates.exclude[0] ⚑",
          "de build.locales[0] ⚑", "en build.locales[1] ⚑", "{locale}.{ext} build.path ⚑",
        ]))
    #expect(build.baseURL?.text == "https://example.com/pricing")
    #expect(build.isFragment)
    #expect(build.formats == BuildSettings.Axis())
  }
}
