import CopyTemplates
import PricingEngine

/// The words and formatters of one language, for one worker.
struct LocaleMaterials {
  let locale: LocaleTag
  private let materials: BuildMaterials
  /// The messages of all templates, when all of them are right; else each template finds out for itself.
  private let shared: LocaleMessages?
  private var own: [Int: Result<LocaleMessages, InputError>] = [:]
  private var formatter: CopyFormatter?
  private var writers: [WriterKey: CopyWriter] = [:]
  private let titles: ProductTitles

  private struct WriterKey: Hashable {
    let template: Int
    let storefront: Int
  }

  init(_ locale: LocaleTag, _ materials: BuildMaterials) {
    self.locale = locale
    self.materials = materials
    titles = ProductTitles(
      of: materials.workspace.catalog.products, for: locale,
      catalogLocale: materials.catalogLocale)
    let keys = materials.matrix.templates.reduce(into: Self.commonKeys) { keys, template in
      keys.formUnion(template.definition.messageKeys)
    }
    do throws(InputError) {
      shared = try materials.library.messages(for: locale, keys: keys)
    } catch { shared = nil }
  }

  /// The messages of periods, and those that seats need.
  private static var commonKeys: Set<String> {
    Set(PhraseBook.periodKeys).union([PhraseBook.perSeatKey])
  }

  /// What writes the words of a template in a storefront, by their places in the matrix.
  mutating func writer(template: Int, storefront: Int) throws(InputError) -> CopyWriter {
    let key = WriterKey(template: template, storefront: storefront)
    if let known = writers[key] { return known }
    let phrases = PhraseBook(
      messages: try messages(template: template),
      formatter: try formatter(materials.matrix.storefronts[storefront]))
    let writer = CopyWriter(
      template: materials.matrix.templates[template].definition, phrases: phrases,
      facts: materials.facts, catalogLocale: materials.catalogLocale, titles: titles)
    // Storefronts follow one another, and none comes back.
    if writers.count == materials.matrix.templates.count { writers.removeAll() }
    writers[key] = writer
    return writer
  }

  private mutating func messages(template: Int) throws(InputError) -> LocaleMessages {
    if let shared { return shared }
    if let known = own[template] { return try known.get() }
    let keys = materials.matrix.templates[template].definition.messageKeys
    let result: Result<LocaleMessages, InputError>
    do throws(InputError) {
      result = .success(
        try materials.library.messages(for: locale, keys: keys.union(Self.commonKeys)))
    } catch { result = .failure(error) }
    own[template] = result
    return try result.get()
  }

  private mutating func formatter(_ storefront: Storefront) throws(InputError) -> CopyFormatter {
    if let formatter, formatter.storefront == storefront { return formatter }
    do throws(ICUError) {
      let formatter = try CopyFormatter(
        locale: locale, storefront: storefront, width: materials.width, sharing: formatter)
      self.formatter = formatter
      return formatter
    } catch {
      throw .message("cannot format for '\(locale.tag)': \(error.description)")
    }
  }
}
