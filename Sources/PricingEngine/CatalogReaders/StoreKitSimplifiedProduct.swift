/// A product in the simplified layout that people write by hand, which Xcode does not load.
///
/// ```json
/// { "id": "app.example.pro", "type": "autoRenewable", "price": 9.99, "subscriptionPeriod": "P1M",
///   "displayName": "Pro", "introductoryOffer": { "type": "freeTrial", "duration": "P1W" } }
/// ```
/// Prices may be texts or numbers; their digits are kept. The keys of Xcode's own layout are understood too.
struct StoreKitSimplifiedProduct {
  private let item: StoreKitItem
  private let settings: StoreKitSettings

  /// The group of subscriptions that name none: one catalog by hand is one choice for the customer.
  static let defaultGroupID = "default"
  /// The locale of texts that stand on the product itself, when the settings name none: Xcode's default.
  static let defaultLocale = "en-US"

  static let keys = StoreKitKeys(known: [
    "id", "productID", "type", "price", "displayPrice", "subscriptionPeriod",
    "recurringSubscriptionPeriod", "displayName", "description", "localizations",
    "familyShareable", "introductoryOffer", "subscriptionGroupID", "groupNumber", "referenceName",
    "internalID", "currency", "currencyCode",
    "subscription",
  ])

  private static let offerKeys = StoreKitKeys(
    known: [
      "type", "paymentMode", "duration", "subscriptionPeriod", "price", "displayPrice",
      "numberOfPeriods", "periodCount", "internalID",
    ], lookAlikes: StoreKitKeys.periodCounts)

  /// Whether an element of `products` is written in this layout.
  static func isShape(of object: JSONObjectReader) -> Bool {
    (object["productID"] == nil && object["id"] != nil)
      || (object["displayPrice"] == nil && object["price"] != nil)
  }

  init(_ item: StoreKitItem, settings: StoreKitSettings) {
    self.item = item
    self.settings = settings
  }

  /// Reads the product, all of it in any case.
  ///
  /// - Returns: `nil` when something is missing, which is a finding.
  func product(into findings: inout [Finding]) -> Product? {
    checkCurrency(into: &findings)
    checkNesting(into: &findings)
    let type = readType(into: &findings)
    let price = readPrice(into: &findings)
    let kind = type.flatMap { readKind($0, into: &findings) }
    let texts = readTexts(into: &findings)
    let isShareable = item.isFamilyShareable(into: &findings)
    if case .autoRenewable? = kind, let price { object.checkPaid(price, into: &findings) }
    let offers = readOffers(of: kind, price: price, into: &findings)
    guard let id = item.id, let kind, let price else { return nil }
    let pricing = Product.Pricing(
      price: Money(price, settings.storefront.currency), offers: offers)
    return Product(
      id: id, kind: kind, localizations: texts, isFamilyShareable: isShareable,
      pricing: [settings.storefront: pricing])
  }

  private var object: JSONObjectReader { item.object }

  private func readType(into findings: inout [Finding]) -> StoreKitType? {
    guard let value = object.present("type") else {
      item.reportMissing(
        "type", .typeMissing, "the product has no type",
        fix: "add 'type', such as 'NonConsumable'", into: &findings)
      return nil
    }
    guard let text = value.string(into: &findings) else { return nil }
    if let type = StoreKitType(likely: text) { return type }
    let names = StoreKitType.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    findings.append(
      value.finding(
        .error, .typeUnknown, "unknown type '\(quotable(text))'", fix: "use one of \(names)"))
    return nil
  }

  private func readPrice(into findings: inout [Finding]) -> ExactDecimal? {
    if let value = object.present("displayPrice") ?? object.present("price") {
      return value.handwrittenPrice(into: &findings)
    }
    item.reportMissing(
      "price", .priceMissing, "the product has no price", fix: "add 'price', such as \"4.99\"",
      into: &findings)
    return nil
  }

  /// A currency key is only good for a check: the storefront decides.
  private func checkCurrency(into findings: inout [Finding]) {
    let currency = settings.storefront.currency
    for key in ["currency", "currencyCode"] {
      guard let text = object.text(key, into: &findings), let value = object[key],
        text.uppercased() != currency.code, settings.isStorefrontKnown
      else { continue }
      findings.append(
        value.finding(
          .error, .currencyConflict,
          "the currency is '\(quotable(text))', but storefront \(settings.storefront) sells in "
            + "\(currency)",
          fix: "name the storefront as '_storefront' in 'settings'"))
    }
  }

