import Foundation
import PricingEngine
import Testing

/// The commands that make, count, write and read files of messages.
@Suite struct LocalesCommandTests {
  @Test func countsEveryLanguageAsComplete() throws {
    let result = try Program.run(["locales", "coverage"])
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    let lines = result.outputText.split(separator: "\n").map(String.init)
    #expect(lines.count == 52)
    #expect(lines[0] == "code     messages  own  inherited  missing  percent  language")
    #expect(lines[1] == "ar-SA    ar        224          0        0      100  Arabic")
    #expect(lines[10] == "en-AU    en-AU      11        213        0      100  English (Australia)")
    #expect(lines[51] == "50 of 50 languages have all 224 messages")
  }

  /// A message that only a team's own contract has is missing everywhere.
  @Test func countsWhatIsMissing() throws {
    let folder = try TemporaryFolder([
      "own/contract.json": """
      {"schema": "paywall-contract/1", "messages": {"own.note": {"meaning": "A note."}}}
      """, "own/en.arb": #"{"own.note": "N"}"#, "own/de.arb": #"{"own.note": ""}"#,
    ])
    let words = ["locales", "coverage", "--locales", "own"]
    let result = try Program.run(words, in: folder)
    #expect(result.ending == .code(1))
    #expect(result.outputText.contains("\n4 of 50 languages have all 225 messages\n"))
    #expect(result.outputText.contains("\nmissing in de-DE: own.note\n"))
    let json = try Program.run(words + ["--format", "json"], in: folder)
    let document = try JSONValue(json.output)
    #expect(try document["complete"].number == 4)
    #expect(try document["locales"].elements.count == 50)
    #expect(json.ending == .code(1))
  }

