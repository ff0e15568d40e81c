import Foundation
import Testing

/// Parts of a matrix, built apart and put together again.
@Suite struct BuildShardTests {
  private static let words =
    "--template subscription,pricing-page --locale de,en,ja --format html,json"

  @Test func togetherTheyAreTheWhole() throws {
    let project = try BuildFolder()
    #expect(try project.build(Self.words).ending == .code(0))
    let whole = try project.tree()
    var seen: [String] = []
    for number in 1...4 {
      let result = try project.build("--shard \(number)/4 --output s\(number) \(Self.words)")
      #expect(result.ending == .code(0), "\(result.errorText)")
      seen += try project.paths("s\(number)").filter { !$0.hasPrefix("manifest") }
    }
    #expect(seen.sorted() == whole.keys.filter { $0 != "manifest.json" }.sorted())
    let merge = try Program.run(
      ["build", "--merge", "s3", "s1", "s4", "s2", "--output", "merged"], in: project.folder)
    #expect(merge.ending == .code(0), "\(merge.errorText)")
    #expect(
      merge.errorText
        == "paywall-render: wrote 36 files, 0 unchanged, removed 0 files in 'merged'\n")
    #expect(try project.tree("merged") == whole)
  }

  /// Shards may share a folder; building one again leaves the files of the others alone.
  @Test func mayShareAFolder() throws {
    let project = try BuildFolder()
    _ = try project.build("--output whole \(Self.words)")
    for number in [2, 1, 3, 2] { _ = try project.build("--shard \(number)/3 \(Self.words)") }
    let merge = try Program.run(["build", "--merge", "out", "--output", "out"], in: project.folder)
    #expect(merge.ending == .code(0), "\(merge.errorText)")
    #expect(try project.tree() == project.tree("whole"))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let shards: [String]
    let merge: [String]
    let message: String
    var testDescription: String { id }
  }

  static let refused = [
    Row(
      id: "a part that is missing", shards: ["1/3", "3/3"], merge: ["s0", "s1"],
      message: "missing shard 2/3"),
    Row(
      id: "a part that is there twice", shards: ["1/2", "1/2"], merge: ["s0", "s1"],
      message: "shard 1/2 is there twice, in 's0' and 's1'"),
    Row(
      id: "parts of different numbers", shards: ["1/2", "2/3"], merge: ["s0", "s1"],
      message: "are of different builds"),
    Row(
      id: "a folder without a part", shards: ["1/1"], merge: ["."],
      message: "there is no manifest of a shard"),
  ]

  @Test(arguments: refused)
  func refuses(row: Row) throws {
    let project = try BuildFolder()
    for (index, shard) in row.shards.enumerated() {
      _ = try project.build(
        "--shard \(shard) --output s\(index) --template subscription --locale de,en")
    }
    let result = try Program.run(
      ["build", "--output", "merged", "--merge"] + row.merge, in: project.folder)
    #expect(result.ending == .code(2))
    #expect(result.errorText.contains(row.message), "\(result.errorText)")
    #expect(try !project.folder.names().contains("merged"))
  }

  @Test func refusesAChangedFileAndAForeignManifest() throws {
    let project = try BuildFolder()
    _ = try project.build("--shard 1/1 --output s --template subscription --locale de")
    try project.folder.write(Data("changed".utf8), to: "s/de/JPN/subscription.html")
    let changed = try Program.run(["build", "--merge", "s", "--output", "m"], in: project.folder)
    #expect(changed.ending == .code(2))
    #expect(
      changed.errorText
        == "s/de/JPN/subscription.html: error: cannot merge it: it is not what its manifest says; build the shard again\n"
    )
    try project.folder.write(Data("{}".utf8), to: "s/manifest-1-of-1.json")
    let foreign = try Program.run(["build", "--merge", "s", "--output", "m"], in: project.folder)
    #expect(foreign.ending == .code(2))
    #expect(
      foreign.errorText.contains("s/manifest-1-of-1.json: this is no manifest that a build wrote"))
  }
}