  /// Names the one other layout that was seen, where the subscription's own keys are an object.
  private func checkNesting(into findings: inout [Finding]) {
    guard let value = object.present("subscription") else { return }
    findings.append(
      value.finding(
        .error, .layoutUnknown, "the keys in 'subscription' are not read",
        fix: "move them to the product: 'subscriptionPeriod', 'introductoryOffer'"))
  }

  private func readKind(_ type: StoreKitType, into findings: inout [Finding]) -> Product.Kind? {
    let value =
      object.present("recurringSubscriptionPeriod") ?? object.present("subscriptionPeriod")
    guard type == .recurring else {
      if let value {
        findings.append(
          value.finding(
            .note, .periodIgnored, "only auto-renewable subscriptions have a period",
            fix: "remove it"))
      }
      return Product.Kind(oneTime: type)
    }
    guard let value else {
      guard object.present("subscription") == nil else { return nil }
      item.reportMissing(
        "subscriptionPeriod", .periodMissing, "the subscription has no period",
        fix: "add 'subscriptionPeriod', such as 'P1M'", into: &findings)
      return nil
    }
    let group = object.label("subscriptionGroupID", into: &findings) ?? Self.defaultGroupID
    let level = object.present("groupNumber")?.level(into: &findings)
    return value.period(soldAs: StoreKitPeriod.plans, into: &findings).map {
      .autoRenewable(Product.Subscription(period: $0, groupID: group, level: level))
    }
  }

  private func readTexts(into findings: inout [Finding]) -> [Product.Localization] {
    let listed = object.localizations(into: &findings)
    guard listed.isEmpty else { return listed }
    let name = object.name("displayName", into: &findings)
    guard !name.isEmpty else {
      object.checkName(of: [], into: &findings)
      return []
    }
    return [
      Product.Localization(
        locale: settings.locale ?? Self.defaultLocale, displayName: name,
        description: plainText(object.label("description", into: &findings) ?? ""))
    ]
  }

  private func readOffers(
    of kind: Product.Kind?, price: ExactDecimal?, into findings: inout [Finding]
  ) -> [Offer] {
    guard let value = object.present("introductoryOffer") else { return [] }
    guard case .autoRenewable(let subscription)? = kind else {
      if kind != nil {
        findings.append(
          value.finding(
            .note, .offerIgnored, "only auto-renewable subscriptions have introductory offers",
            fix: "remove it"))
      }
      return []
    }
    let regular = StoreKitBilling.Regular(price: price, period: subscription.period)
    let offer = introductoryOffer(value, against: regular, into: &findings)
    return offer.map { [$0] } ?? []
  }

  private func introductoryOffer(
    _ value: JSONReader, against regular: StoreKitBilling.Regular, into findings: inout [Finding]
  ) -> Offer? {
    guard let object = value.object(into: &findings) else { return nil }
    let offer = StoreKitOffer(
      object, misspelled: Self.offerKeys.check(object, into: &findings),
      currency: settings.storefront.currency, layout: .simplified)
    guard let mode = offer.mode(into: &findings), mode != .none else { return nil }
    return offer.terms(mode, against: regular, into: &findings).map { Offer(.introductory, $0) }
  }
}

extension StoreKitFile {
  /// Reads an element of `products` that is written in the simplified layout.
  mutating func readSimplified(_ raw: JSONObjectReader) {
    var found: [Finding] = []
    let item = StoreKitItem(
      raw, idKeys: ["id", "productID"], keys: StoreKitSimplifiedProduct.keys, into: &found)
    if !hasNotedLayout {
      hasNotedLayout = true
      found.append(
        item.object.reader.finding(
          .note, .layoutSimplified, "the products are in the simplified layout, not in Xcode's",
          fix: "for Xcode, write 'productID', 'displayPrice' as text and 'localizations', and put "
            + "subscriptions in 'subscriptionGroups'"))
    }
    let product = StoreKitSimplifiedProduct(item, settings: settings).product(into: &found)
    add(product, of: item, found)
    if case .autoRenewable(let subscription)? = product?.kind {
      groups.add(
        SubscriptionGroup(id: subscription.groupID, referenceName: subscription.groupID))
    }
  }
}
