/// The products in responses of the App Store Connect API.
struct AppStoreConnectProducts {
  let resources: ResourceSet
  private var items: [Item] = []
  private var groups = GroupCollection()

  private struct Item {
    let resource: Resource
    var product: Product
  }

  /// Reads groups, subscriptions and in-app purchases, without prices.
  init(_ resources: ResourceSet, into findings: inout [Finding]) {
    self.resources = resources
    for group in resources.all("subscriptionGroups") {
      let attributes = group.attributes(into: &findings)
      groups.add(
        SubscriptionGroup(
          id: group.key.id, referenceName: attributes?.text("referenceName", into: &findings) ?? "",
          displayNames: displayNames(of: group, into: &findings)))
    }
    for subscription in resources.all("subscriptions") {
      addSubscription(subscription, into: &findings)
    }
    for purchase in resources.all("inAppPurchases") { addPurchase(purchase, into: &findings) }
  }

  private mutating func addSubscription(_ resource: Resource, into findings: inout [Finding]) {
    guard let attributes = resource.attributes(into: &findings),
      let id = attributes.required("productId", into: &findings)?.text(into: &findings)
    else { return }
    let about = attributes.relabeled(nil, productID: id)
    let period = about.required("subscriptionPeriod", into: &findings)?.wordPeriod(into: &findings)
    let level = about.present("groupLevel")?.integer(in: 1...Int.max, into: &findings)
    guard let period else { return }
    let groupID = groupID(of: resource, productID: id, into: &findings)
    let subscription = Product.Subscription(period: period, groupID: groupID, level: level)
    add(.autoRenewable(subscription), resource, about, id: id, into: &findings)
  }

  private mutating func addPurchase(_ resource: Resource, into findings: inout [Finding]) {
    guard let attributes = resource.attributes(into: &findings),
      let id = attributes.required("productId", into: &findings)?.text(into: &findings)
    else { return }
    let about = attributes.relabeled(nil, productID: id)
    guard
      let kind = about.required("inAppPurchaseType", into: &findings)?
        .word(AppStoreConnectWords.kinds, into: &findings)
    else { return }
    add(kind, resource, about, id: id, into: &findings)
  }

  private mutating func add(
    _ kind: Product.Kind, _ resource: Resource, _ attributes: JSONObjectReader, id: String,
    into findings: inout [Finding]
  ) {
    if let state = attributes.present("state"), let text = state.string(into: &findings),
      text != "APPROVED"
    {
      findings.append(
        state.finding(
          .note, rule: "product-not-approved",
          "the product is not on sale: its state is '\(quotable(text))'"))
    }
    let localizations = localizations(of: resource, productID: id, into: &findings)
    let isShareable = attributes.present("familySharable")?.bool(into: &findings) ?? false
    items.append(
      Item(
        resource: resource,
        product: Product(
          id: id, kind: kind, localizations: localizations, isFamilyShareable: isShareable,
          pricing: [:])))
  }

  /// The group of a subscription; a stand-in of its own when the responses do not say.
  private mutating func groupID(
    of subscription: Resource, productID: String, into findings: inout [Finding]
  ) -> String {
    let named = resources.keys(relatedTo: subscription, type: "subscriptionGroups").first
    let id = named?.id ?? "subscriptions/\(subscription.key.id)"
    if named == nil {
      findings.append(
        subscription.reader.about(productID: productID).finding(
          .warning, rule: "group-missing",
          "the responses do not say which group the subscription is in; it stands alone",
          fix: "request it with 'include=group'"))
    }
    groups.add(SubscriptionGroup(id: id, referenceName: ""))
    return id
  }
}

/// Prices and offers.
extension AppStoreConnectProducts {
  /// The price rows of all products.
  func priceRows(
    from prices: inout AppStoreConnectPrices, into findings: inout [Finding]
  ) -> [PriceRow] {
    items.flatMap { item in
      switch item.product.kind {
      case .autoRenewable:
        prices.rows(
          ofSubscription: item.resource, productID: item.product.id, into: &findings)
      default:
        prices.rows(ofPurchase: item.resource, productID: item.product.id, into: &findings)
      }
    }
  }

  /// Adds the prices in force.
  mutating func add(_ entries: [PriceList.Entry], into findings: inout [Finding]) {
    let byProduct = Dictionary(grouping: entries, by: \.productID)
    for index in items.indices {
      let product = items[index].product
      guard let entries = byProduct[product.id] else {
        findings.append(
          items[index].resource.reader.about(productID: product.id).finding(
            .warning, rule: "price-missing", "the responses have no price of the product",
            fix: "save its prices too, or give a price list"))
        continue
      }
      items[index].product = product.adding(entries, soldBy: .appStore, into: &findings)
    }
  }

  /// Adds the offers that are open, each in the storefronts where the product has a price.
  mutating func add(
    _ offers: AppStoreConnectOffers, prices: inout AppStoreConnectPrices,
    into findings: inout [Finding]
  ) {
    for index in items.indices {
      let (resource, product) = (items[index].resource, items[index].product)
      let found: [AppStoreConnectOffers.Found]
      if case .autoRenewable(let subscription) = product.kind {
        found = offers.all(
          of: resource, pricing: product.pricing, period: subscription.period,
          productID: product.id, prices: &prices, into: &findings)
      } else {
        found = offers.oneTimeCodes(
          of: resource, productID: product.id, prices: &prices, into: &findings)
      }
      items[index].product = product.adding(found, into: &findings)
    }
  }

  /// The catalog of all products.
  func catalog(into findings: inout [Finding]) -> Catalog {
    var products = ProductCollection()
    for item in items { products.add(item.product, at: item.resource.reader, into: &findings) }
    return products.catalog(groups: groups, store: .appStore)
  }
}
