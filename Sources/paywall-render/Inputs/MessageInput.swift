import CopyChecks
import CopyTemplates
import PricingEngine

/// Gathers all messages, and what uses them, for the checks of messages.
struct MessageInput {
  private let options: ParsedOptions
  private let workspace: Workspace
  private let library: MessageLibrary

  init(_ options: ParsedOptions, workspace: Workspace, library: MessageLibrary) {
    self.options = options
    self.workspace = workspace
    self.library = library
  }

  /// What the checks find; messages are no cells.
  func check(
    _ templates: UsableTemplates, quotes: [Quote]
  ) throws(InputError) -> CopyCheck.Result {
    let set = try set(templates, quotes: quotes)
    let locales = try CheckedLocales(options, workspace: workspace, library: library)
    let found: [CheckFinding]
    do throws(ICUError) {
      found = try MessageChecker().findings(
        in: set, locales: locales.isChosen ? Set(locales.tags) : nil)
    } catch {
      throw .message("cannot check messages: \(error.description)")
    }
    let files = Set(found.compactMap(\.finding.location?.file))
    let sources = (set.files.compactMap(\.source) + templates.layouts + templates.sources)
      .filter { files.contains($0.file) }
    return CopyCheck.Result(findings: found, sources: sources, scope: CheckedScope(cells: 0))
  }

  private func set(
    _ templates: UsableTemplates, quotes: [Quote]
  ) throws(InputError) -> MessageSet {
    let written = PhraseBook.periodKeys + [PhraseBook.perSeatKey]
    // One template alone does not tell what is used.
    let keys = options.has(.template) ? nil : templates.keys.union(written)
    return MessageSet(
      contract: library.contract, ownKeys: library.ownKeys, files: try library.files(),
      sourceLocale: try Inputs.locale("en"),
      usage: MessageSet.Usage(
        keys: keys, undefined: templates.undefined, layouts: templates.layouts),
      offers: OfferValues(
        catalog: workspace.catalog, facts: workspace.facts, quotes: quotes),
      catalogLocales: catalogLocales, catalogFile: workspace.catalogFile.file)
  }

  /// The locales that the products have names in, each once; one that cannot be read is the catalog's own affair.
  private var catalogLocales: [LocaleTag] {
    let tags = workspace.catalog.products.flatMap { $0.localizations.map(\.locale) }
    return Set(tags).sorted().compactMap { LocaleTag.known($0) }
  }
}
