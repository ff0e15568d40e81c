import Foundation
import PricingEngine
import Testing

@Suite struct DoctorCommandTests {
  @Test func showsWhatTheProgramUses() throws {
    let environment = FormattingEnvironment()
    let result = try Program.run(["doctor"])
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    let lines = result.outputText.split(separator: "\n")
    #expect(
      try lines.prefix(6) == [
        "version    paywall-render 0.1.0 (ICU \(environment.icu), CLDR \(environment.cldr))",
        "data       50 of 50 locales", "program    \(Program.path())", "extras     none",
        "terminal   none",
        "locales    \(AppStoreLocale.all.map(\.tag).sorted().joined(separator: ", "))",
      ])
    #expect(lines[6].hasPrefix("templates  "))
    #expect(
      lines.suffix(4) == [
        "project    none", "catalog    built-in Examples/BrewLog/BrewLog.storekit", "products   2",
        "storefront USA (United States, USD)",
      ])
  }

  /// A layout that does not compile is found without rendering, and the rest is still shown.
  @Test func compilesEveryLayout() throws {
    let folder = try TemporaryFolder(["own/subscription/layout.txt": "{{hedline.text}}"])
    let result = try Program.run(["doctor", "--templates", "own"], in: folder)
    #expect(result.ending == .code(1))
    #expect(
      result.errorText.hasPrefix("own/subscription/layout.txt:1:3: error: unknown name 'hedline'"),
      "\(result.errorText)")
  }

  /// `script` of util-linux is a terminal.
  @Test(arguments: [("C", 1), ("C.UTF-8", 0)] as [(String, Int32)])
  func looksAtTheTerminal(locale: String, code: Int32) throws {
    let path = "/usr/bin/script"
    guard FileManager.default.isExecutableFile(atPath: path) else { return }
    let folder = try TemporaryFolder()
    let result = try ChildProcess(
      path: path, arguments: ["-qec", "'\(try Program.path())' doctor", "/dev/null"],
      folder: folder.path, environment: ["LC_ALL": locale, "PATH": "/usr/bin:/bin"]
    ).run()
    #expect(result.ending == .code(code), "\(result.outputText)")
    #expect(result.outputText.contains("terminal   \(locale)\r\n"))
    #expect(result.outputText.contains("[terminal-not-utf8]") == (code == 1))
  }
}
