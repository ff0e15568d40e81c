import CopyTemplates
import PricingEngine
import Synchronization

/// Everything that the pages of a site share, for all workers; and what becomes known of each page that is written.
final class Site: Sendable {
  let pages: SitePages
  /// The stylesheets, by the places of the templates.
  let sheets: [SharedFile]
  /// The address of the site's folder, escaped for HTML; `nil` when nobody said it.
  let base: [UInt8]?
  /// The locales and storefronts as they stand in paths.
  let localeBytes: [[UInt8]]
  let storefrontBytes: [[UInt8]]
  /// The names of the languages as HTML, each in its own words and direction.
  let languageNames: [[UInt8]]
  /// The languages' places in the order of their names.
  let languageOrder: [Int]
  /// About as many bytes as a page has around its copy.
  let frameSize: Int
  private let materials: BuildMaterials
  private let spots: [[Spot]]
  private let knownNames = Mutex<[Int: SiteNames]>([:])
  private let cards = Mutex<[SiteCard]>([])

  /// Where a page is, and what it links to.
  struct Spot: Sendable {
    let pattern: LinkPattern
    let isIndexed: Bool
    /// The storefronts that have the page, as places and as flags.
    let storefronts: [Int]
    let shows: [Bool]
    /// The page for all readers of a language, by the places of the locales.
    let languages: [(value: String, storefront: Int)?]
    var locale = 0
    var storefront = 0
  }

  /// - Throws: `InputError` when names or files are not there.
  init(
    _ settings: SiteSettings, _ materials: BuildMaterials, outlines: OutlineTable
  ) throws(InputError) {
    let matrix = materials.matrix
    self.materials = materials
    pages = try SitePages(materials, outlines: outlines)
    var sheets: [SharedFile] = []
    for template in matrix.templates { sheets.append(try SiteStyle.sheet(of: template.loaded)) }
    self.sheets = sheets
    base = settings.address.map { htmlText($0.base, marksIsolates: false) }
    localeBytes = matrix.locales.map { Array(PathPattern.sanitized($0.tag).utf8) }
    storefrontBytes = matrix.storefronts.map { Array($0.code.utf8) }
    let names: [String]
    do throws(ICUError) {
      names = try Self.languageNames(matrix.locales)
      languageOrder = try DisplayNames(matrix.locales[pages.home.locale]).order(of: names)
    } catch { throw Self.nameless(error) }
    languageNames = zip(matrix.locales, names).map { locale, name in
      let opening = Array("<bdi lang=\"\(locale.baseTag)\">".utf8)
      return opening + htmlText(name, marksIsolates: false) + Array("</bdi>".utf8)
    }
    frameSize = 4096 + 256 * (matrix.locales.count + matrix.storefronts.count)
    spots = Self.spots(materials, pages)
  }

  /// Where a page of the matrix is.
  func spot(of place: PaywallWriter.Place) -> Spot {
    let states = materials.matrix.templates[place.template].states
    let state = states.firstIndex { $0.text == place.state.text } ?? 0
    var spot = spots[place.template][state]
    spot.locale = place.locale
    spot.storefront = place.storefront
    return spot
  }

  /// The locale of a page.
  func locale(of spot: Spot) -> LocaleTag { materials.matrix.locales[spot.locale] }

  /// The storefront of a page.
  func storefront(of spot: Spot) -> Storefront { materials.matrix.storefronts[spot.storefront] }

  /// The name of a template, by its place.
  func templateName(_ template: Int) -> String { materials.matrix.templates[template].name }

  /// The words of the switchers in a language, found out once.
  func names(of locale: Int) throws(InputError) -> SiteNames {
    if let known = knownNames.withLock({ $0[locale] }) { return known }
    do throws(ICUError) {
      let names = try SiteNames(materials.matrix.locales[locale], materials.matrix.storefronts)
      knownNames.withLock { $0[locale] = names }
      return names
    } catch { throw Self.nameless(error) }
  }

  /// The app's name in a language.
  func appName(in locale: Int) -> String? {
    PageText.appName(
      materials.facts, locale: materials.matrix.locales[locale],
      catalogLocale: materials.catalogLocale)
  }

  /// Takes note of a page that was written.
  func note(_ output: OutputList.Output, _ page: [UInt8]) {
    guard let card = SiteCard(output, page) else { return }
    cards.withLock { $0.append(card) }
  }

  /// The files that list the pages that were written so far.
  var index: [SharedFile] { SiteIndex(cards.withLock { $0 }).files }

  /// The stylesheets, each once.
  var stylesheets: [SharedFile] {
    var files: [SharedFile] = []
    for sheet in sheets where !files.contains(sheet) { files.append(sheet) }
    return files
  }

  private static func languageNames(_ locales: [LocaleTag]) throws(ICUError) -> [String] {
    var names: [String] = []
    for locale in locales { names.append(try DisplayNames(locale).name(of: locale)) }
    return names
  }

  private static func nameless(_ error: ICUError) -> InputError {
    .message("cannot name languages and regions: \(error.description)")
  }

  private static func spots(_ materials: BuildMaterials, _ pages: SitePages) -> [[Spot]] {
    let matrix = materials.matrix
    return matrix.templates.enumerated().map { template, content in
      content.states.enumerated().map { state, named in
        let shows = matrix.storefronts.indices.map {
          pages.has(template: template, state: state, storefront: $0)
        }
        return Spot(
          pattern: LinkPattern(
            matrix.pattern(of: content), template: content.name, state: named.text),
          isIndexed: isIndexed(named, content, materials.facts),
          storefronts: shows.indices.filter { shows[$0] }, shows: shows,
          languages: matrix.locales.indices.map {
            pages.page(ofLanguage: $0, template: template, state: state)
          })
      }
    }
  }

  /// Whether a page is for everybody: what one customer sees in one state is nothing to search for.
  private static func isIndexed(
    _ state: BuildTemplate.State, _ template: BuildTemplate, _ facts: AppFacts
  ) -> Bool {
    guard !template.definition.requiresState else { return false }
    return template.states.count == 1
      || state.text == template.definition.usualState(facts).text
  }
}
