import Testing

@Suite struct ParsedOptionsTests {
  private static func error(_ id: String, _ command: String, _ message: String) -> CommandRow {
    CommandRow(id: id, command: command, code: 2, errors: "paywall-render: error: \(message)\n")
  }

  static let unknown = [
    error(
      "a misspelled option", "render --catlog x",
      "unknown option '--catlog' for 'render'; did you mean '--catalog'? "
        + "(see 'paywall-render render --help')"),
    error(
      "an option of another command", "prices --columns 40",
      "unknown option '--columns' for 'prices' (see 'paywall-render prices --help')"),
    error(
      "an option with its value", "render --frmat=json",
      "unknown option '--frmat' for 'render'; did you mean '--format'? "
        + "(see 'paywall-render render --help')"),
    error(
      "a short option", "render -x",
      "unknown option '-x' for 'render' (see 'paywall-render render --help')"),
    error(
      "an option of a command of two words", "catalog list --formt x",
      "unknown option '--formt' for 'catalog list' (see 'paywall-render catalog list --help')"),
  ]

  static let values = [
    error("no value", "render --locale", "expected a value after '--locale': --locale TAG"),
    error(
      "an empty value", "render --output=",
      "expected a value after '--output', got an empty text: --output PATH"),
    error("a value for a switch", "render --fragment=yes", "'--fragment' takes no value"),
    error(
      "standard input twice", "render --facts - --catalog -",
      "standard input is named twice, by '--catalog' and by '--facts'; give one of them a file"),
    error(
      "standard input for two price lists", "prices --prices a=- --prices -",
      "standard input is named twice, by '--prices' and by '--prices'; give one of them a file"),
    error("twice", "render --locale de --locale en", "'--locale' is given twice"),
    error(
      "an argument", "render App.storekit", "unexpected 'App.storekit': 'render' takes options only"
    ),
    error(
      "an argument after the options", "render -- --locale",
      "unexpected '--locale': 'render' takes options only"),
    error(
      "an unknown format", "render --format jsn",
      "expected text, json, html after '--format', got 'jsn'; did you mean 'json'?"),
    error(
      "a format of another command", "render --format csv",
      "expected text, json, html after '--format', got 'csv'"),
    error(
      "an unknown form of symbols", "render --symbols wide",
      "expected standard, narrow, isoCode after '--symbols', got 'wide'"),
    error(
      "columns in words", "render --columns eighty",
      "expected a whole number from 20 to 400 after '--columns', got 'eighty'"),
    error(
      "too few columns", "render --columns 19",
      "expected a whole number from 20 to 400 after '--columns', got '19'"),
    error(
      "a fragment of text", "render --fragment",
      "'--fragment' is only valid with '--format html'"),
    error(
      "columns of HTML", "render --format html --columns 40",
      "'--columns' is only valid with '--format text'"),
    error(
      "an unknown locale", "render --locale jp",
      "expected a locale that CLDR knows, got 'jp'; did you mean 'ja'?"),
    error(
      "a locale of the system", "render --locale de_DE.UTF-8",
      "expected a locale such as 'de' or 'pt-BR', got 'de_DE.UTF-8'; did you mean 'de-DE'?"),
    error(
      "an unknown storefront", "render --storefront GER",
      "unknown storefront 'GER'; did you mean 'DEU'? (three-letter codes such as USA, DEU, JPN)"),
    error(
      "a misspelled storefront", "render --storefront Germny",
      "unknown storefront 'Germny'; did you mean 'DEU'? (three-letter codes such as USA, DEU, JPN)"
    ),
  ]

  @Test(arguments: unknown + values)
  func reportsWhatIsWrong(row: CommandRow) throws { try row.check() }

  /// An unset variable of a script makes an empty word.
  @Test func refusesAnEmptyWord() throws {
    let result = try Program.run(["render", "--output", ""])
    #expect(
      result.errorText
        == "paywall-render: error: expected a value after '--output', got an empty text: "
        + "--output PATH\n")
    #expect(result.ending == .code(2))
  }

  @Test func takesAValueInEitherForm() throws {
    let files = ["App.storekit": StoreKitText.unlock]
    let outputs = try [
      "catalog list --catalog App.storekit", "catalog list --catalog=App.storekit",
    ]
    .map { try Program.run($0.split(separator: " ").map(String.init), in: TemporaryFolder(files)) }
    #expect(
      outputs.map(\.outputText) == [
        "full  nonConsumable  24.99 USD\n", "full  nonConsumable  24.99 USD\n",
      ])
  }
}
