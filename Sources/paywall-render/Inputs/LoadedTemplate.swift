import CopyTemplates
import PricingEngine

/// A template with the places its layouts and their partials come from.
struct LoadedTemplate {
  /// What the template may say.
  let definition: TemplateDefinition
  /// The template's own file.
  let source: SourceText
  /// Where the template's own files are, and the part of their names before the last, with a slash.
  let own: ResourceLayers
  let folder: String
  /// Where the files are that all templates share.
  let shared: ResourceLayers

  /// Compiles the template's layout for a kind of output.
  ///
  /// - Throws: `InputError` when there is none, or with everything that is wrong with it.
  func layout(_ kind: LayoutKind) throws(InputError) -> MustacheTemplate {
    guard let own = try file("layout.\(kind.suffix)") else {
      throw .message("\(source.file): the template has no layout.\(kind.suffix)")
    }
    var partials = try partials(kind.suffix)
    var root = own
    if kind == .page {
      guard let page = partials["page"] else {
        throw .message("\(source.file): there is no shared/page.html to put the layout into")
      }
      partials["layout"] = own
      root = page
    }
    do throws(TemplateErrors) {
      return try MustacheTemplate(
        compiling: root, partials: partials, schema: LayoutView.type(of: definition),
        escaping: kind == .text ? .none : .html)
    } catch {
      throw .layout(error)
    }
  }

  /// The style of the template's pages: its own, else the one that all templates share.
  func style() throws(InputError) -> SourceText? { try file("style.css") }

  /// Compiles a page that shows paywalls of the template among other things, by its partial `report-paywall`.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - partials: The page's own partials.
  ///   - schema: The type of what the page sees.
  /// - Returns: The page.
  /// - Throws: `InputError` when the template has no HTML layout, or with everything that is wrong with the page.
  func layout(
    within page: SourceText, partials: [String: SourceText], schema: ViewType
  ) throws(InputError) -> MustacheTemplate {
    let suffix = LayoutKind.fragment.suffix
    guard let own = try file("layout.\(suffix)") else {
      throw .message("\(source.file): the template has no layout.\(suffix)")
    }
    var all: [String: SourceText] = [:]
    for (name, partial) in try self.partials(suffix) { all[name] = try partial.withoutMain() }
    all["report-paywall"] = try own.withoutMain()
    all.merge(partials) { _, page in page }
    do throws(TemplateErrors) {
      return try MustacheTemplate(compiling: page, partials: all, schema: schema, escaping: .html)
    } catch {
      throw .layout(error)
    }
  }

  /// The texts of the template's layouts and of what they may include, of which `known` are left out.
  func layouts(besides known: Set<String>) throws(InputError) -> [SourceText] {
    var layouts: [SourceText] = []
    for suffix in [LayoutKind.text.suffix, LayoutKind.fragment.suffix] {
      let sources =
        try [file("layout.\(suffix)")].compactMap(\.self)
        + partials(suffix).values.filter { $0.file.hasSuffix(suffix) }
      layouts += sources.filter { !known.contains($0.file) }
    }
    return layouts
  }

  /// The files that the template's output depends on: its own, and those that its layouts may include.
  func files(for kinds: [LayoutKind]) throws(InputError) -> [SourceText] {
    var files = [source.file: source]
    for suffix in Set(kinds.map(\.suffix)) {
      let layout = try file("layout.\(suffix)")
      for file in try [layout].compactMap(\.self) + partials(suffix).values {
        files[file.file] = file
      }
    }
    return files.values.sorted { $0.file < $1.file }
  }

  /// The partials that a layout may include, by name: files of the same kind and style sheets.
  private func partials(_ suffix: String) throws(InputError) -> [String: SourceText] {
    let shared = TemplateLibrary.sharedFolder
    let own = folder.isEmpty ? "" : String(folder.dropLast())
    let names = Set(try self.own.names(in: own) + self.shared.names(in: shared))
    var partials: [String: SourceText] = [:]
    for name in names where name.hasSuffix(".\(suffix)") || name.hasSuffix(".css") {
      guard let end = name.lastIndex(of: ".") else { continue }
      partials[String(name[..<end])] = try file(name)
    }
    return partials
  }

  /// A file of the template, or the one that all templates share.
  private func file(_ name: String) throws(InputError) -> SourceText? {
    if let file = try own.file(folder + name) { return file }
    return try shared.file("\(TemplateLibrary.sharedFolder)/\(name)")
  }
}

extension SourceText {
  /// The layout with a `div` in the place of its `main`, of which a page has one of its own.
  fileprivate func withoutMain() throws(InputError) -> SourceText {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("<main") else { return self }
    let changed = text.replacing("<main", with: "<div").replacing("</main>", with: "</div>")
    return try Inputs.source(bytes: Array(changed.utf8), named: file)
  }
}
