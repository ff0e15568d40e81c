import PricingEngine
import Testing

@testable import CopyChecks
@testable import CopyTemplates

/// Checks of files, keys and locales, of which a message alone knows nothing.
@Suite struct FileChecksTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let check: String
    let id: String
    /// The files by name, the first with a `⚑` before each place that is found.
    let files: [(name: String, text: String)]
    let findings: [String]
    var ownKeys: Set<String> = []
    var used: Set<String>?
    var catalogLocales: [String] = []
    var testDescription: String { "\(check): \(id)" }
  }

  private static let english = (name: "en", text: #"{"a": "A", "b": "B"}"#)

  static let rows = [
    Row(
      check: "file-syntax", id: "an open string", files: [("de", "{\"a\": ⚑\"A\n}")],
      findings: ["error: the string has no closing quote on its line ⚑"]),
    Row(
      check: "file-syntax", id: "a number for a text", files: [("de", #"{"a": ⚑1}"#)],
      findings: ["error: expected a string, got the number 1 ⚑"]),
    Row(
      check: "file-syntax", id: "messages and notes", files: [("de", #"{"a": "A", "@a": {}}"#)],
      findings: []),
    Row(
      check: "key-duplicate", id: "twice",
      files: [("de", "{\"a\": \"A\",\n⚑\"a\": \"B\", ⚑\"a\": \"C\"}")],
      findings: [
        "error: duplicate key 'a', first on line 1 ⚑",
        "error: duplicate key 'a', first on line 1 ⚑",
      ]),
    Row(
      check: "key-duplicate", id: "once", files: [("de", #"{"a": "A", "b": "A"}"#)], findings: []),
    Row(
      check: "locale-tag", id: "another locale inside", files: [("de", #"{"@@locale": ⚑"fr"}"#)],
      findings: ["error: expected 'de' as the file's name says, got 'fr' ⚑"]),
    Row(
      check: "locale-tag", id: "an old name", files: [("iw", "{}")],
      findings: ["error: expected the file name 'he.arb', got 'iw.arb' iw.arb"]),
    Row(
      check: "locale-tag", id: "no tag at all", files: [("app_texts", "{}")],
      findings: [
        "error: app_texts.arb: expected language, script and region only, got 'texts' in 'app_texts' app_texts.arb"
      ]),
    Row(
      check: "locale-tag", id: "the canonical tag", files: [("pt-BR", #"{"@@locale": "pt_BR"}"#)],
      findings: []),
    Row(
      check: "locale-unsupported", id: "no language of CLDR", files: [("jp", "{}")],
      findings: [
        "error: jp.arb: expected a locale that CLDR knows, got 'jp'; did you mean 'ja'? jp.arb"
      ]),
    Row(check: "locale-unsupported", id: "a language of CLDR", files: [("ja", "{}")], findings: []),
    Row(
      check: "key-missing", id: "one of two", files: [("de", #"{"a": "A"}"#), english],
      findings: ["error: message 'b' is missing in de de.arb"]),
    Row(
      check: "key-missing", id: "one that no template shows",
      files: [("de", #"{"a": "A"}"#), english],
      findings: ["warning: message 'b' is missing in de de.arb"], used: ["a"]),
    Row(
      check: "key-missing", id: "inherited", files: [("en-GB", #"{"a": "A"}"#), english],
      findings: []),
    Row(
      check: "key-missing", id: "in a file that cannot be read", files: [("de", "{"), english],
      findings: []),
    Row(
      check: "key-extra", id: "misspelled", files: [("de", #"{⚑"aa": "A", "b": "B"}"#)],
      findings: ["error: no message 'aa' in the contract ⚑"]),
    Row(
      check: "key-extra", id: "a note for translators", files: [("de", #"{"@aa": {}}"#)],
      findings: []),
    Row(
      check: "key-unused", id: "a team's own", files: [("de", #"{⚑"a": "A"}"#)],
      findings: ["warning: no template shows the message 'a' ⚑"], ownKeys: ["a"], used: ["b"]),
    Row(
      check: "key-unused", id: "built in", files: [("de", #"{"a": "A"}"#)], findings: [],
      used: ["b"]),
    Row(
      check: "fallback-used", id: "Portugal for Angola", files: [("pt-PT", "{}")],
      findings: ["note: copy for 'pt-BR' is that of 'pt-PT' Shop.storekit"],
      catalogLocales: ["pt-BR"]),
    Row(
      check: "fallback-used", id: "the language for a region", files: [("de", "{}")], findings: [],
      catalogLocales: ["de-DE", "de-AT", "fr"]),
    Row(
      check: "fallback-script", id: "Simplified for Traditional", files: [("zh-Hans", "{}")],
      findings: [
        "error: there is no copy for 'zh-Hant': 'zh-Hans' is in another script Shop.storekit"
      ], catalogLocales: ["zh-Hant"]),
    Row(
      check: "fallback-script", id: "Taiwan reads Traditional", files: [("zh-Hant", "{}")],
      findings: [], catalogLocales: ["zh-TW"]),
    Row(
      check: "inconsistent", id: "two wordings",
      files: [
        ("de", #"{"a": "Kaufen", "b": ⚑"Erwerben"}"#.replacing("⚑\"E", with: "\"⚑E")),
        ("en", #"{"a": "Buy", "b": "Buy"}"#),
      ], findings: ["note: 'a' has the same source and is 'Kaufen' ⚑"]),
    Row(
      check: "inconsistent", id: "two sources",
      files: [("de", #"{"a": "Kaufen", "b": "Erwerben"}"#), english], findings: []),
  ]

  @Test(arguments: rows) func finds(row: Row) throws {
    let check = try #require(MessageCheck.all.first { $0.about.id == row.check })
    let marked = try MarkedSource(row.files[0].text, named: row.files[0].name + ".arb")
    var files = [MessageFile(reading: marked.source, name: row.files[0].name, isOwn: true)]
    for file in row.files.dropFirst() {
      let source = try SourceText(file: file.name + ".arb", bytes: Array(file.text.utf8))
      files.append(MessageFile(reading: source, name: file.name, isOwn: false))
    }
    let terms = MessageContract.Terms(
      meaning: "A letter.", arguments: [:], claims: [], subjects: [], limit: nil)
    let set = MessageSet(
      contract: MessageContract(messages: ["a": terms, "b": terms]), ownKeys: row.ownKeys,
      files: files, sourceLocale: try LocaleTag("en"), usage: MessageSet.Usage(keys: row.used),
      catalogLocales: try row.catalogLocales.map { try LocaleTag($0) }, catalogFile: "Shop.storekit"
    )
    let found = try MessageChecker(checks: [check]).findings(in: set).map { $0.finding }
    let sorted = found.sorted { ($0.location?.column ?? 0) < ($1.location?.column ?? 0) }
    let lines = sorted.map { finding -> String in
      let place = finding.location?.description ?? ""
      return "\(finding.severity.rawValue): \(finding.message) \(place)"
    }
    #expect(lines == marked.placed(row.findings))
  }

  @Test func readsAFileThatIsNoText() throws {
    let file = MessageFile(
      unreadable: .utf16(isBigEndian: false), file: "own/de.arb", name: "de", isOwn: true)
    let set = MessageSet(
      contract: MessageContract(messages: [:]), files: [file], sourceLocale: try LocaleTag("en"))
    let found = try MessageChecker().findings(in: set)
    #expect(
      found.map(\.finding.message) == ["the file is UTF-16 (little-endian), expected UTF-8"])
    #expect(found.map(\.finding.rule) == ["file-syntax"])
  }

  @Test func namesTextsOfALayoutInOneLine() throws {
    let layouts = try [
      ("a.html", "<p>{{price.text}} <b>{{rate.text}}</b></p><p>{{a.text}}</p>\n<p>{{b.text}}</p>"),
      (
        "b.txt",
        "{{price.text}} {{rate.text}}\n{{a.text}}\n[ {{b.text}} ] ({{c.text}})\n{{url}} {{d.text}}"
      ),
    ].map { try SourceText(file: $0.0, bytes: Array($0.1.utf8)) }
    let set = MessageSet(
      contract: MessageContract(messages: [:]), files: [], sourceLocale: try LocaleTag("en"),
      usage: MessageSet.Usage(layouts: layouts))
    let found = try MessageChecker(checks: [.layoutConcatenation]).findings(in: set)
    #expect(
      found.map { "\($0.finding.location?.description ?? ""): \($0.finding.message)" } == [
        "a.html:1:22: '{{price.text}}' and '{{rate.text}}' make one line",
        "b.txt:1:16: '{{price.text}}' and '{{rate.text}}' make one line",
      ])
  }
}
