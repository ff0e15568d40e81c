/// One-time products, in their present and their older form.
extension GooglePlayCatalog {
  /// Reads a one-time product: a product for each way to buy it.
  mutating func readOneTimeProduct(_ object: JSONObjectReader, into findings: inout [Finding]) {
    guard let id = object.required("productId", into: &findings)?.text(into: &findings) else {
      return
    }
    let product = object.relabeled(id, productID: id)
    let localizations = localizations(of: product, into: &findings)
    let options = product.requiredList("purchaseOptions", into: &findings).compactMap {
      buyOption($0, into: &findings)
    }
    for (option, buyOption) in options {
      let optionID = option["purchaseOptionId"]?.plainString ?? ""
      let ownID = options.count == 1 ? id : "\(id):\(optionID)"
      let kind = kind(of: buyOption, productID: ownID, into: &findings)
      let pricing = pricing(of: option, into: &findings)
      products.add(
        Product(
          id: ownID, kind: kind, localizations: localizations, isFamilyShareable: false,
          pricing: pricing),
        at: option.reader, into: &findings)
    }
  }

  /// A way to buy that is on sale, with the object that says so.
  private func buyOption(
    _ element: JSONReader, into findings: inout [Finding]
  ) -> (option: JSONObjectReader, buy: JSONReader)? {
    guard let option = element.object(into: &findings),
      isActive(option, what: "purchase option", into: &findings)
    else { return nil }
    if let buy = option.present("buyOption") { return (option, buy) }
    findings.append(
      element.finding(
        .warning, rule: "rental-ignored", "not carried over: the product is for rent"))
    return nil
  }

  /// Google does not know whether a product is used up, only whether several can be bought at once.
  private func kind(
    of buyOption: JSONReader, productID: String, into findings: inout [Finding]
  ) -> Product.Kind {
    let object = buyOption.object(into: &findings)
    if object?.present("multiQuantityEnabled")?.bool(into: &findings) == true { return .consumable }
    findings.append(oneTimeKindUnknown(at: buyOption.about(productID: productID), "Google Play"))
    return .nonConsumable
  }

  private mutating func pricing(
    of option: JSONObjectReader, into findings: inout [Finding]
  ) -> [Storefront: Product.Pricing] {
    var pricing: [Storefront: Product.Pricing] = [:]
    for element in option.list("regionalPricingAndAvailabilityConfigs", into: &findings) {
      guard let region = element.object(into: &findings) else { continue }
      let availability = region.present("availability")?.string(into: &findings)
      let isOpen = availability == nil || availability == "AVAILABLE"
      guard let found = regions.price(in: region, isOpen: isOpen, into: &findings) else { continue }
      pricing[found.storefront] = Product.Pricing(price: found.price)
    }
    if let other = option.present("newRegionsConfig") { regions.noteOther(other) }
    return pricing
  }

  /// Reads a product of `inappproducts`.
  mutating func readLegacyProduct(_ object: JSONObjectReader, into findings: inout [Finding]) {
    guard let id = object.required("sku", into: &findings)?.text(into: &findings) else { return }
    let product = object.relabeled(id, productID: id)
    guard isActive(product, key: "status", active: "active", what: "product", into: &findings),
      let kind = legacyKind(of: product, id: id, into: &findings)
    else { return }
    if let language = product.present("defaultLanguage") {
      defaultLocale = defaultLocale ?? language.localeTag(into: &findings)
    }
    products.add(
      Product(
        id: id, kind: kind, localizations: legacyLocalizations(of: product, into: &findings),
        isFamilyShareable: false, pricing: legacyPricing(of: product, into: &findings)),
      at: product.reader, into: &findings)
  }

  private mutating func legacyKind(
    of product: JSONObjectReader, id: String, into findings: inout [Finding]
  ) -> Product.Kind? {
    let types: KeyValuePairs<String, Bool> = ["managedUser": false, "subscription": true]
    guard
      let isSubscription = product.required("purchaseType", into: &findings)?
        .word(types, into: &findings)
    else { return nil }
    guard isSubscription else {
      findings.append(oneTimeKindUnknown(at: product.reader, "Google Play"))
      return .nonConsumable
    }
    guard
      let period = product.required("subscriptionPeriod", into: &findings)?
        .period(into: &findings)
    else { return nil }
    groups.add(SubscriptionGroup(id: id, referenceName: id))
    return .autoRenewable(.init(period: period, groupID: id, level: nil))
  }

  private func legacyLocalizations(
    of product: JSONObjectReader, into findings: inout [Finding]
  ) -> [Product.Localization] {
    guard let listings = product.present("listings")?.object(into: &findings) else { return [] }
    return listings.members.compactMap { member in
      let value = listings[member: member]
      guard let tag = LocaleTag.known(member.key)?.tag, let listing = value.object(into: &findings),
        let title = listing.required("title", into: &findings)?.text(into: &findings)
      else { return nil }
      return Product.Localization(
        locale: tag, displayName: plainText(title),
        description: plainText(listing.text("description", into: &findings) ?? ""))
    }
  }

  private mutating func legacyPricing(
    of product: JSONObjectReader, into findings: inout [Finding]
  ) -> [Storefront: Product.Pricing] {
    let trial = product.present("trialPeriod")?.period(into: &findings)
    let offers = trial.map { [Offer(.introductory, .freeTrial(period: $0))] } ?? []
    if let price = product.present("defaultPrice") { regions.noteOther(price) }
    guard let prices = product.present("prices")?.object(into: &findings) else { return [:] }
    var pricing: [Storefront: Product.Pricing] = [:]
    for member in prices.members {
      let value = prices[member: member]
      guard let storefront = regions.storefront(of: member.key, at: value),
        let price = value.microsMoney(amountKey: "priceMicros", into: &findings)
      else { continue }
      pricing[storefront] = Product.Pricing(price: price, offers: offers)
    }
    return pricing
  }
}

/// The finding that a store does not say whether a one-time product is used up.
func oneTimeKindUnknown(at reader: JSONReader, _ store: String) -> Finding {
  reader.finding(
    .warning, rule: "kind-unknown",
    "\(store) does not say whether the product is used up; it is read as 'nonConsumable'",
    fix: "convert the catalog and write 'consumable' if it is")
}
