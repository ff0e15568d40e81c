import Foundation
import Testing

@Suite struct SnapshotCommandTests {
  @Test func recordsOneFileForEachTemplateAndLanguage() throws {
    let project = try SnapshotProject()
    let result = try project.snapshot("--update")
    #expect(result.ending == .code(0))
    #expect(
      result.errorText.hasSuffix("paywall-render: wrote 2 snapshots, removed 0, 0 unchanged\n"))
    #expect(
      try project.tree().keys.sorted() == [
        "paywall.lock.json", "subscription/de.snap", "subscription/en.snap",
      ])
    let text = try project.folder.text(of: "PaywallSnapshots/subscription/de.snap")
    #expect(text.contains("\n== USA new\n"))
    #expect(text.contains("\n  pro.yearly price: 19.99 USD\n"))
    #expect(text.contains("\n  price of pro.yearly: 19,99\\u{00A0}$ pro Jahr\n"))
    #expect(!text.contains(project.folder.path))
  }

  @Test func agreesWithWhatItRecorded() throws {
    let project = try SnapshotProject().recorded()
    let result = try project.snapshot("--check")
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(result.outputText == "snapshots: 2 unchanged\n")
    #expect(try project.snapshot().ending == .code(0))
  }

  /// 12 × 2.99 = 35.88; 35.88 − 24.99 = 10.89 is 30.35 % of it.
  @Test func namesWhatAChangedPriceChanges() throws {
    let project = try SnapshotProject().recorded()
    let before = try project.tree()
    try project.change("App.storekit", "19.99", to: "24.99")
    let result = try project.snapshot("--check")
    #expect(result.ending == .code(1))
    let lines = result.outputText.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "pro.yearly price: 19.99 USD → 24.99 USD (USA; 2 snapshots)",
        "pro.yearly savings: 44 % → 30 % (USA; 2 snapshots)",
        "claim savings-percent of pro.yearly: proven, 12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; "
          + "15.89 / 35.88 = 44.2865… %, rounded down to 44 % → proven, 12 × 2.99 = 35.88; "
          + "35.88 − 24.99 = 10.89; 10.89 / 35.88 = 30.3511… %, rounded down to 30 % (USA; 2 snapshots)",
      ])
    #expect(result.outputText.contains("- saving of pro.yearly: Save [-44-]%\n"))
    #expect(result.outputText.hasSuffix("\nsnapshots: 2 changed\n"))
    #expect(try project.tree() == before)
  }

  /// Facts that changed alike are shown once, though products have other names in each language; texts are shown in all.
  @Test func showsFactsOnce() throws {
    let names = StoreKitText.twoPlans.replacing(
      #""locale": "en_US"}"#,
      with: #""locale": "en_US"}, {"displayName": "Plan", "description": "", "locale": "de"}"#)
    let project = try SnapshotProject(files: ["App.storekit": names]).recorded()
    try project.change("App.storekit", "19.99", to: "24.99")
    let text = try project.snapshot("--check").outputText
    #expect(text.contains("\n@@ USA new facts @@\n  pro.yearly name: Plan\n"), "\(text)")
    #expect(
      text.contains(
        "+++ subscription/en.snap, now\n@@ USA new facts, as in subscription/de.snap @@\n@@ USA new presentation @@\n"
      ), "\(text)")
  }

  /// A template of the reader's own plan has no state that is usual: without one, each that customers can be in is recorded, as `build` writes it.
  @Test func recordsTheStatesThatBuildsWrite() throws {
    let project = try SnapshotProject()
    let words = "--template plan-card --locale en"
    #expect(try project.snapshot("--update " + words).ending == .code(0))
    let text = try project.folder.text(of: "PaywallSnapshots/plan-card/en.snap")
    let built = try Program.run(
      ["build", "--output", "out", "--format", "text"]
        + words.split(separator: " ").map(String.init),
      in: project.folder)
    #expect(built.ending == .code(0), "\(built.errorText)")
    let cells = text.split(separator: "\n").filter { $0.hasPrefix("== USA ") }.count
    #expect(cells > 5)
    #expect(built.errorText.contains("wrote \(cells) files"), "\(built.errorText)")
  }

  @Test(arguments: ["", "--check"])
  func writesNothingWhileChecking(words: String) throws {
    let project = try SnapshotProject()
    let result = try project.snapshot(words)
    #expect(result.ending == .code(1))
    #expect(
      result.outputText
        == "missing: subscription/de.snap\nmissing: subscription/en.snap\n\nsnapshots: 2 missing\n")
    #expect(try project.tree().isEmpty)
  }

  @Test func failsForASnapshotWithoutCopyAndRemovesIt() throws {
    let project = try SnapshotProject().recorded()
    try project.change("paywall.json", #""de", "#, to: "")
    let check = try project.snapshot("--check")
    #expect(check.ending == .code(1))
    #expect(check.outputText.contains("orphaned: subscription/de.snap\n"))
    #expect(try project.snapshot("--check --locale en").ending == .code(0))
    #expect(try project.snapshot("--update --locale en").errorText.contains("removed 0"))
    #expect(try project.snapshot("--update=changed").errorText.contains("removed 0"))
    #expect(try project.snapshot("--update").errorText.contains("wrote 0 snapshots, removed 1"))
    #expect(try project.tree().keys.sorted() == ["paywall.lock.json", "subscription/en.snap"])
    #expect(try !project.folder.text(of: "PaywallSnapshots/paywall.lock.json").contains(#""de""#))
  }

  /// A changed snapshot and a missing one, of which only some are recorded.
  @Test(arguments: [
    ("--update changed", ["subscription/en.snap"]), ("--update missing", ["subscription/fr.snap"]),
    ("--update --only */fr", ["subscription/fr.snap"]),
    ("--update all", ["subscription/en.snap", "subscription/fr.snap"]),
  ])
  func recordsWhatIsAskedFor(words: String, written: [String]) throws {
    let project = try SnapshotProject(#""locales": ["en"]"#).recorded()
    try project.change("App.storekit", "Pro Yearly", to: "Pro Annual")
    try project.change("paywall.json", #"["en"]"#, to: #"["en", "fr"]"#)
    let before = try project.tree()
    let result = try project.snapshot(words)
    #expect(result.ending == .code(0), "\(result.errorText)")
    let after = try project.tree()
    #expect(
      after.keys.filter { $0.hasSuffix(".snap") && after[$0] != before[$0] }.sorted() == written)
  }

  @Test func writesTheSameBytes() throws {
    let project = try SnapshotProject().recorded()
    let tree = try project.tree()
    let other = try SnapshotProject()
    _ = try other.snapshot(
      "--update --jobs 3", environment: ["LANG": "ar_EG.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(try other.tree() == tree)
  }

  @Test func leavesCopyAloneThatIsNotTrue() throws {
    let project = try SnapshotProject(#""locales": ["en"], "storefronts": ["USA", "DEU"]"#)
    let result = try project.snapshot("--update")
    #expect(result.ending == .code(1))
    #expect(result.errorText.contains("has no price in DEU"))
    #expect(try project.tree().keys.allSatisfy { !$0.hasSuffix(".snap") })
  }

  @Test func repairsAFileThatCannotBeRead() throws {
    let project = try SnapshotProject().recorded()
    let tree = try project.tree()
    let file = "PaywallSnapshots/subscription/en.snap"
    try project.change(file, "  pro.yearly price", to: "<<<<<<< HEAD\n  pro.yearly price")
    let check = try project.snapshot("--check")
    #expect(check.ending == .code(2))
    #expect(check.errorText.contains("\(file):11:1: error: expected a line of a snapshot"))
    #expect(try project.snapshot("--update").ending == .code(0))
    #expect(try project.tree() == tree)
  }

  @Test(arguments: [
    ("--check --update", "'--check' and '--update' do not go together"),
    ("--accept-drift", "'--accept-drift' records texts: add '--update'"),
    (
      "--update --accept-drift --locale de",
      "'--accept-drift' is for all snapshots, and does not go with '--locale'"
    ),
    ("--update newest", "expected changed, missing, all after '--update', got 'newest'"),
    ("--review", "'--review' asks a person at a terminal; use 'snapshot --check' or"),
    ("--update --accept-drift", "nothing says what the snapshots were formatted with"),
  ])
  func refusesWrongOptions(words: String, message: String) throws {
    let result = try SnapshotProject().snapshot(words)
    #expect(result.ending == .code(2))
    #expect(result.errorText.contains(message), "\(result.errorText)")
  }

  @Test func refusesUnknownSettings() throws {
    let result = try SnapshotProject(#""localse": ["de"]"#).snapshot()
    #expect(result.ending == .code(2))
    #expect(result.errorText.contains("localse"))
    #expect(result.errorText.contains("'locales'"))
  }

  @Test func findsItsFolderFromTheProject() throws {
    let project = try SnapshotProject(#""locales": ["en"], "folder": "Tests/Copy""#)
    #expect(try project.snapshot("--update").ending == .code(0))
    #expect(try project.folder.names().contains("Tests"))
    #expect(try project.snapshot("--update --snapshots elsewhere").ending == .code(0))
    #expect(try project.folder.names().contains("elsewhere"))
  }
}
