import Testing

@Suite struct CompletionsCommandTests {
  static let rows = [
    CommandRow(
      id: "no shell", command: "completions", code: 2,
      errors: "paywall-render: error: expected a word after 'completions': bash, zsh or fish\n"),
    CommandRow(
      id: "a misspelled shell", command: "completions fsh", code: 2,
      errors: "paywall-render: error: unknown word 'fsh' after 'completions'; did you mean 'fish'? "
        + "(expected bash, zsh or fish)\n"),
  ]

  @Test(arguments: rows)
  func asksForAShell(row: CommandRow) throws { try row.check() }

  @Test func writesAFile() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["completions", "zsh", "--output", "_paywall-render"], in: folder)
    #expect(result.ending == .code(0))
    #expect(result.outputText == "")
    #expect(try folder.text(of: "_paywall-render").hasPrefix("#compdef paywall-render\n"))
  }
}
