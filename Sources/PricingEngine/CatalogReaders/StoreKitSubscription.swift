/// An auto-renewable subscription of a group.
struct StoreKitSubscription {
  private let item: StoreKitItem
  private let groupID: String
  private let storefront: Storefront

  init(_ item: StoreKitItem, groupID: String, in storefront: Storefront) {
    self.item = item
    self.groupID = groupID
    self.storefront = storefront
  }

  /// Reads the product, all of it in any case.
  ///
  /// - Returns: `nil` when something is missing, which is a finding.
  func product(into findings: inout [Finding]) -> Product? {
    let object = item.object
    _ = item.type(oneOf: [.recurring], into: &findings)
    let period = readPeriod(into: &findings)
    let price = item.displayPrice(into: &findings)
    if let price { object.checkPaid(price, into: &findings) }
    let level = readLevel(into: &findings)
    let texts = object.localizations(into: &findings)
    object.checkName(of: texts, into: &findings)
    let isShareable = item.isFamilyShareable(into: &findings)
    let billing = StoreKitBilling(
      object, displayPrice: price, period: period, storefront: storefront, into: &findings)
    let offers = StoreKitOffers(regular: billing.regular, currency: storefront.currency)
      .all(of: object, into: &findings)
    guard let id = item.id, let period, let pricing = billing.pricing(offers: offers)
    else { return nil }
    return Product(
      id: id,
      kind: .autoRenewable(
        Product.Subscription(period: period, groupID: groupID, level: level)),
      localizations: texts, isFamilyShareable: isShareable, pricing: [storefront: pricing])
  }

  private func readPeriod(into findings: inout [Finding]) -> SubscriptionPeriod? {
    if let value = item.object.present("recurringSubscriptionPeriod") {
      return value.period(soldAs: StoreKitPeriod.plans, into: &findings)
    }
    item.reportMissing(
      "recurringSubscriptionPeriod", .periodMissing, "the subscription has no period",
      fix: "add 'recurringSubscriptionPeriod', such as 'P1M'", into: &findings)
    return nil
  }

  private func readLevel(into findings: inout [Finding]) -> Int? {
    item.object.present("groupNumber")?.level(into: &findings)
  }
}

extension JSONReader {
  /// Reads the level of service in a group, 1 or more; anything else is no level, with a warning.
  func level(into findings: inout [Finding]) -> Int? {
    if case .number(let text) = node.kind, let level = Int(text), level >= 1 { return level }
    findings.append(
      finding(
        .warning, .levelInvalid, "expected a level of 1 or more, got \(node.summary)",
        fix: "write 1 for the highest level of service"))
    return nil
  }
}

extension JSONObjectReader {
  /// Refuses a subscription at price zero, which the store does not sell.
  func checkPaid(_ price: ExactDecimal, into findings: inout [Finding]) {
    guard price == .zero else { return }
    findings.append(
      (self["displayPrice"] ?? self["price"] ?? reader).finding(
        .error, .priceZero, "the App Store sells no subscription at price zero",
        fix: "write the regular price; a free period is an offer"))
  }
}
