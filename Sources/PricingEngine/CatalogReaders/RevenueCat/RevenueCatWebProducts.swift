/// Products of web billing, with the prices of the request's currency, in millionths.
extension RevenueCatCatalog {
  private static let kinds: KeyValuePairs<String, Product.Kind?> = [
    "subscription": nil, "consumable": .consumable, "non_consumable": .nonConsumable,
  ]

  /// Reads `product_details`.
  mutating func readWebProducts(_ page: JSONObjectReader, into findings: inout [Finding]) {
    for element in page.list("product_details", into: &findings) {
      guard let object = element.object(into: &findings),
        let id = object.required("identifier", into: &findings)?.text(into: &findings)
      else { continue }
      readWebProduct(object.relabeled(id, productID: id), id: id, into: &findings)
    }
  }

  private mutating func readWebProduct(
    _ product: JSONObjectReader, id: String, into findings: inout [Finding]
  ) {
    let kind = product.required("product_type", into: &findings)?.word(Self.kinds, into: &findings)
    guard let kind, let option = option(of: product, into: &findings) else { return }
    let localizations = language.localizations(
      name: product.text("title", into: &findings) ?? "",
      description: product.text("description", into: &findings) ?? "", at: product.reader)
    let webProduct: Product?
    if let kind {
      let price = option.required("base_price", into: &findings)?.webMoney(into: &findings)
      webProduct = price.map { price in
        Product(
          id: id, kind: kind, localizations: localizations, isFamilyShareable: false,
          pricing: pricing(price, offers: [], at: option.reader))
      }
    } else {
      webProduct = subscription(option, id: id, localizations, into: &findings)
    }
    guard let webProduct else { return }
    stores.addWebProduct()
    add(webProduct, of: nil, at: product.reader)
  }

  /// The way to buy that is shown when nobody chooses; further ones are noted.
  private func option(
    of product: JSONObjectReader, into findings: inout [Finding]
  ) -> JSONObjectReader? {
    guard
      let options = product.required("purchase_options", into: &findings)?.object(into: &findings)
    else { return nil }
    let preferred = product["default_purchase_option_id"]?.plainString
    let member = options.members.first { $0.key == preferred } ?? options.members.first
    if options.members.count > 1 {
      findings.append(
        options.reader.finding(
          .warning, rule: "option-ignored",
          "not carried over: further ways to buy (\(options.members.count - 1))"))
    }
    return member.flatMap { options[member: $0].object(into: &findings) }
  }

  private mutating func subscription(
    _ option: JSONObjectReader, id: String, _ localizations: [Product.Localization],
    into findings: inout [Finding]
  ) -> Product? {
    guard let base = option.required("base", into: &findings)?.object(into: &findings),
      let period = base.required("period_duration", into: &findings)?.period(into: &findings),
      let price = base.required("price", into: &findings)?.webMoney(into: &findings)
    else { return nil }
    let offers = offers(of: option, period: period, into: &findings)
    return Product(
      id: id, kind: .autoRenewable(.init(period: period, groupID: groupID(of: id), level: nil)),
      localizations: localizations, isFamilyShareable: false,
      pricing: pricing(price, offers: offers, at: option.reader))
  }

  private mutating func pricing(
    _ price: Money, offers: [Offer], at reader: JSONReader
  ) -> [Storefront: Product.Pricing] {
    let storefronts = storefronts.storefronts(of: price.currency, at: reader)
    return Dictionary(
      uniqueKeysWithValues: storefronts.map { ($0, Product.Pricing(price: price, offers: offers)) })
  }

  private func offers(
    of option: JSONObjectReader, period: SubscriptionPeriod, into findings: inout [Finding]
  ) -> [Offer] {
    let trial = option.present("trial")
    let reduced = option.present("intro_price")
    if let trial, reduced != nil {
      findings.append(
        trial.finding(
          .warning, rule: "offer-phases",
          "not carried over: a trial and then a reduced price, only one has a place"))
      return []
    }
    guard let phase = (trial ?? reduced)?.object(into: &findings) else { return [] }
    let length = phase.required("period_duration", into: &findings)?.period(into: &findings)
    let range = 1...SubscriptionPeriod.maximumValue
    let count = phase.present("cycle_count").map { $0.integer(in: range, into: &findings) } ?? 1
    guard let length, let count else { return [] }
    let terms =
      trial != nil
      ? freeTerms(length, count)
      : reducedTerms(of: phase, length, count, on: period, into: &findings)
    guard let terms else {
      findings.append(
        phase.reader.finding(
          .warning, rule: "offer-ignored",
          "not carried over: \(count) periods of '\(length.iso)' on a plan of '\(period.iso)'"))
      return []
    }
    return [Offer(.introductory, terms)]
  }

  private func freeTerms(_ length: SubscriptionPeriod, _ count: Int) -> Offer.Terms? {
    do { return .freeTrial(period: try length.times(count)) } catch { return nil }
  }

  private func reducedTerms(
    of phase: JSONObjectReader, _ length: SubscriptionPeriod, _ count: Int,
    on period: SubscriptionPeriod, into findings: inout [Finding]
  ) -> Offer.Terms? {
    guard let price = phase.required("price", into: &findings)?.webMoney(into: &findings) else {
      return nil
    }
    if count == 1 { return .payUpFront(price: price, period: length) }
    guard length.hasSameLength(as: period) else { return nil }
    return .payAsYouGo(price: price, period: length, count: count)
  }
}

extension JSONReader {
  /// An amount of web billing: `{"amount_micros": 9990000, "currency": "EUR"}` is 9.99 EUR.
  fileprivate func webMoney(into findings: inout [Finding]) -> Money? {
    microsMoney(amountKey: "amount_micros", into: &findings)
  }
}
