import PricingEngine
import Testing

@Suite struct LocalesListCommandTests {
  /// Every built-in locale has every message.
  @Test func listsTheBuiltInLocales() throws {
    let result = try Program.run(["locales", "list"])
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    let lines = result.outputText.split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
    let tags: [String] = AppStoreLocale.all.map(\.tag).sorted()
    let rightToLeft: [String] = lines.filter { $0[1] == "rtl" }.map { $0[0] }
    #expect(lines.map { $0[0] } == tags)
    #expect(rightToLeft == ["ar", "he", "ur"])
    for line in lines { #expect(line[2] == line[4], "\(line)") }
  }

  @Test func countsTheMessagesOfAFolder() throws {
    let folder = try TemporaryFolder(["own/eu.arb": #"{"action.notNow": "Orain ez"}"#])
    let result = try Program.run(["locales", "list", "--locales", "own"], in: folder)
    #expect(result.outputText.contains("\neu  ltr  1 of "))
    #expect(result.ending == .code(0))
  }

  static let errors = [
    CommandRow(
      id: "no folder", command: "locales list --locales own", code: 2,
      errors: "paywall-render: error: own: expected a folder of messages after '--locales'\n"),
    CommandRow(
      id: "a file that is no locale", command: "locales list --locales own",
      files: ["own/notes.arb": "{}"], code: 2,
      errors: "paywall-render: error: notes.arb: expected a locale that CLDR knows, got 'notes'\n"),
    CommandRow(
      id: "a file with another spelling of the tag", command: "locales list --locales own",
      files: ["own/pt_br.arb": "{}"], code: 2,
      errors: "paywall-render: error: pt_br.arb: expected the file name 'pt-BR.arb'\n"),
  ]

  @Test(arguments: errors)
  func reportsWhatIsWrong(row: CommandRow) throws { try row.check() }
}
