import Foundation
import Testing

@Suite struct BuildCommandTests {
  private static let usual = "--template subscription --locale de,en --format text,json,html"

  @Test func writesTheMatrix() throws {
    let project = try BuildFolder()
    let result = try project.build(Self.usual)
    #expect(result.ending == .code(0), "\(result.errorText)")
    let names = ["json", "html", "txt"].map { "subscription.\($0)" }
    let expected = ["de", "en"].flatMap { locale in
      ["DEU", "JPN", "USA"].flatMap { code in names.map { "\(locale)/\(code)/\($0)" } }
    }
    #expect(try project.paths() == (expected + ["manifest.json"]).sorted())
    #expect(result.outputText == "")
    #expect(result.errorText.contains("paywall-render: wrote 18 files, 0 unchanged in 'out' ("))
  }

  /// Every document is what `render` writes.
  @Test func writesWhatRenderWrites() throws {
    let project = try BuildFolder(
      #""app": {"name": "Ä & <b>"}, "features": [{"id": "a", "text": {"en": "Charts", "de": "Tafeln"}}]"#
    )
    let words = "--template all --locale ar,de,en,ja,zh-Hant --format all --state usual"
    #expect(try project.build(words).ending == .code(0))
    let tree = try project.tree()
    #expect(tree.count > 100)
    for (index, path) in tree.keys.sorted().enumerated()
    where index % 7 == 0 && path != "manifest.json" {
      let parts = path.split(separator: "/").map(String.init)
      let name = parts[2].split(separator: ".").map(String.init)
      let format = name[1] == "txt" ? "text" : name[1]
      let single = try Program.run(
        ["render"] + BuildFolder.inputs + [
          "--template", name[0], "--locale", parts[0], "--storefront", parts[1], "--format", format,
        ], in: project.folder)
      #expect(single.output == tree[path], "\(path): \(single.errorText)")
    }
  }

  /// The same with the choices that a build passes on, and with named states.
  @Test(arguments: [
    (
      "--products pro.yearly --symbols isoCode --columns 40", ["--template", "subscription"],
      "subscription"
    ),
    ("--fragment --format html", ["--template", "subscription"], "subscription"),
    ("--offer none --compare-to pro.monthly", ["--template", "subscription"], "subscription"),
    ("--state subscribed", ["--template", "plan-card"], "plan-card"),
  ])
  func passesChoicesOn(words: String, template: [String], name: String) throws {
    let project = try BuildFolder()
    let format = words.contains("--format") ? "" : " --format text"
    let all = words + format
    let result = try project.build(
      "\(template.joined(separator: " ")) --locale pl --storefront JPN \(all)")
    #expect(result.ending == .code(0), "\(result.errorText)")
    let single = try Program.run(
      ["render"] + BuildFolder.inputs + template + ["--locale", "pl", "--storefront", "JPN"]
        + all.split(separator: " ").map(String.init), in: project.folder)
    let path = "pl/JPN/\(name).\(words.contains("html") ? "html" : "txt")"
    #expect(try project.tree()[path] == single.output)
  }

  /// The same bytes, whatever the threads, the machine's language and the order of the words.
  @Test(arguments: [
    ("--jobs 1", [:]), ("--jobs 8", [:]),
    ("--jobs 3", ["LANG": "ar_EG.UTF-8", "TZ": "Asia/Tokyo"]),
  ])
  func writesTheSameBytes(words: String, environment: [String: String]) throws {
    let project = try BuildFolder()
    _ = try project.build(Self.usual)
    let result = try project.build(
      "--output other --format html,text,json --locale en,de --template subscription \(words)",
      environment: environment)
    #expect(result.ending == .code(0))
    #expect(try project.tree("other") == project.tree())
  }

  @Test func writesNothingTwice() throws {
    let project = try BuildFolder()
    _ = try project.build(Self.usual)
    let before = try Self.identities(project)
    let result = try project.build(Self.usual)
    #expect(result.errorText.contains("wrote 0 files, 18 unchanged in 'out'"))
    #expect(try Self.identities(project) == before)
  }

