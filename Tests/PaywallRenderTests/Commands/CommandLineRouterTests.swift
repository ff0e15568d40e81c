import Foundation
import PricingEngine
import Testing

@Suite struct CommandLineRouterTests {
  private static let help = "paywall-render COMMAND [options]"

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func showsTheHelpOfTheProgram(arguments: [String]) throws {
    let result = try Program.run(arguments)
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    #expect(result.outputText.contains("Usage: \(Self.help)\n"))
    #expect(
      result.outputText.hasSuffix("'paywall-render COMMAND --help' tells more about a command.\n"))
  }

  /// Every way to ask for the help of a command gives the same text.
  @Test func showsTheHelpOfACommandInAnyOrder() throws {
    let help = try Program.run(["render", "--help"]).outputText
    #expect(
      help.hasPrefix(
        "Render one paywall as text, JSON or HTML.\n\nUsage: paywall-render render [options]\n"))
    for arguments in [
      ["render", "-h"], ["help", "render"], ["render", "--locale", "de", "--help"],
    ] {
      #expect(try Program.run(arguments).outputText == help, "\(arguments)")
    }
    let family = try Program.run(["catalog", "--help"])
    #expect(family.ending == .code(0))
    #expect(family.outputText.contains("\n  catalog validate  "))
    #expect(!family.outputText.contains("\n  render  "))
  }

  @Test func showsTheVersion() throws {
    let environment = FormattingEnvironment()
    let result = try Program.run(["--version"])
    #expect(
      result.outputText
        == "paywall-render 0.1.0 (ICU \(environment.icu), CLDR \(environment.cldr))\n")
    #expect(result.ending == .code(0))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let words: [String]
    /// The error without the list of commands.
    let error: String
    var testDescription: String { words.joined(separator: " ") }
  }

  static let rows = [
    Row(words: ["rendr"], error: "unknown command 'rendr'; did you mean 'render'?"),
    Row(words: ["price"], error: "unknown command 'price'; did you mean 'prices'?"),
    Row(words: ["catalgo", "list"], error: "unknown command 'catalgo'; did you mean 'catalog'?"),
    Row(words: ["--verson"], error: "unknown command '--verson'; did you mean '--version'?"),
    Row(words: ["frobnicate"], error: "unknown command 'frobnicate'"),
    Row(words: [""], error: "unknown command ''"),
  ]

  @Test(arguments: rows)
  func suggestsACommand(row: Row) throws {
    let result = try Program.run(row.words)
    #expect(result.ending == .code(2))
    #expect(result.outputText == "")
    #expect(
      result.errorText.hasPrefix("paywall-render: error: \(row.error) (commands: render, "),
      "\(result.errorText)")
  }

  static let families = [
    CommandRow(
      id: "no word", command: "catalog", code: 2,
      errors: "paywall-render: error: expected a word after 'catalog': validate, list or convert\n"),
    CommandRow(
      id: "a misspelled word", command: "catalog lst", code: 2,
      errors: "paywall-render: error: unknown word 'lst' after 'catalog'; did you mean 'list'? "
        + "(expected validate, list or convert)\n"),
    CommandRow(
      id: "another word", command: "locales show", code: 2,
      errors: "paywall-render: error: unknown word 'show' after 'locales' "
        + "(expected list, coverage, new, fmt, export, import or pseudo)\n"),
  ]

  @Test(arguments: families)
  func asksForTheSecondWord(row: CommandRow) throws { try row.check() }
}
