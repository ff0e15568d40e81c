extension Product {
  /// The product with its offers; those where it is not sold in that way are left out with a note.
  func adding(
    _ found: [AppStoreConnectOffers.Found], into findings: inout [Finding]
  ) -> Product {
    var offers: [Storefront: [Offer]] = [:]
    var unsold: [AppStoreConnectOffers.Found] = []
    var repeated: [AppStoreConnectOffers.Found] = []
    for item in found {
      let plans = pricing[item.storefront]?.billingPlans ?? []
      if !plans.contains(where: { $0.kind == item.offer.billing }) {
        unsold.append(item)
      } else if item.offer.isSecondIntroductory(in: offers[item.storefront] ?? []) {
        repeated.append(item)
      } else {
        offers[item.storefront, default: []].append(item.offer)
      }
    }
    if let first = unsold.first {
      findings.append(
        first.reader.finding(
          .note, .offerIgnored,
          "not read: offers where the product has no price of that billing plan (\(unsold.count))"))
    }
    if let first = repeated.first {
      findings.append(
        first.reader.finding(
          .warning, .offerDuplicate,
          "a second introductory offer in \(first.storefront); the first is kept",
          fix: "give the date that prices are wanted for, or remove one of the two"))
    }
    return replacing(offers)
  }

  private func replacing(_ offers: [Storefront: [Offer]]) -> Product {
    let pricing = pricing.map { storefront, pricing in
      let price = Product.Pricing(
        price: pricing.price, billingPlans: pricing.billingPlans, offers: offers[storefront] ?? [])
      return (storefront, price)
    }
    return Product(
      id: id, kind: kind, localizations: localizations, isFamilyShareable: isFamilyShareable,
      pricing: Dictionary(uniqueKeysWithValues: pricing))
  }
}

extension Offer {
  /// Whether it is introductory and another introductory offer is there for the same way to pay.
  fileprivate func isSecondIntroductory(in offers: [Offer]) -> Bool {
    kind == .introductory && offers.contains { $0.kind == kind && $0.billing == billing }
  }
}
