import CopyTemplates
import PricingEngine

/// The templates: a team's own folder before the built-in ones.
struct TemplateLibrary {
  private let layers: ResourceLayers

  /// The options that decide where templates come from.
  static let options: [Option] = [.template, .templates]
  /// The template that is used when nobody names one.
  static let defaultName = "subscription"
  /// The folder of files that layouts of all templates share.
  static let sharedFolder = "shared"

  /// Opens the built-in templates, and the folder of `--templates` before them.
  static func open(_ options: ParsedOptions) throws(InputError) -> TemplateLibrary {
    if let folder = options[.templates], !Paths.isDirectory(folder) {
      throw .message("\(folder): expected a folder of templates after '--templates'")
    }
    let own = options[.templates].map { [ResourceLayers.Layer.folder($0)] } ?? []
    return TemplateLibrary(layers: ResourceLayers(layers: own + [.embedded("Templates")]))
  }

  /// A template by its name, or by a folder that has a `template.json`.
  func template(
    _ name: String, contract: MessageContract
  ) throws(InputError) -> LoadedTemplate {
    let isFolder = name.contains("/") || Paths.fileExists(Paths.join(name, "template.json"))
    let layers =
      isFolder ? ResourceLayers(layers: [.folder(name)]) : layers
    let folder = isFolder ? "" : name + "/"
    guard let source = try layers.file(folder + "template.json") else {
      throw try unknown(name, isFolder: isFolder)
    }
    var findings: [Finding] = []
    guard let definition = TemplateReader.read(source, contract: contract, into: &findings)
    else { throw .findings(findings, source: source) }
    return LoadedTemplate(
      definition: definition, source: source, own: layers, folder: folder, shared: self.layers)
  }

  /// The names of all templates, sorted.
  func names() throws(InputError) -> [String] {
    var names: [String] = []
    for name in try layers.names() where try layers.file("\(name)/template.json") != nil {
      names.append(name)
    }
    return names
  }

  private func unknown(_ name: String, isFolder: Bool) throws(InputError) -> InputError {
    if isFolder { return .message("\(name): no template.json in this folder") }
    let names = try names()
    let hint = nearestText(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    return .message(
      "unknown template '\(name)'\(hint) (templates: \(names.joined(separator: ", ")))")
  }
}