  /// The files by number and time, which a written file changes.
  private static func identities(_ project: BuildFolder) throws -> [String: [String]] {
    var identities: [String: [String]] = [:]
    for path in try project.paths() {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: project.folder.file("out/\(path)"))
      identities[path] = [
        "\(attributes[.systemFileNumber] ?? "")", "\(attributes[.modificationDate] ?? "")",
      ]
    }
    return identities
  }

  @Test func onlyTouchesWhatChanged() throws {
    let project = try BuildFolder()
    _ = try project.build(Self.usual)
    let before = try Self.identities(project)
    try project.folder.write(
      Data(BuildFolder.prices.replacing("3000", with: "3100").utf8), to: "prices.csv")
    let result = try project.build(Self.usual)
    #expect(
      result.errorText.contains("wrote 6 files, 12 unchanged in 'out'"), "\(result.errorText)")
    let changed = try Self.identities(project).filter { before[$0.key] != $0.value }.keys
    #expect(changed.filter { $0 != "manifest.json" }.allSatisfy { $0.contains("/JPN/") })
    #expect(changed.count == 7)
  }

  @Test func aDryRunWritesNothing() throws {
    let project = try BuildFolder()
    let first = try project.build("--template subscription --locale en --storefront DEU --dry-run")
    #expect(first.outputText == "write en/DEU/subscription.html\n")
    #expect(first.errorText.contains("would write 1 file, 0 unchanged in 'out'"))
    #expect(try !project.folder.names().contains("out"))
    _ = try project.build("--template subscription --locale en --storefront DEU")
    let before = try project.tree()
    let second = try project.build("--template subscription --locale en --storefront JPN --dry-run")
    #expect(
      second.outputText == "write en/JPN/subscription.html\nremove en/DEU/subscription.html\n")
    #expect(try project.tree() == before)
  }

  @Test func removesOnlyItsOwn() throws {
    let project = try BuildFolder()
    _ = try project.build("--template subscription --locale de,en,fr")
    try project.folder.write(Data("mine".utf8), to: "out/fr/JPN/notes.txt")
    try project.folder.write(Data("changed".utf8), to: "out/fr/USA/subscription.html")
    let result = try project.build("--template subscription --locale en")
    #expect(result.ending == .code(0))
    #expect(
      result.errorText.contains(
        "kept 'fr/USA/subscription.html': an earlier build wrote it, and somebody changed it since")
    )
    #expect(result.errorText.contains("wrote 0 files, 3 unchanged, removed 5 files in 'out'"))
    #expect(
      try project.paths() == [
        "en/DEU/subscription.html", "en/JPN/subscription.html", "en/USA/subscription.html",
        "fr/JPN/notes.txt", "fr/USA/subscription.html", "manifest.json",
      ])
    // Folders that are empty now are gone.
    #expect(!FileManager.default.fileExists(atPath: project.folder.file("out/de")))
  }

  @Test func neverRemovesWhatAManifestFromElsewhereNames() throws {
    let project = try BuildFolder(files: ["victim.txt": "mine"])
    _ = try project.build("--template subscription --locale en")
    let digest = "d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35"
    let manifest = try project.folder.text(of: "out/manifest.json")
    let line = "    {\"path\":\"../victim.txt\",\"sha256\":\"\(digest)\",\"size\":1},"
    try project.folder.write(
      Data(manifest.replacing("  \"outputs\": [", with: "  \"outputs\": [\n\(line)").utf8),
      to: "out/manifest.json")
    try project.folder.write(Data("2".utf8), to: "victim.txt")
    #expect(try project.build("--template subscription --locale en").ending == .code(0))
    #expect(try project.folder.text(of: "victim.txt") == "2")
  }

  /// Plans that the project chooses, paths and formats of its own, and what it leaves out.
  @Test func readsTheProject() throws {
    let project = try BuildFolder(
      #"""
      "build": {"templates": ["subscription"], "locales": {"include": ["de", "en", "fr"], "exclude": ["fr"]},
        "storefronts": {"exclude": ["USA", "JPN"]}, "formats": ["text"], "path": "p/{locale}.{ext}",
        "baseURL": "https://example.com/pricing"}
      """#)
    let result = try project.build("")
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(try project.paths() == ["manifest.json", "p/de.txt", "p/en.txt"])
    _ = try project.build("--locale pl --path {locale}-{storefront}.{ext}")
    #expect(try project.paths() == ["manifest.json", "pl-DEU.txt"])
  }

  @Test func namesStatesInPaths() throws {
    let project = try BuildFolder()
    _ = try project.build(
      "--template plan-card --locale en --storefront DEU --state subscribed,evaluation:3,new")
    #expect(
      try project.paths().filter { $0 != "manifest.json" }.allSatisfy {
        $0.hasPrefix("en/DEU/plan-card-")
      })
    #expect(try project.paths().contains("en/DEU/plan-card-subscribed.html"))
  }

  @Test func showsProgressToPrograms() throws {
    let project = try BuildFolder()
    let result = try project.build("\(Self.usual) --json-progress")
    let last = try #require(result.outputText.split(separator: "\n").last)
    #expect(
      last
        == #"{"event":"done","written":18,"unchanged":0,"skipped":0,"failed":0}"#)
  }

  /// Without words about states, only those that the catalog and the project make possible are written.
  @Test func writesPossibleStates() throws {
    let project = try BuildFolder(
      #""freeTier": {"limit": 3, "text": {"en": "Free for {limit, plural, one {# map} other {# maps}}."}}"#
    )
    _ = try project.build("--template plan-card --locale en --storefront DEU")
    let paths = try project.paths()
    #expect(paths.contains("en/DEU/plan-card-free-18.html"))
    #expect(paths.contains("en/DEU/plan-card-subscribed.html"))
    let impossible = ["evaluation", "price-increase"].map { "en/DEU/plan-card-\($0)" }
    #expect(!paths.contains { path in impossible.contains { path.hasPrefix($0) } })
  }

  @Test func isQuiet() throws {
    let project = try BuildFolder()
    let result = try project.build("\(Self.usual) --quiet")
    #expect(result.errorText == "")
    #expect(result.outputText == "")
    #expect(result.ending == .code(0))
  }
}
