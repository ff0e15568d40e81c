/// Offers of base plans.
extension GooglePlayCatalog {
  /// Reads an offer and adds it to its base plan, in every region where both are open.
  mutating func readOffer(_ object: JSONObjectReader, into findings: inout [Finding]) {
    let productID = object.required("productId", into: &findings)?.text(into: &findings)
    let planID = object.required("basePlanId", into: &findings)?.text(into: &findings)
    let offerID = object.required("offerId", into: &findings)?.text(into: &findings)
    guard let productID, let planID, let offerID else { return }
    let id = "\(productID):\(planID)"
    let offer = object.relabeled(offerID, productID: id)
    guard isActive(offer, what: "offer", into: &findings) else { return }
    guard let product = products.product(id), case .autoRenewable = product.kind else {
      findings.append(
        offer.reader.finding(
          .warning, rule: "offer-ignored",
          "not read: no base plan '\(quotable(id))' that renews is on sale"))
      return
    }
    guard let kind = kind(of: offer, id: offerID, into: &findings),
      let phase = GooglePlayPhase(of: offer, into: &findings)
    else { return }
    let open = openRegions(of: offer, into: &findings)
    var pricing = product.pricing
    for (region, terms) in phase.terms(on: product, regions: &regions, into: &findings)
    where open.contains(region) {
      guard let regular = pricing[region] else { continue }
      let billing = regular.billingPlans[0].kind
      pricing[region] = Product.Pricing(
        price: regular.price, billingPlans: regular.billingPlans,
        offers: regular.offers + [Offer(kind, terms, billing: billing)])
    }
    products.replacePricing(of: id, with: pricing)
  }

  /// Who the offer is for: new customers, or those whom the app chooses.
  private func kind(
    of offer: JSONObjectReader, id: String, into findings: inout [Finding]
  ) -> Offer.Kind? {
    let targeting = offer.present("targeting")?.object(into: &findings)
    if let upgrade = targeting?.present("upgradeRule") {
      findings.append(
        upgrade.finding(
          .warning, rule: "offer-ignored",
          "not carried over: an offer for customers who change from another subscription"))
      return nil
    }
    return targeting?.present("acquisitionRule") == nil ? .promotional(offerID: id) : .introductory
  }

  private mutating func openRegions(
    of offer: JSONObjectReader, into findings: inout [Finding]
  ) -> Set<Storefront> {
    var open: Set<Storefront> = []
    for element in offer.list("regionalConfigs", into: &findings) {
      guard let region = element.object(into: &findings),
        let code = region.required("regionCode", into: &findings)?.text(into: &findings),
        region.present("newSubscriberAvailability")?.bool(into: &findings) == true,
        let storefront = regions.storefront(of: code, at: element)
      else { continue }
      open.insert(storefront)
    }
    return open
  }
}
