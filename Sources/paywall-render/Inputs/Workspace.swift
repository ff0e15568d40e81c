import CopyTemplates
import PricingEngine

/// The catalog and project that a command works on, wherever they were found.
struct Workspace {
  /// What the project file says; empty when there is none.
  let project: Project
  /// The project file, when there is one.
  let projectFile: String?
  /// The catalog.
  let catalog: Catalog
  /// The catalog's file.
  let catalogFile: SourceText
  /// What is worth knowing about the catalog and project.
  let findings: [Finding]
  /// The built-in example that is used because nothing else was given.
  let example: String?
}

extension Workspace {
  /// The options that decide where a workspace comes from.
  static let options: [Option] = [.catalog, .catalogFormat, .prices, .asOf, .config]

  /// Opens the workspace that the options name, that is near, or the built-in example.
  ///
  /// The project is `--config`, else `paywall.json` beside the catalog, else the nearest one from the working directory
  /// upward. `example` names another built-in example than the usual one.
  /// - Throws: `InputError` with all findings of a file that cannot be used.
  static func open(
    _ options: ParsedOptions, example: String? = nil
  ) throws(InputError) -> Workspace {
    let projectFile = projectFile(options)
    var findings: [Finding] = []
    let project = try projectFile.map { path throws(InputError) in
      try read(project: try Inputs.source(at: path), findings: &findings)
    }
    if let path = options[.catalog] {
      return try open(
        catalog: try Inputs.source(at: path), project: project, projectFile: projectFile,
        findings: findings, options)
    }
    if let projectFile, let project {
      let path = try catalogPath(of: project, in: projectFile)
      return try open(
        catalog: try Inputs.source(at: path), project: project, projectFile: projectFile,
        findings: findings, options)
    }
    return try openExample(options, name: example)
  }

  /// The catalog that the options name, else the one of the project.
  ///
  /// - Throws: `InputError` when there is neither; a command that looks at one catalog has no use for the built-in example.
  static func catalogPath(
    _ options: ParsedOptions, command: String
  ) throws(InputError) -> String {
    if let path = options[.catalog] { return path }
    guard let projectFile = projectFile(options) else {
      throw .usage(
        .conflict("expected '--catalog FILE' for '\(command)', or a paywall.json that names one"))
    }
    return try catalogPath(of: try project(at: projectFile), in: projectFile)
  }

  private static func catalogPath(
    of project: Project, in file: String
  ) throws(InputError) -> String {
    guard let name = project.catalog else {
      throw .message("\(file): no catalog named; add \"catalog\": \"FILE\" or pass --catalog FILE")
    }
    return Paths.join(Paths.folder(of: file), name)
  }

  private static func openExample(
    _ options: ParsedOptions, name: String?
  ) throws(InputError) -> Workspace {
    let usual = options[.template] == "one-time-unlock" ? "PocketTuner" : "BrewLog"
    let name = name ?? usual
    let layers = ResourceLayers(layers: [.embedded("Examples/\(name)")])
    let missing = InputError.message(
      "this program was built without its examples; pass --catalog FILE")
    guard let projectSource = try layers.file("paywall.json") else { throw missing }
    var findings: [Finding] = []
    let project = try read(project: projectSource, findings: &findings)
    guard let catalog = project.catalog, let catalogSource = try layers.file(catalog)
    else { throw missing }
    return try open(
      catalog: catalogSource, project: project, projectFile: nil, findings: findings, options,
      example: name)
  }

  private static func open(
    catalog source: SourceText, project: Project?, projectFile: String?, findings: [Finding],
    _ options: ParsedOptions, example: String? = nil
  ) throws(InputError) -> Workspace {
    let reading = try CatalogInput.readWithPrices(source, options)
    guard let catalog = reading.catalog,
      !reading.findings.hasErrors
    else { throw .findings(findings + reading.findings, source: source) }
    return Workspace(
      project: project ?? Project(), projectFile: projectFile, catalog: catalog,
      catalogFile: source, findings: findings + reading.findings, example: example)
  }

  private static func read(
    project source: SourceText, findings: inout [Finding]
  ) throws(InputError) -> Project {
    guard let project = ProjectReader.read(source, into: &findings) else {
      throw .findings(findings, source: source)
    }
    return project
  }

  /// What the project file at a path says.
  static func project(at path: String) throws(InputError) -> Project {
    var findings: [Finding] = []
    return try read(project: try Inputs.source(at: path), findings: &findings)
  }

  /// The project file that the options name or that is near, if there is one.
  static func projectFile(_ options: ParsedOptions) -> String? {
    if let path = options[.config] { return path }
    if let catalog = options[.catalog], catalog != "-" {
      let beside = Paths.join(Paths.folder(of: catalog), "paywall.json")
      if Paths.fileExists(beside) { return beside }
    }
    return nearestProjectFile()
  }

  private static func nearestProjectFile() -> String? {
    if Paths.fileExists("paywall.json") { return "paywall.json" }
    var folder = Paths.workingDirectory()
    var name = "paywall.json"
    while folder != "/", !folder.isEmpty {
      folder = Paths.folder(of: folder)
      name = "../" + name
      if Paths.fileExists(Paths.join(folder, "paywall.json")) { return name }
    }
    return nil
  }
}
