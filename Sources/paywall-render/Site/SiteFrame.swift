import CopyTemplates
import PricingEngine

/// Puts the copy of a paywall into a page of a site: a head with links to the same page for other readers, and a bar of
/// switchers; for one worker.
///
/// A page links to its own language in every storefront and to every language in its own storefront. So each link has its
/// counterpart, as search engines ask for, and a page grows with locales + storefronts and not with their product.
struct SiteFrame {
  private let site: Site
  private var words: (locale: Int, names: SiteNames, appName: String?)?

  init(_ site: Site) { self.site = site }

  /// The page around copy.
  ///
  /// - Throws: `InputError` when ICU has no names for the language.
  mutating func page(
    around fragment: [UInt8], _ sections: [CopySection], _ texts: OpenTexts,
    _ place: PaywallWriter.Place
  ) throws(InputError) -> [UInt8] {
    let (names, appName) = try words(place.locale)
    let spot = site.spot(of: place)
    let text = PageText(
      sections, filledWith: texts, template: site.templateName(place.template), appName: appName)
    var page: [UInt8] = []
    page.reserveCapacity(fragment.count + site.frameSize)
    let head = head(text, appName, spot)
    head.append(to: &page)
    appendAlternates(spot, to: &page)
    appendPreview(head, spot, to: &page)
    page += "<link rel=\"stylesheet\" href=\"".utf8
    page += spot.pattern.root
    page += site.sheets[place.template].path.utf8
    page += "\">\n".utf8
    // A layout may have its offers where it wants them.
    if let offers = text.offers, !contains(fragment, Self.offersMark) {
      page += Self.offersMark
      page += offers.text.utf8
      page += "</script>\n".utf8
    }
    page += "</head>\n<body class=\"pw-page\">\n".utf8
    SiteBar(site: site, spot: spot, names: names).append(under: head, to: &page)
    page += fragment
    if page.last != UInt8(ascii: "\n") { page.append(UInt8(ascii: "\n")) }
    page += "</body>\n</html>\n".utf8
    return page
  }

  private static let offersMark = Array("<script type=\"application/ld+json\">".utf8)

  private mutating func words(_ locale: Int) throws(InputError) -> (SiteNames, String?) {
    if let words, words.locale == locale { return (words.names, words.appName) }
    let names = try site.names(of: locale)
    let appName = site.appName(in: locale)
    words = (locale, names, appName)
    return (names, appName)
  }

  // MARK: Head

  private func head(
    _ text: PageText, _ appName: String?, _ spot: Site.Spot
  ) -> PageHead {
    var address: [UInt8] = []
    if site.base != nil { appendAddress(spot.locale, spot.storefront, spot, to: &address) }
    return PageHead(
      language: Array(site.locale(of: spot).baseTag.utf8),
      direction: Array(site.locale(of: spot).direction.rawValue.utf8),
      title: htmlText(text.title, marksIsolates: false),
      description: htmlText(text.description, marksIsolates: false),
      siteName: htmlText(appName ?? "", marksIsolates: false), address: address,
      isIndexed: spot.isIndexed)
  }

  /// The same page for other readers (HTML, link type `alternate`), and the one for readers of whom nothing is known.
  private func appendAlternates(_ spot: Site.Spot, to page: inout [UInt8]) {
    guard site.base != nil,
      site.pages.value(locale: spot.locale, storefront: spot.storefront) != nil
    else { return }
    for locale in site.localeBytes.indices {
      append(
        site.pages.value(locale: locale, storefront: spot.storefront), locale, spot.storefront,
        spot, to: &page)
      guard let language = spot.languages[locale],
        locale == spot.locale || language.storefront == spot.storefront
      else { continue }
      append(language.value, locale, language.storefront, spot, to: &page)
    }
    for storefront in spot.storefronts where storefront != spot.storefront {
      append(
        site.pages.value(locale: spot.locale, storefront: storefront), spot.locale, storefront,
        spot, to: &page)
    }
    let home = site.pages.home
    if spot.storefronts.contains(home.storefront) {
      append("x-default", home.locale, home.storefront, spot, to: &page)
    }
  }

  private func append(
    _ value: String?, _ locale: Int, _ storefront: Int, _ spot: Site.Spot, to page: inout [UInt8]
  ) {
    guard let value else { return }
    page += "<link rel=\"alternate\" hreflang=\"".utf8
    page += value.utf8
    page += "\" href=\"".utf8
    appendAddress(locale, storefront, spot, to: &page)
    page += "\">\n".utf8
  }

  private func appendAddress(
    _ locale: Int, _ storefront: Int, _ spot: Site.Spot, to page: inout [UInt8]
  ) {
    page += site.base ?? []
    spot.pattern.append(
      locale: site.localeBytes[locale], storefront: site.storefrontBytes[storefront], to: &page)
  }

  /// What a preview of a link shows (ogp.me).
  private func appendPreview(_ head: PageHead, _ spot: Site.Spot, to page: inout [UInt8]) {
    let locale = "\(site.locale(of: spot).language)_\(site.storefront(of: spot).alpha2)"
    let values = [
      ("type", Array("website".utf8)), ("title", head.title), ("description", head.description),
      ("url", head.address), ("locale", Array(locale.utf8)),
    ]
    for (name, value) in values where !value.isEmpty {
      page += "<meta property=\"og:".utf8
      page += name.utf8
      page += "\" content=\"".utf8
      page += value
      page += "\">\n".utf8
    }
  }

  /// Whether bytes hold others that start with `<`.
  private func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
    var start = 0
    while let found = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return true }
      start = found + 1
    }
    return false
  }
}
