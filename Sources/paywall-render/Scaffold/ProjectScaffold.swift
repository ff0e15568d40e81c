import PricingEngine

/// The files of a new project: what the program carries as a scaffold, filled in for a catalog.
struct ProjectScaffold {
  /// The folder of the project; empty for the working directory.
  let folder: String
  /// The catalog that the project names.
  let catalog: ScaffoldCatalog

  /// A file to write.
  struct File {
    /// The path as the user would write it.
    let path: String
    let text: String
  }

  /// The files, with everything in its place.
  ///
  /// - Throws: `InputError` when the catalog sells nothing that a template is for.
  func files() throws(InputError) -> [File] {
    var files = [try file("paywall.json", from: "paywall.json", values: try values())]
    if catalog.isSample {
      files.append(try file(ScaffoldCatalog.sampleName, from: ScaffoldCatalog.sampleName))
    }
    files.append(try file("check-paywall.sh", from: "check-paywall.sh"))
    files.append(try file(".github/workflows/paywall.yml", from: "paywall.yml"))
    files.append(try file("\(SnapshotSelection.usualFolder)/README.md", from: "README.md"))
    return files
  }

  /// Those of the files, and the snapshots, that are there already.
  func present(_ files: [File]) throws(InputError) -> [String] {
    var present = files.map(\.path).filter { Paths.fileExists($0) || Paths.isDirectory($0) }
    let snapshots = Paths.join(folder, SnapshotSelection.usualFolder)
    if try !SnapshotFolder(snapshots).recordedPaths().isEmpty { present.append(snapshots) }
    return present
  }

  private func file(
    _ name: String, from source: String, values: [(String, String)] = []
  ) throws(InputError) -> File {
    guard let embedded = EmbeddedFile.at("Scaffold/\(source)") else {
      throw .message("this program was built without the files of a new project")
    }
    var text = String(decoding: embedded.bytes, as: UTF8.self)
    for (name, value) in values { text = text.replacing("{{\(name)}}", with: value) }
    return File(path: Paths.join(folder, name), text: text)
  }

  /// What stands for the names in braces, inside quotation marks of JSON.
  private func values() throws(InputError) -> [(String, String)] {
    let choice = try catalog.choice()
    return [
      ("app", Self.inner(catalog.appName)), ("catalog", Self.inner(catalog.name(from: folder))),
      ("template", choice.template),
      ("plans", choice.products.map { Self.inner($0.id) }.joined(separator: "\", \"")),
      ("feature", Self.inner(choice.products.first?.localizations.first?.displayName ?? "Pro")),
    ]
  }

  /// A text as JSON, without the quotation marks.
  private static func inner(_ text: String) -> String {
    String(JSONOutput.string(text).text(pretty: false).dropFirst().dropLast())
  }
}
