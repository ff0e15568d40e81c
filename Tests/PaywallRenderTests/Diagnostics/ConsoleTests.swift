import Foundation
import Testing

/// Color is for terminals that want it.
@Suite struct ConsoleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var environment: [String: String] = [:]
    let isColored: Bool
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "a terminal", isColored: true),
    Row(id: "NO_COLOR", environment: ["NO_COLOR": "1"], isColored: false),
    Row(id: "NO_COLOR is empty", environment: ["NO_COLOR": ""], isColored: true),
    Row(id: "a dumb terminal", environment: ["TERM": "dumb"], isColored: false),
    Row(id: "CI", environment: ["CI": ""], isColored: false),
  ]

  /// `script` of util-linux is a terminal.
  @Test(arguments: rows)
  func colorsOnATerminal(row: Row) throws {
    let path = "/usr/bin/script"
    guard FileManager.default.isExecutableFile(atPath: path) else { return }
    let result = try ChildProcess(
      path: path, arguments: ["-qec", "'\(try Program.path())' rendr", "/dev/null"],
      environment: ["PATH": "/usr/bin:/bin", "TERM": "xterm"]
        .merging(row.environment) { _, own in own }
    ).run()
    #expect(result.ending == .code(2))
    #expect(result.outputText.contains("unknown command 'rendr'"))
    #expect(result.outputText.contains("\u{1B}[1;31merror\u{1B}[0m") == row.isColored)
  }

  @Test func colorsNoFile() throws {
    let result = try Program.run(["rendr"], environment: ["TERM": "xterm"])
    #expect(!result.errorText.contains("\u{1B}"))
  }

  /// A terminal of another encoding changes no byte.
  @Test(arguments: ["C", "POSIX", "de_DE.ISO-8859-1", "ja_JP.eucJP"])
  func writesUTF8InEveryLocale(locale: String) throws {
    let result = try Program.run(
      ["render", "--locale", "ja"], environment: ["LC_ALL": locale, "LANG": locale])
    #expect(result.ending == .code(0))
    let expected = try Program.run(["render", "--locale", "ja"])
    #expect(result.output == expected.output)
    #expect(result.outputText.contains("年"))
  }
}
