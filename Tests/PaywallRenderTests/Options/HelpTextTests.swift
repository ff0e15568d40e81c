import Testing

@testable import paywall_render

@Suite struct HelpTextTests {
  static let commands = CommandLineRouter.commands.map { $0.name }

  @Test(arguments: commands)
  func explainsEveryOption(name: String) throws {
    let command = try #require(CommandLineRouter.commands.first { $0.name == name })
    let result = try Program.run(name.split(separator: " ").map(String.init) + ["--help"])
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    let help = result.outputText
    #expect(
      help.hasPrefix(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".\n"))
    #expect(help.contains("\nUsage: paywall-render \(name) [options]\n"))
    #expect(help.hasSuffix("\nExample:\n  \(command.example)\n"))
    for option in command.options + [.help] {
      let label = [option.flag, option.valueName].compactMap(\.self).joined(separator: " ")
      #expect(help.contains("\n  \(label)  "), "\(label)")
    }
    for line in help.split(separator: "\n") { #expect(line.last != " ", "\(line)") }
  }

  /// The example of each command works on a catalog called `App.storekit`.
  @Test(arguments: commands)
  func givesAnExampleThatWorks(name: String) throws {
    let command = try #require(CommandLineRouter.commands.first { $0.name == name })
    let words = command.example.split(separator: " ").map(String.init)
    try #require(words.first == "paywall-render")
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans,
      "my-locales/de.arb": "{\n  \"@@locale\": \"de\",\n  \"action.close\": \"Schließen\"\n}\n",
      "de.csv": "key,target\r\naction.close,Schließen\r\n",
      "prices.csv": "product,territory,currency,price\r\npro.yearly,DEU,EUR,22.99\r\n",
    ])
    let result = try Program.run(Array(words.dropFirst()), in: folder)
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(try !result.output.isEmpty || folder.names().count > 2)
  }

  @Test func listsEveryCommand() throws {
    let help = try Program.run(["--help"]).outputText
    for name in Self.commands { #expect(help.contains("\n  \(name)  "), "\(name)") }
  }
}
