import CopyChecks
import CopyTemplates
import PricingEngine

/// Everything that a build reads, read once.
struct BuildMaterials: Sendable {
  /// The options.
  let options: ParsedOptions
  let workspace: Workspace
  let library: MessageLibrary
  let lexicons: LexiconLibrary
  let matrix: BuildMatrix
  /// What is asked of a site; `nil` when pages are to be single.
  let site: SiteSettings?
  /// What the copy says about the app.
  let facts: AppFacts
  let catalogLocale: LocaleTag?
  let columns: Int
  let width: SymbolWidth
  /// Templates that are left out, each with why.
  let unfit: [(name: String, reason: String)]

  /// The options that change what is written, apart from the matrix.
  static let settings: [Option] = [
    .catalogFormat, .asOf, .products, .compareTo, .offer, .seats, .current, .symbols, .columns,
  ]

  /// Reads everything that the options and the project name.
  ///
  /// - Throws: `InputError` for the first input that cannot be used.
  static func open(_ options: ParsedOptions) throws(InputError) -> BuildMaterials {
    let workspace = try Workspace.open(options)
    let axes = BuildAxes(options, workspace: workspace, settings: workspace.project.build)
    let formats = try axes.formats()
    let site = try SiteSettings.read(options, workspace.project.build)
    if site != nil, !formats.contains(.html) {
      throw .usage(.conflict("'--site' writes pages, so the formats must have html"))
    }
    return try open(options, workspace: workspace, axes: axes, formats: formats, site: site)
  }

  /// Reads everything that a matrix of one's own needs; without formats, copy is composed and not written down.
  ///
  /// - Throws: `InputError` for the first input that cannot be used.
  static func open(
    _ options: ParsedOptions, workspace: Workspace, axes: BuildAxes, formats: [BuildFormat],
    site: SiteSettings? = nil
  ) throws(InputError) -> BuildMaterials {
    let library = try MessageLibrary.open(options)
    let isFragment = options.has(.fragment) || workspace.project.build.isFragment
    if options.has(.fragment), !formats.contains(.html) {
      throw .usage(.conflict("'--fragment' is only valid with the format html"))
    }
    let templates = try templates(
      options, axes, workspace: workspace, library: library, formats: formats,
      isFragment: isFragment || site != nil)
    let locales = try axes.locales(known: try library.locales())
    for locale in locales.values { _ = try library.sources(for: locale) }
    let storefronts = try axes.storefronts()
    return BuildMaterials(
      options: options, workspace: workspace, library: library, lexicons: lexicons(workspace),
      matrix: BuildMatrix(
        templates: templates.fit, locales: locales.values.sorted { $0.tag < $1.tag },
        storefronts: storefronts.values.sorted { $0.code < $1.code }, formats: formats,
        pattern: try pattern(options, workspace), namesStorefronts: storefronts.isNamed,
        namesTemplates: templates.areNamed), site: site, facts: workspace.facts,
      catalogLocale: workspace.catalogLocale,
      columns: try options.checkedNumber(.columns, in: TextRenderer.columnRange, default: 80),
      width: try options.checkedChoice(.symbols, default: SymbolWidth.standard),
      unfit: templates.unfit)
  }

  /// The lexicons, which know what texts of the catalog and project they will be read for.
  private static func lexicons(_ workspace: Workspace) -> LexiconLibrary {
    let library = LexiconLibrary.builtIn(reading: .asNeededByLanguage)
    HonestyTexts(checker: HonestyChecker(library: library), quotes: [], facts: workspace.facts)
      .expectTexts(of: workspace.catalog)
    return library
  }

  private struct Templates {
    var fit: [BuildTemplate] = []
    var unfit: [(name: String, reason: String)] = []
    let areNamed: Bool
  }

