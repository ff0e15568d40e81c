import CopyTemplates
import PricingEngine

/// The files of a site that list its pages: the gallery, its stylesheet, and the sitemap.
///
/// They are made of the pages alone, so that a merge of shards writes what a whole build writes.
struct SiteIndex {
  private let cards: [SiteCard]

  /// The most pages of one file of the gallery; above it there is a file for each language.
  static let maximumCards = 2000

  /// Takes the pages that were written, in any order.
  init(_ cards: [SiteCard]) {
    self.cards = cards.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The files.
  var files: [SharedFile] {
    let gallery = Gallery(cards)
    let sheet = SiteStyle.gallery(gallery.rules)
    return [sheet] + gallery.pages(sheet: sheet.path) + sitemap
  }

  /// The sitemap; none when nobody said where the site is served, or there is nothing to search for.
  private var sitemap: [SharedFile] {
    let listed = cards.filter { $0.head.isIndexed && !$0.head.address.isEmpty }
    guard let first = listed.first else { return [] }
    let path = htmlText(PageAddress.relative(first.path), marksIsolates: false)
    let base = Array(first.head.address.dropLast(path.count))
    return Sitemap(listed.map(\.head.address), base: base).files.map {
      SharedFile(path: $0.name, bytes: $0.bytes)
    }
  }
}
