import CopyTemplates
import PricingEngine

/// Which pages a site has and what search engines call them, known before anything is written.
///
/// Whether a template has a page of a storefront is the same in all languages. A page that is refused for its words alone
/// is still linked to: the build fails, and says so.
struct SitePages: Sendable {
  /// The language and the storefront of readers of whom nothing is known: those that `render` uses when nobody names one.
  let home: (locale: Int, storefront: Int)
  private let hreflang: HreflangTable
  private let exists: [[[Bool]]]
  private let regions: [Int?]

  /// - Throws: `InputError` when ICU does not take a language and region as a tag.
  init(_ materials: BuildMaterials, outlines: OutlineTable) throws(InputError) {
    let matrix = materials.matrix
    do throws(LocaleError) {
      hreflang = try HreflangTable(locales: matrix.locales, storefronts: matrix.storefronts)
    } catch {
      throw .message(error.message)
    }
    let storefront = materials.workspace.catalog.storefront
    home = (
      try Self.home(of: matrix.locales),
      matrix.storefronts.firstIndex { $0.code == storefront.code } ?? 0
    )
    regions = matrix.locales.map { locale in
      matrix.storefronts.firstIndex { $0.alpha2 == locale.likelyRegion }
    }
    exists = Self.pages(materials, outlines)
  }

  /// Whether a template has a page in a state and a storefront.
  func has(template: Int, state: Int, storefront: Int) -> Bool {
    exists[template][state][storefront]
  }

  /// What search engines call a page; `nil` when another language's page serves the same readers.
  func value(locale: Int, storefront: Int) -> String? {
    hreflang.value(locale: locale, storefront: storefront)
  }

  /// The page for all other readers of a language: that of its own country, else that of the home storefront.
  func page(ofLanguage locale: Int, template: Int, state: Int) -> (value: String, storefront: Int)?
  {
    guard let value = hreflang.language(locale: locale) else { return nil }
    let places = [regions[locale], home.storefront].compactMap(\.self)
    let place = places.first { has(template: template, state: state, storefront: $0) }
    return (place ?? exists[template][state].firstIndex(of: true)).map { (value, $0) }
  }

  private static func home(of locales: [LocaleTag]) throws(InputError) -> Int {
    let english = LocaleMatcher.match(try Inputs.locale("en"), available: locales).served
    return locales.firstIndex { $0 == english } ?? 0
  }

  private static func pages(_ materials: BuildMaterials, _ outlines: OutlineTable) -> [[[Bool]]] {
    let storefronts = materials.matrix.storefronts.indices
    return materials.matrix.templates.enumerated().map { template, content in
      content.states.map { state in
        storefronts.map { storefront in
          do throws(InputError) {
            _ = try outlines.entry(
              PaywallWriter.Place(
                template: template, locale: 0, storefront: storefront, state: state))
            return true
          } catch { return false }
        }
      }
    }
  }
}
