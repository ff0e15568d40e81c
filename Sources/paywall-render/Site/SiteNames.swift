import CopyTemplates
import PricingEngine

/// The words of the switchers in one language, escaped for HTML.
struct SiteNames: Sendable {
  /// The language with what it is: `Sprache: Deutsch`.
  let language: [UInt8]
  /// The names of the storefronts, by their places.
  let regions: [[UInt8]]
  /// The same with what they are: `Region: Österreich`.
  let labeledRegions: [[UInt8]]
  /// The storefronts' places in the order of their names.
  let order: [Int]

  /// - Throws: `ICUError` when ICU fails.
  init(_ locale: LocaleTag, _ storefronts: [Storefront]) throws(ICUError) {
    let names = DisplayNames(locale)
    language = htmlText(
      try names.labeled(try names.name(of: locale), as: .language), marksIsolates: false)
    var regions: [String] = []
    var labeled: [[UInt8]] = []
    for storefront in storefronts {
      let name = try names.name(of: storefront)
      regions.append(name)
      labeled.append(htmlText(try names.labeled(name, as: .region), marksIsolates: false))
    }
    self.regions = regions.map { htmlText($0, marksIsolates: false) }
    labeledRegions = labeled
    order = try names.order(of: regions)
  }
}