  private static func templates(
    _ options: ParsedOptions, _ axes: BuildAxes, workspace: Workspace, library: MessageLibrary,
    formats: [BuildFormat], isFragment: Bool
  ) throws(InputError) -> Templates {
    let folder = try TemplateLibrary.open(options)
    let choice = try axes.templates(known: try folder.names())
    let asked = try axes.states().values
    var templates = Templates(areNamed: choice.isNamed)
    for name in choice.values {
      let loaded = try folder.template(name, contract: library.contract)
      try TemplateHonesty.check(loaded, contract: library.contract)
      let states = BuildTemplate.states(
        of: loaded.definition, asked: asked, workspace: workspace)
      if let reason = reason(against: loaded.definition, states, workspace) {
        templates.unfit.append((loaded.definition.name, reason))
      } else {
        templates.fit.append(
          try BuildTemplate(loaded, formats: formats, isFragment: isFragment, states: states))
      }
    }
    templates.fit.sort { $0.name < $1.name }
    return templates
  }

  /// Why a template has nothing to show of a catalog, whatever the storefront.
  private static func reason(
    against definition: TemplateDefinition, _ states: [BuildTemplate.State], _ workspace: Workspace
  ) -> String? {
    let kinds = Set(workspace.catalog.products.map(\.kind.name))
    if definition.needsProduct, kinds.isDisjoint(with: definition.kinds) {
      return "it shows \(definition.kinds.joined(separator: ", ")), and the catalog has none"
    }
    if states.isEmpty {
      return "it is for the states \(definition.states.map(\.rawValue).joined(separator: ", "))"
    }
    return nil
  }

  private static func pattern(
    _ options: ParsedOptions, _ workspace: Workspace
  ) throws(InputError) -> PathPattern? {
    let word = workspace.project.build.path
    guard let text = options[.path] ?? word?.text else { return nil }
    do throws(PathPatternError) { return try PathPattern(text) } catch {
      if options.has(.path) { throw .message("'--path \(text)': \(error.message)") }
      throw .findings(
        [
          Finding(
            .error, rule: "build-path-invalid", at: word?.location, path: word?.path,
            error.message)
        ], source: nil)
    }
  }
}

extension BuildMaterials {
  /// What the manifest says about all outputs together.
  func header() throws(InputError) -> ManifestHeader {
    var inputs = [ManifestInput("catalog", workspace.catalogFile)]
    if let file = workspace.projectFile {
      inputs.append(ManifestInput("project", try Inputs.source(at: file)))
    }
    for source in try library.contractSources() { inputs.append(ManifestInput("contract", source)) }
    var priced: [String] = []
    for text in options.all(.prices) {
      let file = try PriceListFile(text, catalog: workspace.catalog, catalogFile: "")
      inputs.append(ManifestInput("prices", try Inputs.source(at: file.path)))
      priced.append(file.productID ?? "")
    }
    var settings: [(name: String, value: String)] = []
    // A list of one product can be given to another one.
    if priced.contains(where: { !$0.isEmpty }) {
      settings.append(("prices", priced.joined(separator: ",")))
    }
    for option in Self.settings {
      if let value = options[option] { settings.append((option.rawValue, value)) }
    }
    if options.has(.fragment) || workspace.project.build.isFragment {
      settings.append(("fragment", "true"))
    }
    if let pattern = matrix.pattern { settings.append(("path", pattern.text)) }
    if let site {
      settings.append(("site", "true"))
      if let address = site.address { settings.append(("base-url", address.base)) }
    }
    return ManifestHeader(
      settings: settings, inputs: inputs, templates: try templateInputs(),
      locales: try localeInputs())
  }

  private func templateInputs() throws(InputError) -> [(name: String, inputs: [ManifestInput])] {
    var groups: [(name: String, inputs: [ManifestInput])] = []
    for template in matrix.templates {
      let kinds = matrix.formats.compactMap { BuildTemplate.layout($0, isFragment: false) }
      groups.append(
        (template.name, try template.loaded.files(for: kinds).map { ManifestInput("template", $0) })
      )
    }
    return groups
  }

  private func localeInputs() throws(InputError) -> [(name: String, inputs: [ManifestInput])] {
    var groups: [(name: String, inputs: [ManifestInput])] = []
    for locale in matrix.locales {
      groups.append(
        (locale.tag, try library.sources(for: locale).map { ManifestInput("messages", $0) }))
    }
    return groups
  }
}

extension BuildMaterials {
  /// Why a paywall is left out, when its parts do not go together and nobody asked for just this one.
  func reasonToSkip(_ error: InputError) -> String? {
    error.reasonToSkip(
      namesTemplates: matrix.namesTemplates, namesStorefronts: matrix.namesStorefronts)
  }
}
