import Foundation

/// A folder with a small project, and what builds make of it in `out`.
///
/// The project has two plans with prices in Germany, Japan and the United States.
struct BuildFolder {
  let folder: TemporaryFolder

  static let prices = """
    product,territory,currency,price
    pro.yearly,DEU,EUR,22.99
    pro.monthly,DEU,EUR,3.49
    pro.yearly,JPN,JPY,3000
    pro.monthly,JPN,JPY,450

    """

  /// Creates the project; `project` is what its `paywall.json` has besides its schema.
  init(_ project: String = "", files: [String: String] = [:]) throws {
    let paywall = "{\"schema\": \"paywall-project/1\"\(project.isEmpty ? "" : ", " + project)}"
    folder = try TemporaryFolder(
      ["App.storekit": StoreKitText.twoPlans, "prices.csv": Self.prices, "paywall.json": paywall]
        .merging(files) { _, own in own })
  }

  static let inputs = ["--catalog", "App.storekit", "--prices", "prices.csv"]

  /// Builds into `out`, or into the folder that the words name.
  func build(
    _ words: String, environment: [String: String] = [:]
  ) throws -> ChildProcess.Result {
    let words = words.split(separator: " ").map(String.init)
    let output = words.contains("--output") ? [] : ["--output", "out"]
    return try Program.run(
      ["build"] + Self.inputs + output + words, in: folder, environment: environment)
  }

  /// The bytes of all files in a folder, by path.
  func tree(_ name: String = "out") throws -> [String: Data] {
    let root = folder.file(name)
    var tree: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: root + "/" + path, isDirectory: &isFolder)
      if isThere, !isFolder.boolValue {
        tree[path] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
      }
    }
    return tree
  }

  /// The sorted paths of all files in a folder.
  func paths(_ name: String = "out") throws -> [String] { try tree(name).keys.sorted() }
}
