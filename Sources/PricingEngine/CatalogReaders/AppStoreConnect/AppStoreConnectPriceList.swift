/// Price lists in App Store Connect API JSON: `subscriptionPrices` and `inAppPurchasePriceSchedules`.
enum AppStoreConnectPriceList {
  private static let priceTypes = ["subscriptionPrices", "inAppPurchasePriceSchedules"]

  /// Reads the rows of all products, and those of the one product that a list does not name.
  static func rows(
    of root: JSONReader, productID: String?, into findings: inout [Finding]
  ) -> [PriceRow] {
    let resources = ResourceSet(catalogPages(of: root, into: &findings), into: &findings)
    guard priceTypes.contains(where: { !resources.all($0).isEmpty }) else {
      findings.append(
        root.finding(
          .error, rule: "price-list-empty",
          "expected prices: 'subscriptionPrices' or 'inAppPurchasePriceSchedules'",
          fix: "save the responses of the calls that list prices"))
      return []
    }
    var prices = AppStoreConnectPrices(resources, into: &findings)
    var rows: [PriceRow] = []
    for subscription in resources.all("subscriptions") {
      guard let id = Self.productID(of: subscription, into: &findings) else { continue }
      rows += prices.rows(ofSubscription: subscription, productID: id, into: &findings)
    }
    for purchase in resources.all("inAppPurchases") {
      guard let id = Self.productID(of: purchase, into: &findings) else { continue }
      rows += prices.rows(ofPurchase: purchase, productID: id, into: &findings)
    }
    rows += unnamedRows(
      of: resources, prices: &prices, productID: productID, into: &findings)
    findings += prices.findings
    return rows
  }

  private static func productID(
    of resource: Resource, into findings: inout [Finding]
  ) -> String? {
    resource.attributes(into: &findings)?.present("productId")?.text(into: &findings)
  }

  /// The rows of prices whose product is not in the file: a call for one product's prices leaves it out.
  private static func unnamedRows(
    of resources: ResourceSet, prices: inout AppStoreConnectPrices, productID: String?,
    into findings: inout [Finding]
  ) -> [PriceRow] {
    let loosePrices = resources.all("subscriptionPrices").filter {
      isUnnamed($0, owner: "subscriptions", in: resources)
    }
    let schedules = resources.all("inAppPurchasePriceSchedules").filter {
      isUnnamed($0, owner: "inAppPurchases", in: resources)
    }
    guard let first = (loosePrices + schedules).first else { return [] }
    let owners = Set(loosePrices.flatMap { resources.keys(relatedTo: $0, type: "subscriptions") })
    let products = schedules.count + (loosePrices.isEmpty ? 0 : max(1, owners.count))
    guard let productID, products == 1 else {
      findings.append(unnamed(products, at: first.reader))
      return []
    }
    return loosePrices.compactMap { prices.row($0, productID: productID, into: &findings) }
      + schedules.flatMap {
        prices.rows(ofSchedule: $0, productID: productID, into: &findings)
      }
  }

  private static func isUnnamed(
    _ resource: Resource, owner: String, in resources: ResourceSet
  ) -> Bool {
    resources.related(to: resource, type: owner).isEmpty
  }

  private static func unnamed(_ products: Int, at reader: JSONReader) -> Finding {
    products == 1
      ? reader.finding(
        .error, rule: "price-list-product", "the list does not say which product it is of",
        fix: "name the product of the whole list with '--prices PRODUCT=FILE', or add the response "
          + "with the product to the file")
      : reader.finding(
        .error, rule: "price-list-product",
        "the list holds prices of \(products) products that it does not name",
        fix: "add the responses with the products to the file, or give each list on its own")
  }
}
