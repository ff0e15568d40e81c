import CopyChecks
import CopyTemplates
import PricingEngine

/// Which copy is recorded, and where: by the options, else by the project, else little enough to be reviewed.
struct SnapshotSelection {
  /// The matrix, with everything that its copy is made of.
  let materials: BuildMaterials
  /// The folder of the snapshots.
  let folder: SnapshotFolder
  private let only: PlaceGlob?
  /// Whether the options name a part of the snapshots, so that others are nobody's business.
  let isPartial: Bool

  /// The folder beside the project file, when nobody names another.
  static let usualFolder = "PaywallSnapshots"

  /// Reads everything that the options and the project name.
  ///
  /// - Throws: `InputError` for the first input that cannot be used.
  init(_ options: ParsedOptions) throws(InputError) {
    let workspace = try Workspace.open(options)
    let axes = BuildAxes(
      options, workspace: workspace, settings: Self.settings(workspace, options))
    materials = try BuildMaterials.open(options, workspace: workspace, axes: axes, formats: [])
    folder = SnapshotFolder(Self.folder(options, workspace))
    only = options[.only].map(PlaceGlob.init)
    isPartial = [.only, .template, .locale].contains { options.has($0) }
    try checkPaths()
  }

  /// What the project says, with a template, a storefront and the catalog's languages where it is silent.
  ///
  /// Without states, each template has those that it shows when nobody names one.
  private static func settings(_ workspace: Workspace, _ options: ParsedOptions) -> BuildSettings {
    let said = workspace.project.snapshot
    let template = workspace.project.template ?? TemplateLibrary.defaultName
    return BuildSettings(
      templates: said.templates.orElse([template]),
      locales: said.locales.orElse(workspace.catalogTags),
      storefronts: said.storefronts.orElse([workspace.catalog.storefront.code]),
      states: said.states)
  }

  private static func folder(_ options: ParsedOptions, _ workspace: Workspace) -> String {
    if let path = options[.snapshots] { return path }
    let base = workspace.projectFile.map { Paths.folder(of: $0) } ?? ""
    return Paths.join(base, workspace.project.snapshot.folder ?? usualFolder)
  }

  /// The path of a snapshot in the folder: `subscription/de.snap`.
  func path(template: Int, locale: Int) -> String {
    let template = PathPattern.sanitized(materials.matrix.templates[template].name)
    let locale = PathPattern.sanitized(materials.matrix.locales[locale].tag)
    return "\(template)/\(locale)\(SnapshotFolder.fileExtension)"
  }

  /// Whether the options ask for a snapshot.
  func includes(_ path: String) -> Bool {
    guard let only else { return true }
    return only.matches(path)
      || only.matches(String(path.dropLast(SnapshotFolder.fileExtension.count)))
  }

  /// The paywalls of one snapshot: a template in a language, in all storefronts and states.
  struct Unit: Sendable {
    let template: Int
    let locale: Int
    let path: String
  }

  /// The snapshots that the options ask for, by locale and template.
  var units: [Unit] {
    materials.matrix.locales.indices.flatMap { locale in
      materials.matrix.templates.indices.map { template in
        Unit(
          template: template, locale: locale, path: path(template: template, locale: locale))
      }
    }.filter { includes($0.path) }
  }

  private func checkPaths() throws(InputError) {
    var seen: [String: String] = [:]
    for (index, template) in materials.matrix.templates.enumerated()
    where !materials.matrix.locales.isEmpty {
      let path = path(template: index, locale: 0).lowercased()
      if let other = seen[path] {
        throw .message(
          "the templates '\(other)' and '\(template.name)' would have one file of snapshots; rename one"
        )
      }
      seen[path] = template.name
    }
  }
}

extension BuildSettings.Axis {
  /// The axis, with some words to include when it names none.
  fileprivate func orElse(_ words: [String]) -> BuildSettings.Axis {
    include.isEmpty
      ? BuildSettings.Axis(include: words.map { BuildSettings.Word($0) }, exclude: exclude) : self
  }
}

extension Workspace {
  /// The languages that the catalog's products have names in, sorted; English when they have none.
  fileprivate var catalogTags: [String] {
    let tags = Set(catalog.products.flatMap(\.localizations).compactMap { $0.tag?.tag })
    return tags.isEmpty ? ["en"] : tags.sorted()
  }
}
