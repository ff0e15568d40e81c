import PricingEngine

/// The catalog of a new project: one that is given, one that is there, or a small sample.
struct ScaffoldCatalog {
  /// The file; `nil` for the sample.
  let path: String?
  let catalog: Catalog
  let source: SourceText

  /// What the sample is called in a project.
  static let sampleName = "App.storekit"

  /// Reads the catalog of `--catalog`, else the one `.storekit` file of the folder, else the sample.
  ///
  /// - Throws: `InputError` with everything that is wrong with it, or when there are several.
  init(_ options: ParsedOptions, folder: String) throws(InputError) {
    if let given = options[.catalog] { path = given } else { path = try Self.only(in: folder) }
    if path == "-" {
      throw .usage(
        .conflict("a project names the file of its catalog, so '--catalog' cannot be '-'"))
    }
    if let path {
      source = try Inputs.source(at: path)
    } else {
      let name = "Scaffold/\(Self.sampleName)"
      guard let sample = EmbeddedFile.at(name) else {
        throw .message("this program was built without its sample; pass --catalog FILE")
      }
      source = sample.source
    }
    let reading = try CatalogInput.read(source, options)
    guard let catalog = reading.catalog, !reading.findings.hasErrors else {
      throw .findings(reading.findings, source: source)
    }
    self.catalog = catalog
  }

  /// Whether it is the sample.
  var isSample: Bool { path == nil }

  /// How a project in a folder names it.
  func name(from folder: String) -> String {
    path.map { $0.hasPrefix("/") ? $0 : Paths.relative($0, to: folder) } ?? Self.sampleName
  }

  /// The name of the catalog's file without its end, for want of a better one.
  var appName: String {
    let file = (path ?? Self.sampleName).split(separator: "/").last.map(String.init) ?? "App"
    let stem = file.split(separator: ".").first.map(String.init)
    return stem ?? "App"
  }

  /// The only `.storekit` file of a folder, if there is one.
  private static func only(in folder: String) throws(InputError) -> String? {
    let place = folder.isEmpty ? "." : folder
    guard Paths.isDirectory(place) else { return nil }
    let names: [String]
    do throws(FileError) { names = try Paths.names(in: place) } catch { throw .file(error) }
    let found = names.filter { $0.hasSuffix(".storekit") }.map { Paths.join(folder, $0) }
    guard found.count < 2 else {
      throw .message(
        "there are several catalogs: \(found.joined(separator: ", ")); choose with --catalog FILE")
    }
    return found.first
  }
}

extension ScaffoldCatalog {
  /// What a project shows first.
  struct Choice {
    let template: String
    let products: [Product]
  }

  /// The first subscription group, else the first purchase that is kept.
  func choice() throws(InputError) -> Choice {
    let priced = catalog.products.filter { $0.pricing[catalog.storefront] != nil }
    if let group = priced.compactMap(\.groupID).first {
      return Choice(
        template: TemplateLibrary.defaultName, products: priced.filter { $0.groupID == group })
    }
    if let unlock = priced.first(where: { $0.kind == .nonConsumable }) {
      return Choice(template: "one-time-unlock", products: [unlock])
    }
    throw .message(
      "\(source.file): expected an auto-renewable subscription or a non-consumable product with a price in "
        + "\(catalog.storefront); write a paywall.json with a template for the products that there are"
    )
  }
}
