import Foundation
import Testing

/// A folder with a small project, and the snapshots that it records.
struct SnapshotProject {
  let folder: TemporaryFolder

  /// Creates the project with some `snapshot` settings; its two plans cost 2.99 a month and 19.99 a year.
  init(_ settings: String = #""locales": ["de", "en"]"#, files: [String: String] = [:]) throws {
    let paywall = #"{"schema": "paywall-project/1", "catalog": "App.storekit", "snapshot": {"#
    folder = try TemporaryFolder(
      ["App.storekit": StoreKitText.twoPlans, "paywall.json": paywall + settings + "}}"]
        .merging(files) { _, own in own })
  }

  /// Runs `snapshot` in the project's folder.
  func snapshot(
    _ words: String = "", environment: [String: String] = [:]
  ) throws -> ChildProcess.Result {
    try Program.run(
      ["snapshot"] + words.split(separator: " ").map(String.init), in: folder,
      environment: environment)
  }

  /// Records everything.
  func recorded() throws -> SnapshotProject {
    let result = try snapshot("--update")
    try #require(result.ending == .code(0), "\(result.errorText)")
    return self
  }

  /// The bytes of all files of snapshots, by path.
  func tree() throws -> [String: Data] {
    let root = folder.file("PaywallSnapshots")
    guard FileManager.default.fileExists(atPath: root) else { return [:] }
    var tree: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path.contains(".") {
      tree[path] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
    }
    return tree
  }

  /// Changes words in a file.
  func change(_ file: String, _ words: String, to others: String) throws {
    let text = try folder.text(of: file)
    try #require(text.contains(words), "\(file) has no '\(words)'")
    try folder.write(Data(text.replacingOccurrences(of: words, with: others).utf8), to: file)
  }
}
