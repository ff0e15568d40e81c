import Foundation
import Testing

/// A build after one of the same inputs.
@Suite struct UnchangedBuildTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let words: String

    var testDescription: String { id }
  }

  /// The lines that a build prints, without the last, which counts files.
  private static func remarks(_ result: ChildProcess.Result) -> [Substring] {
    Array(result.errorText.split(separator: "\n").dropLast())
  }

  @Test(arguments: [
    Row(id: "nothing to say", words: "--template subscription --locale en"),
    Row(id: "templates and storefronts left out", words: "--locale en --storefront all"),
    Row(
      id: "a named storefront without prices",
      words: "--template subscription --locale en --storefront DEU,FRA"),
    Row(id: "a site", words: "--site --template subscription,support --locale ar,de,en"),
    Row(id: "a shard", words: "--template subscription --locale de,en --shard 1/2"),
  ])
  func saysTheSame(row: Row) throws {
    let project = try BuildFolder()
    let first = try project.build(row.words)
    let tree = try project.tree()
    let second = try project.build(row.words)
    #expect(second.ending == first.ending)
    #expect(Self.remarks(second) == Self.remarks(first))
    #expect(second.errorText.contains("wrote 0 files, \(tree.count - 1) unchanged"))
    #expect(try project.tree() == tree)
    let dry = try project.build(row.words + " --dry-run")
    #expect(dry.ending == first.ending && dry.outputText == "")
    #expect(try project.tree() == tree)
  }

  private static let rows = [
    Row(id: "pages", words: "--template subscription --locale de,en"),
    Row(id: "a site", words: "--site --template subscription --locale de,en"),
  ]

  /// Files that somebody changed, removed or put a folder in the place of, although all inputs are as they were.
  @Test(arguments: rows)
  func restores(row: Row) throws {
    let project = try BuildFolder()
    _ = try project.build(row.words)
    let tree = try project.tree()
    let page = "out/de/DEU/subscription.html"
    let size = try #require(tree["de/DEU/subscription.html"]).count
    try project.folder.write(Data(repeating: 0x20, count: size), to: page)
    try FileManager.default.removeItem(atPath: project.folder.file("out/en/JPN/subscription.html"))
    let result = try project.build(row.words)
    #expect(result.errorText.contains("wrote 2 files, "), "\(result.errorText)")
    #expect(try project.tree() == tree)
  }

  @Test func writesAgainWithoutManifest() throws {
    let project = try BuildFolder()
    let words = "--template subscription --locale de,en"
    _ = try project.build(words)
    let tree = try project.tree()
    try FileManager.default.removeItem(atPath: project.folder.file("out/manifest.json"))
    let result = try project.build(words)
    #expect(result.errorText.contains("wrote 0 files, 6 unchanged"))
    #expect(try project.tree() == tree)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let id: String
    var before = "--template subscription --locale en"
    let after: String
    /// The files after the second build, without the manifest.
    let paths: [String]

    var testDescription: String { id }
  }

  /// Options that the inputs do not tell: as many files, but other ones.
  @Test(arguments: [
    Change(
      id: "another storefront", before: "--template subscription --locale en --storefront DEU",
      after: "--template subscription --locale en --storefront JPN",
      paths: ["en/JPN/subscription.html"]),
    Change(
      id: "another format", before: "--template subscription --locale en --storefront DEU",
      after: "--template subscription --locale en --storefront DEU --format text",
      paths: ["en/DEU/subscription.txt"]),
    Change(
      id: "another locale", before: "--template subscription --locale en --storefront DEU",
      after: "--template subscription --locale de --storefront DEU",
      paths: ["de/DEU/subscription.html"]),
    Change(
      id: "another path",
      before: "--template subscription --locale en --storefront DEU --path {template}.{ext}",
      after: "--template subscription --locale en --storefront DEU --path p/{template}.{ext}",
      paths: ["p/subscription.html"]),
  ])
  func noticesOtherOptions(change: Change) throws {
    let project = try BuildFolder()
    _ = try project.build(change.before)
    let result = try project.build(change.after)
    #expect(result.ending == .code(0))
    #expect(try project.paths() == (change.paths + ["manifest.json"]).sorted())
    let fresh = try BuildFolder()
    _ = try fresh.build(change.after)
    #expect(try project.tree() == fresh.tree())
  }

  /// Pages of other paywalls under the same paths, older than the manifest.
  @Test(arguments: [
    Change(
      id: "another state", before: "--template plan-card --locale en --state subscribed",
      after: "--template plan-card --locale en --state grace-period", paths: []),
    Change(
      id: "another state as JSON",
      before: "--template plan-card --locale en --format json --state billing-retry",
      after: "--template plan-card --locale en --format json --state revoked", paths: []),
    Change(
      id: "another storefront",
      before: "--template subscription --locale en --storefront DEU --path {template}.{ext}",
      after: "--template subscription --locale en --storefront JPN --path {template}.{ext}",
      paths: []),
  ])
  func keepsNoPageOfAnotherPaywall(change: Change) throws {
    let project = try BuildFolder()
    _ = try project.build(change.before)
    // The file system's clock has ticks: a later manifest leaves no doubt about what is older.
    Thread.sleep(forTimeInterval: 0.05)
    let manifest = project.folder.file("out/manifest.json")
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: manifest)
    let result = try project.build(change.after)
    #expect(result.ending == .code(0), "\(result.errorText)")
    let fresh = try BuildFolder()
    _ = try fresh.build(change.after)
    #expect(try project.tree() == fresh.tree())
  }

  /// A storefront is left out among all, and a mistake when somebody names it.
  @Test func noticesThatSomebodyNamesStorefronts() throws {
    let project = try BuildFolder(#""build": {"storefronts": ["all"]}"#)
    let words = "--template subscription --locale en"
    let all = try project.build(words)
    #expect(all.ending == .code(0), "\(all.errorText)")
    let codes = try project.build(words + " --storefront all")
    #expect(codes.errorText.contains("wrote 0 files, 3 unchanged"))
    let named = try project.build(words + " --storefront DEU,FRA,JPN,USA")
    #expect(named.ending == .code(1))
    #expect(named.errorText.contains("'pro.yearly' has no price in FRA (France)"))
  }

  /// What a manifest says of templates that are left out does not depend on how somebody names the folder.
  @Test func namesNoFolder() throws {
    let project = try BuildFolder()
    _ = try project.build("--locale en")
    let whole = project.folder.path
    let result = try Program.run(
      ["build", "--catalog", whole + "/App.storekit", "--prices", whole + "/prices.csv"]
        + ["--locale", "en", "--output", whole + "/other"])
    #expect(result.ending == .code(0))
    #expect(result.errorText.contains("left out 'win-back'"))
    #expect(try project.tree("other") == project.tree())
  }
}
