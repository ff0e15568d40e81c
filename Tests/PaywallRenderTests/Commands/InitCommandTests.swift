import Foundation
import Testing

@testable import paywall_render

@Suite struct InitCommandTests {
  static let files = [
    ".github", "App.storekit", "PaywallSnapshots", "check-paywall.sh", "paywall.json",
  ]

  /// Runs a command that must be clean.
  private func clean(_ command: String, in folder: TemporaryFolder) throws {
    let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
    #expect(result.ending == .code(0), "\(command): \(result.outputText) \(result.errorText)")
  }

  /// The copy of a few languages stands for all; the script of the project checks all of them.
  @Test func writesAProjectThatPassesItsChecks() throws {
    let folder = try TemporaryFolder()
    try clean("init", in: folder)
    #expect(try folder.names() == Self.files)
    for locale in ["en", "de", "ar"] { try clean("check --locale \(locale)", in: folder) }
    try clean("snapshot --check", in: folder)
    try clean("doctor", in: folder)
    let snapshot = try folder.text(of: "PaywallSnapshots/subscription/en-US.snap")
    #expect(snapshot.contains("\n  com.example.app.pro.yearly savings: 44 %\n"))
    let workflow = try folder.text(of: ".github/workflows/paywall.yml")
    #expect(workflow.contains("run: sh check-paywall.sh\n"))
    for name in ["paywall.json", "check-paywall.sh"] {
      #expect(try !folder.text(of: name).contains("{{"), "\(name)")
    }
  }

  @Test func makesTheFolder() throws {
    let folder = try TemporaryFolder()
    try clean("init apps/brew", in: folder)
    #expect(try folder.names() == ["apps"])
    try clean("snapshot --check --config apps/brew/paywall.json", in: folder)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let command: String
    var files: [String: String] = ["App.storekit": StoreKitText.twoPlans]
    /// The lines that the project file has.
    let lines: [String]
    var project = "paywall.json"
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "the catalog of the folder", command: "init",
      lines: [
        #"  "app": { "name": "App" },"#, #"  "catalog": "App.storekit","#,
        #"  "template": "subscription","#, #"  "plans": ["pro.yearly", "pro.monthly"],"#,
        #"  "features": [{ "id": "all", "text": "Pro Yearly" }],"#,
      ]),
    Row(
      id: "a catalog outside of the folder", command: "init site/copy --catalog App.storekit",
      lines: [#"  "catalog": "../../App.storekit","#], project: "site/copy/paywall.json"),
    Row(
      id: "a purchase that is kept", command: "init",
      files: ["My \"App\".storekit": StoreKitText.unlock],
      lines: [
        #"  "app": { "name": "My \"App\"" },"#, #"  "template": "one-time-unlock","#,
        #"  "plans": ["full"],"#,
      ]),
  ]

  @Test(arguments: rows)
  func fillsInTheCatalog(row: Row) throws {
    let folder = try TemporaryFolder(row.files)
    try clean(row.command, in: folder)
    let lines = try folder.text(of: row.project).split(separator: "\n").map(String.init)
    for line in row.lines { #expect(lines.contains(line), "\(line)") }
    try clean("check --locale en --config \(row.project)", in: folder)
    try clean("snapshot --check --config \(row.project)", in: folder)
  }

  static let refusals = [
    CommandRow(
      id: "files are there", command: "init",
      files: [
        "paywall.json": "{}", "check-paywall.sh": "", "PaywallSnapshots/subscription/de.snap": "",
      ], code: 2,
      errors: "paywall-render: error: nothing is written, because these are there already: "
        + "paywall.json, "
        + "check-paywall.sh, PaywallSnapshots; remove them, or choose another folder: paywall-render init DIR\n"
    ),
    CommandRow(
      id: "several catalogs", command: "init", files: ["a.storekit": "{}", "b.storekit": "{}"],
      code: 2,
      errors: "paywall-render: error: there are several catalogs: a.storekit, b.storekit; choose "
        + "with "
        + "--catalog FILE\n"),
    CommandRow(
      id: "a catalog that is not there", command: "init --catalog No.storekit", code: 2,
      errors: "No.storekit: error: no such file\n"),
    CommandRow(
      id: "standard input", command: "init --catalog -", code: 2,
      errors: "paywall-render: error: a project names the file of its catalog, so '--catalog' "
        + "cannot be '-'\n"),
    CommandRow(
      id: "nothing to show", command: "init",
      files: [
        "App.storekit": StoreKitText.file(
          products: [StoreKitText.product("coins", "0.99", type: "Consumable")])
      ], code: 2,
      errors: "paywall-render: error: App.storekit: expected an auto-renewable subscription or a "
        + "non-consumable product with a price in USA; write a paywall.json with a template for the products that there are\n"
    ),
  ]

  @Test(arguments: refusals)
  func refuses(row: CommandRow) throws { try row.check() }

  /// A refused project leaves everything as it is.
  @Test func overwritesNothing() throws {
    let folder = try TemporaryFolder(["paywall.json": "mine"])
    let result = try Program.run(["init"], in: folder)
    #expect(result.ending == .code(2))
    #expect(try folder.names() == ["paywall.json"])
    #expect(try folder.text(of: "paywall.json") == "mine")
  }
}
