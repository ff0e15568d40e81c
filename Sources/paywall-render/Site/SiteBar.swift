/// The bar above a page: the app's name, and the ways to the same page in other languages and for other regions.
///
/// Both are lists of links that open without scripts.
struct SiteBar {
  let site: Site
  let spot: Site.Spot
  let names: SiteNames

  /// Appends the bar; nothing where a page has no other language or region.
  func append(under head: PageHead, to page: inout [UInt8]) {
    let hasLanguages = site.localeBytes.count > 1
    let hasRegions = spot.storefronts.count > 1
    guard hasLanguages || hasRegions else { return }
    page += "<header class=\"pw pw-bar\" lang=\"".utf8
    page += head.language
    page += "\" dir=\"".utf8
    page += head.direction
    page += "\">\n".utf8
    if !head.siteName.isEmpty {
      page += "<p class=\"pw-bar-name\">".utf8
      page += head.siteName
      page += "</p>\n".utf8
    }
    if hasLanguages { appendLanguages(to: &page) }
    if hasRegions { appendRegions(to: &page) }
    page += "</header>\n".utf8
  }

  private func appendLanguages(to page: inout [UInt8]) {
    open(names.language, to: &page)
    for locale in site.languageOrder {
      append(
        site.languageNames[locale], locale, spot.storefront, isCurrent: locale == spot.locale,
        to: &page)
    }
    close(&page)
  }

  private func appendRegions(to page: inout [UInt8]) {
    open(names.labeledRegions[spot.storefront], to: &page)
    for storefront in names.order where spot.shows[storefront] {
      append(
        names.regions[storefront], spot.locale, storefront,
        isCurrent: storefront == spot.storefront, to: &page)
    }
    close(&page)
  }

  /// Opens a list; of lists with one name only one is open at a time.
  private func open(_ label: [UInt8], to page: inout [UInt8]) {
    page += "<details class=\"pw-switch\" name=\"pw-switch\">\n<summary>".utf8
    page += label
    page += "</summary>\n<ul>\n".utf8
  }

  private func close(_ page: inout [UInt8]) { page += "</ul>\n</details>\n".utf8 }

  /// Appends a link that leads to a page wherever the folder is served, and on a disk.
  private func append(
    _ name: [UInt8], _ locale: Int, _ storefront: Int, isCurrent: Bool, to page: inout [UInt8]
  ) {
    page += "<li><a href=\"".utf8
    page += spot.pattern.root
    spot.pattern.append(
      locale: site.localeBytes[locale], storefront: site.storefrontBytes[storefront], to: &page)
    page += isCurrent ? Self.current : Self.other
    page += name
    page += "</a></li>\n".utf8
  }

  private static let current = Array("\" aria-current=\"page\">".utf8)
  private static let other = Array("\">".utf8)
}
