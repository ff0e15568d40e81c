/// Reads Google Play catalogs: responses of the Android Publisher API (version 3).
///
/// Subscriptions with base plans (`monetization.subscriptions`), their offers (`…basePlans.offers`), one-time
/// products (`monetization.onetimeproducts`) and the older `inappproducts`. Responses can stand together in a JSON
/// list. What can be bought is a base plan, so a product's identifier is `subscription:base-plan`.
public enum GooglePlayReader {
  /// Reads a file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The catalog with the findings; no catalog when the file is no JSON.
  public static func read(_ source: SourceText) -> CatalogReading {
    do throws(JSONError) {
      return read(JSONReader(try JSONDocument(parsing: source)))
    } catch {
      return CatalogReading(catalog: nil, findings: [error.finding])
    }
  }

  static func read(_ root: JSONReader) -> CatalogReading {
    var catalog = GooglePlayCatalog()
    var findings: [Finding] = []
    let pages = catalogPages(of: root, into: &findings)
    for page in pages { catalog.readProducts(page, into: &findings) }
    reportMissingPages(
      pages, names: { Set($0.keys).subtracting(["nextPageToken"]) },
      next: { $0.present("nextPageToken").flatMap { $0.plainString == "" ? nil : $0 } },
      into: &findings)
    for page in pages { catalog.readOffers(page, into: &findings) }
    findings += catalog.regions.findings
    return CatalogReading(
      catalog: catalog.products.catalog(
        groups: catalog.groups, store: .googlePlay, defaultLocale: catalog.defaultLocale),
      findings: findings)
  }
}

/// What Google Play responses hold, while they are read.
struct GooglePlayCatalog {
  var products = ProductCollection()
  var groups = GroupCollection()
  var regions = GooglePlayRegions()
  var defaultLocale: String?

  /// Reads the products of a response; one product, or a list under a name.
  mutating func readProducts(_ page: JSONObjectReader, into findings: inout [Finding]) {
    if page["basePlans"] != nil { readSubscription(page, into: &findings) }
    if page["purchaseOptions"] != nil { readOneTimeProduct(page, into: &findings) }
    if page["sku"] != nil { readLegacyProduct(page, into: &findings) }
    for object in objects("subscriptions", of: page, into: &findings) {
      readSubscription(object, into: &findings)
    }
    for object in objects("oneTimeProducts", of: page, into: &findings) {
      readOneTimeProduct(object, into: &findings)
    }
    for object in objects("inappproduct", of: page, into: &findings) {
      readLegacyProduct(object, into: &findings)
    }
  }

  /// Reads the offers of a response.
  mutating func readOffers(_ page: JSONObjectReader, into findings: inout [Finding]) {
    if page["phases"] != nil { readOffer(page, into: &findings) }
    for object in objects("subscriptionOffers", of: page, into: &findings) {
      readOffer(object, into: &findings)
    }
    if let offers = page.present("oneTimeProductOffers") {
      findings.append(
        offers.finding(
          .warning, rule: "offer-ignored", "not carried over: offers of one-time products"))
    }
  }

  private func objects(
    _ key: String, of page: JSONObjectReader, into findings: inout [Finding]
  ) -> [JSONObjectReader] {
    page.list(key, into: &findings).compactMap { $0.object(into: &findings) }
  }

  /// Whether a part of the catalog is on sale; a note when it is not.
  func isActive(
    _ object: JSONObjectReader, key: String = "state", active: String = "ACTIVE",
    what: String, into findings: inout [Finding]
  ) -> Bool {
    guard let value = object.present(key), let state = value.string(into: &findings),
      state != active
    else { return true }
    findings.append(
      value.finding(
        .note, rule: "product-inactive", "not read: the \(what) is '\(quotable(state))'"))
    return false
  }

  /// Names and descriptions from `listings`.
  func localizations(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> [Product.Localization] {
    var texts: [Product.Localization] = []
    for element in object.list("listings", into: &findings) {
      guard let listing = element.object(into: &findings) else { continue }
      let locale = listing.required("languageCode", into: &findings)?.localeTag(into: &findings)
      let title = listing.required("title", into: &findings)?.text(into: &findings)
      if let benefits = listing.present("benefits"),
        benefits.elements(into: &findings)?.isEmpty == false
      {
        findings.append(
          benefits.finding(
            .note, rule: "benefits-ignored", "not carried over: the list of benefits"))
      }
      guard let locale, let title, !texts.contains(where: { $0.locale == locale }) else { continue }
      texts.append(
        Product.Localization(
          locale: locale, displayName: plainText(title),
          description: plainText(listing.text("description", into: &findings) ?? "")))
    }
    return texts
  }
}
