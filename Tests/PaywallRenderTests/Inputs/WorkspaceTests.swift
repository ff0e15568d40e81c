import Foundation
import Testing

/// Which catalog and project a command works on.
@Suite struct WorkspaceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let command: String
    let files: [String: String]
    /// The folder, below the temporary one, that the command runs in.
    var folder = ""
    /// The first line of the copy, which has the app's name from the project.
    let headline: String
    var testDescription: String { id }
  }

  private static func project(_ name: String, _ more: String = "") -> String {
    #"{"schema": "paywall-project/1", "app": {"name": "\#(name)"}\#(more)}"#
  }

  static let rows = [
    Row(
      id: "beside the catalog", command: "render --catalog shop/App.storekit",
      files: [
        "shop/App.storekit": StoreKitText.twoPlans, "shop/paywall.json": project("Beside"),
        "paywall.json": project("Here"),
      ], headline: "Get more from Beside"),
    Row(
      id: "in the working directory", command: "render --catalog shop/App.storekit",
      files: ["shop/App.storekit": StoreKitText.twoPlans, "paywall.json": project("Here")],
      headline: "Get more from Here"),
    Row(
      id: "above the working directory", command: "render --catalog App.storekit",
      files: [
        "a/b/c/App.storekit": StoreKitText.twoPlans, "a/paywall.json": project("Above"),
        "paywall.json": project("Top"),
      ], folder: "a/b/c", headline: "Get more from Above"),
    Row(
      id: "named, before the one beside the catalog",
      command: "render --catalog App.storekit --config other/own.json",
      files: [
        "App.storekit": StoreKitText.twoPlans, "other/own.json": project("Named"),
        "paywall.json": project("Here"),
      ], headline: "Get more from Named"),
    Row(
      id: "the catalog that a project names, beside it", command: "render --config shop/own.json",
      files: [
        "shop/stores/App.storekit": StoreKitText.twoPlans,
        "shop/own.json": project("Named", #", "catalog": "stores/App.storekit""#),
      ], headline: "Get more from Named"),
    Row(
      id: "the catalog of a project above", command: "render",
      files: [
        "shop/App.storekit": StoreKitText.twoPlans,
        "paywall.json": project("Above", #", "catalog": "shop/App.storekit""#), "a/b/empty": "",
      ], folder: "a/b", headline: "Get more from Above"),
    Row(
      id: "a project with comments and a byte order mark", command: "render --catalog App.storekit",
      files: [
        "App.storekit": StoreKitText.twoPlans,
        "paywall.json": "\u{FEFF}// mine\r\n" + project("Marked"),
      ], headline: "Get more from Marked"),
  ]

  @Test(arguments: rows)
  func findsTheProject(row: Row) throws {
    let folder = try TemporaryFolder(row.files)
    let result = try ChildProcess(
      path: Program.path(), arguments: row.command.split(separator: " ").map(String.init),
      folder: folder.file(row.folder)
    ).run()
    #expect(
      result.outputText.split(separator: "\n").first.map(String.init) == row.headline,
      "\(result.errorText)")
    #expect(result.ending == .code(0))
  }

  @Test func readsTheCatalogFromStandardInput() throws {
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.unlock])
    let result = try Program.run(
      ["catalog", "list", "--catalog", "-"], input: folder.file("App.storekit"))
    #expect(result.outputText == "full  nonConsumable  24.99 USD\n")
    #expect(result.ending == .code(0))
  }

  @Test func namesStandardInput() throws {
    let folder = try TemporaryFolder(["App.storekit": "{"])
    let result = try Program.run(
      ["catalog", "validate", "--catalog", "-"], input: folder.file("App.storekit"))
    #expect(
      result.errorText.hasPrefix(
        "standard input:1:2: error: the file ends inside the object that starts at line 1, column 1"
      ))
    #expect(result.ending == .code(2))
  }

  @Test func readsTheCatalogFromAPipe() throws {
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.unlock])
    let result = try ChildProcess(
      path: "/bin/bash",
      arguments: ["-c", "'\(try Program.path())' catalog list --catalog <(cat App.storekit)"],
      folder: folder.path
    ).run()
    #expect(result.outputText == "full  nonConsumable  24.99 USD\n")
    #expect(result.ending == .code(0))
  }

  static let errors = [
    CommandRow(
      id: "a project that names no catalog", command: "render",
      files: ["paywall.json": project("Here")], code: 2,
      errors: "paywall-render: error: paywall.json: no catalog named; add \"catalog\": \"FILE\" or "
        + "pass --catalog FILE\n"),
    CommandRow(
      id: "a catalog that a project names and that is not there", command: "render",
      files: ["paywall.json": project("Here", #", "catalog": "a/b.storekit""#)], code: 2,
      errors: "a/b.storekit: error: no such file\n"),
    CommandRow(
      id: "a plan that a project names and the catalog lacks",
      command: "render --catalog App.storekit",
      files: [
        "App.storekit": StoreKitText.twoPlans,
        "paywall.json": project("Here", #", "plans": ["pro.yearl"]"#),
      ], code: 2,
      errors: "paywall-render: error: paywall.json: \"plans\" names 'pro.yearl', and App.storekit "
        + "has no such product; did you mean 'pro.yearly'? (products: pro.yearly, pro.monthly)\n"),
    CommandRow(
      id: "a product to compare with that the catalog lacks",
      command: "render --catalog App.storekit",
      files: [
        "App.storekit": StoreKitText.twoPlans,
        "paywall.json": project("Here", #", "compareTo": "pro.weekly""#),
      ], code: 2,
      errors: "paywall-render: error: paywall.json: \"compareTo\" names 'pro.weekly', and "
        + "App.storekit has no such product (products: pro.yearly, pro.monthly)\n"),
    CommandRow(
      id: "a project that is not there", command: "render --config own.json", code: 2,
      errors: "own.json: error: no such file\n"),
    CommandRow(
      id: "a project with a misspelled key", command: "render",
      files: ["paywall.json": project("Here", #", "catalogue": "App.storekit""#)], code: 2,
      errors: """
        paywall.json:1:61: error: unknown key 'catalogue' [unknown-key]
          {"schema": "paywall-project/1", "app": {"name": "Here"}, "catalogue": "App.stor…
                                                                   ^
          at: catalogue
          fix: rename it to 'catalog'

        """),
  ]

  @Test(arguments: errors)
  func reportsWhatIsWrong(row: CommandRow) throws {
    let folder = try TemporaryFolder(row.files)
    let result = try Program.run(row.command.split(separator: " ").map(String.init), in: folder)
    #expect(result.ending == .code(row.code))
    #expect(result.outputText == "")
    if row.id.hasSuffix("key") {
      #expect(result.errorText.contains("error: unknown key 'catalogue' [unknown-key]\n"))
      #expect(result.errorText.hasSuffix("  fix: rename it to 'catalog'\n"))
    } else {
      #expect(result.errorText == row.errors)
    }
  }
}
