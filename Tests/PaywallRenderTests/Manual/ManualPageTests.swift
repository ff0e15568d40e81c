import Foundation
import Testing

@testable import paywall_render

@Suite struct ManualPageTests {
  static let page = ManualPage(commands: CommandLineRouter.commands).text

  @Test func isWhatTheCommandWrites() throws {
    let result = try Program.run(["man"])
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    #expect(result.outputText == Self.page)
  }

  @Test func hasTheSectionsOfAManual() {
    let sections = Self.page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(
      sections == [
        ".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH COMMANDS", ".SH EXIT STATUS",
        ".SH FILES", ".SH ENVIRONMENT", ".SH EXAMPLES",
      ])
    #expect(Self.page.contains("\n.TP\n\\fB3\\fR\nsnapshots differ by ICU\\(aqs data alone\n"))
    #expect(Self.page.contains("\n.TP\n\\fBNO_COLOR\\fR\n"))
  }

  @Test(arguments: CommandLineRouter.commands.map { $0.name })
  func explainsEveryOption(name: String) throws {
    let command = try #require(CommandLineRouter.commands.first { $0.name == name })
    let start = ".SS \(Roff.text(name))\n"
    let rest = try #require(Self.page.components(separatedBy: start).last)
    let section = try #require(rest.components(separatedBy: "\n.S").first)
    for option in command.options + [.help] {
      let summary = HelpText.summary(option, of: command)
      let item = "\n.TP\n\\fB\(Roff.text(option.label))\\fR\n\(Roff.text(summary))"
      #expect(section.contains(item), "\(option.flag)")
    }
    #expect(Self.page.contains("\n.EX\n\(Roff.text(command.example))\n.EE\n"))
  }

  /// Asks groff, and mandoc where it is installed; neither finds an error, and groff nothing at all.
  @Test func isReadWithoutWarnings() throws {
    let folder = try TemporaryFolder(["paywall-render.1": Self.page])
    let file = folder.file("paywall-render.1")
    let readers = [
      ("/usr/bin/groff", ["-man", "-Tutf8", "-ww", "-z", file]),
      ("/usr/bin/mandoc", ["-Tlint", "-Werror", file]),
    ]
    for (path, arguments) in readers where FileManager.default.isExecutableFile(atPath: path) {
      let result = try ChildProcess(path: path, arguments: arguments).run()
      #expect(result.outputText + result.errorText == "", "\(path)")
    }
  }
}