  @Test func startsATranslationThatIsNotTakenForOne() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["locales", "new", "eu", "--output", "own"], in: folder)
    #expect(result.ending == .code(0))
    #expect(result.errorText == "paywall-render: wrote own/eu.arb\n")
    let check = try Program.run(
      [
        "check", "--locales", "own", "--locale", "eu", "--only", "localization", "--format", "line",
      ], in: folder)
    #expect(check.ending == .code(1))
    #expect(check.outputText.contains("error: the message has no text [target-empty]"))
    let again = try Program.run(["locales", "new", "eu", "--output", "own"], in: folder)
    #expect(again.ending == .code(2))
    let format = try Program.run(["locales", "fmt", "own", "--check"], in: folder)
    #expect(format.ending == .code(0))
  }

  @Test func formatsFiles() throws {
    let folder = try TemporaryFolder([
      "own/de.arb": #"{"note":"N","@@locale":"de"}"#, "own/en.arb": "{}\n", "own/notes.txt": "{}",
    ])
    let check = try Program.run(["locales", "fmt", "own", "--check"], in: folder)
    #expect(check.outputText == "own/de.arb\n")
    #expect(check.ending == .code(1))
    let result = try Program.run(["locales", "fmt", "own/de.arb", "own/en.arb"], in: folder)
    #expect(result.outputText == "1 of 2 files changed\n")
    #expect(result.ending == .code(0))
    let text = try String(contentsOfFile: folder.file("own/de.arb"), encoding: .utf8)
    #expect(text == "{\n  \"@@locale\": \"de\",\n  \"note\": \"N\"\n}\n")
    let again = try Program.run(["locales", "fmt", "own", "--check"], in: folder)
    #expect(again.outputText == "")
    #expect(again.ending == .code(0))
  }

  /// What is imported is put into the file that is there.
  @Test func importsIntoAFolder() throws {
    let folder = try TemporaryFolder([
      "de.csv": "key,target\r\naction.close,Zu\r\n",
      "own/de.arb":
        #"{"@action.close": {"x": 1}, "action.close": "Schließen", "action.notNow": "Nein"}"#,
    ])
    let result = try Program.run(
      ["locales", "import", "--format", "csv", "de.csv", "--output", "own"], in: folder)
    #expect(result.errorText == "")
    #expect(result.outputText == "de: 1 messages\n")
    #expect(result.ending == .code(0))
    let text = try String(contentsOfFile: folder.file("own/de.arb"), encoding: .utf8)
    #expect(
      text
        == "{\n  \"action.close\": \"Zu\",\n  \"@action.close\": {\n    \"x\": 1\n  },\n"
        + "  \"action.notNow\": \"Nein\"\n}\n")
  }

  @Test(arguments: ["arb", "arb-flutter", "icu-json", "formatjs", "xliff", "xcstrings", "csv"])
  func exportsAndImportsTheSame(format: String) throws {
    let folder = try TemporaryFolder()
    let export = ["locales", "export", "--format", format, "--locale", "de,pt-BR"]
    #expect(try Program.run(export + ["--output", "a"], in: folder).ending == .code(0))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("a")).sorted()
    #expect(files.count == (format == "xcstrings" ? 1 : 2))
    let read = try Program.run(
      ["locales", "import", "--format", format, "--output", "own"] + files.map { "a/\($0)" },
      in: folder)
    #expect(read.errorText == "")
    #expect(
      try Program.run(export + ["--output", "b", "--locales", "own"], in: folder).ending == .code(0)
    )
    for file in files {
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: folder.file("a/\(file)")))
          == Data(contentsOf: URL(fileURLWithPath: folder.file("b/\(file)"))), "\(file)")
    }
  }

  static let errors = [
    CommandRow(
      id: "an import with an error writes nothing",
      command: "locales import --format icu-json de.json --output own",
      files: ["de.json": "{\"action.buy\": \"Kaufen\"}"], code: 2,
      errors: """
        de.json:1:16: error: message 'action.buy' does not show '{price}' [arg-missing]
          {"action.buy": "Kaufen"}
                         ^
          at: action.buy
          fix: put {price} into the message

        """),
    CommandRow(
      id: "an entity bomb", command: "locales import --format xliff a.xliff --output own",
      files: ["a.xliff": "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"], code: 2,
      errors: """
        a.xliff:1:1: error: expected no document type: its entities could fill memory [xml-entities]
          <!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>
          ^
          fix: remove the '<!DOCTYPE …>'

        """),
    CommandRow(
      id: "an import without a folder", command: "locales import --format csv de.csv", code: 2,
      errors: "paywall-render: error: expected '--output DIR' for 'locales import'\n"),
    CommandRow(
      id: "an export of all without a folder", command: "locales export --format csv", code: 2,
      errors:
        "paywall-render: error: expected '--output DIR' for 50 files; '--locale' writes one alone\n"
    ),
    CommandRow(
      id: "an export of no locale", command: "locales export --locale eu", code: 2,
      errors: "paywall-render: error: there is no file of messages for 'eu'; "
        + "'paywall-render locales list' shows what there is\n"),
    CommandRow(
      id: "no files to format", command: "locales fmt", code: 2,
      errors: "paywall-render: error: expected a folder or files after 'locales fmt'\n"),
    CommandRow(
      id: "a broken file to format", command: "locales fmt a.arb", files: ["a.arb": "["], code: 2,
      errors: """
        a.arb:1:2: error: the file ends inside the list that starts at line 1, column 1 [json-truncated]
          fix: restore the rest of the file

        """),
    CommandRow(
      id: "another pseudo-locale", command: "locales pseudo de-XA --output own", code: 2,
      errors:
        "paywall-render: error: expected en-XA or ar-XB after 'locales pseudo', got 'de-XA'\n"),
  ]

  @Test(arguments: errors)
  func reportsWhatIsWrong(row: CommandRow) throws { try row.check() }

  /// All checks run on pseudo-locales; what they find is room that there is not.
  @Test(arguments: ["en-XA", "ar-XB"], ["BrewLog", "PocketTuner"])
  func checksPseudoLocales(tag: String, example: String) throws {
    let folder = try TemporaryFolder()
    let catalog = PackageFolder.path("Examples/\(example)/\(example).storekit")
    let result = try Program.run(["locales", "pseudo", tag, "--output", "own"], in: folder)
    #expect(result.ending == .code(0))
    let own = ["--catalog", catalog, "--locales", "own", "--locale", tag]
    let check = try Program.run(["check", "--format", "line"] + own, in: folder)
    let rules = Set(
      check.outputText.split(separator: "\n").compactMap { line in
        line.split(separator: "[").last.map { String($0.dropLast()) }
      })
    // What the description of a catalog says is the same in every language.
    #expect(rules.subtracting(["save-percent-understated"]) == ["fit-graphemes"])
    #expect(check.ending == .code(1))
    let render = try Program.run(["render"] + own, in: folder)
    #expect(render.ending == .code(0), "\(render.errorText)")
  }
}
