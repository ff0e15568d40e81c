/// Reads the price rows of products from the App Store Connect API.
struct AppStoreConnectPrices {
  private let resources: ResourceSet
  private var amounts: AppStoreConnectAmounts

  init(_ resources: ResourceSet, into findings: inout [Finding]) {
    self.resources = resources
    amounts = AppStoreConnectAmounts(resources, into: &findings)
  }

  /// The rows of a subscription: `subscriptionPrices`.
  mutating func rows(
    ofSubscription subscription: Resource, productID: String, into findings: inout [Finding]
  ) -> [PriceRow] {
    let sold = soldStorefronts(of: subscription, into: &findings)
    let rows = resources.related(to: subscription, type: "subscriptionPrices").compactMap {
      row($0, productID: productID, into: &findings)
    }
    let unsold = rows.filter { sold[$0.key.billing]?.contains($0.key.storefront) == false }
    if let first = unsold.first {
      findings.append(
        first.finding(
          .note, rule: "price-not-sold",
          "not read: prices in storefronts where the plan is not available (\(unsold.count))"))
    }
    return rows.filter { sold[$0.key.billing]?.contains($0.key.storefront) != false }
  }

  /// The rows of another product: the manual and automatic prices of its schedule.
  mutating func rows(
    ofPurchase purchase: Resource, productID: String, into findings: inout [Finding]
  ) -> [PriceRow] {
    var rows: [PriceRow] = []
    for schedule in resources.related(to: purchase, type: "inAppPurchasePriceSchedules") {
      rows += self.rows(ofSchedule: schedule, productID: productID, into: &findings)
    }
    return rows
  }

  /// The rows of a price schedule.
  ///
  /// The prices that somebody set and those that follow from them are two lists; one alone is incomplete.
  mutating func rows(
    ofSchedule schedule: Resource, productID: String, into findings: inout [Finding]
  ) -> [PriceRow] {
    for name in ["manualPrices", "automaticPrices"]
    where !resources.includes(name, of: schedule) {
      findings.append(
        schedule.reader.about(productID: productID).finding(
          .warning, rule: "include-missing", "the price schedule has no '\(name)'",
          fix: "request it with 'include=manualPrices,automaticPrices'"))
    }
    return resources.related(to: schedule, type: "inAppPurchasePrices").compactMap {
      row($0, productID: productID, into: &findings)
    }
  }

  /// One price as a row.
  mutating func row(
    _ price: Resource, productID: String, into findings: inout [Finding]
  ) -> PriceRow? {
    let before = findings.count
    let attributes = price.attributes(into: &findings)
    let start = attributes?.present("startDate")?.date(into: &findings)
    let end = attributes?.present("endDate")?.date(into: &findings)
    let isPreserved = attributes?.present("preserved")?.bool(into: &findings) ?? false
    let billing =
      attributes?.present("planType")?.word(AppStoreConnectWords.plans, into: &findings) ?? .upFront
    guard findings.count == before, let storefront = amounts.storefront(of: price),
      let money = amounts.money(of: price, in: storefront, into: &findings)
    else { return nil }
    let key = PriceRow.Key(productID: productID, billing: billing, storefront: storefront)
    let reader = price.reader
    return PriceRow(
      key: key, price: money, start: start, end: end, isPreserved: isPreserved,
      place: PriceRow.Place(location: reader.location, path: reader.path))
  }

  /// The storefront and, when it has one, the amount of an offer's price.
  mutating func offerPrice(
    _ price: Resource, isFree: Bool, into findings: inout [Finding]
  ) -> (storefront: Storefront, money: Money)? {
    guard let storefront = amounts.storefront(of: price) else { return nil }
    if isFree { return (storefront, Money(.zero, storefront.currency)) }
    return amounts.money(of: price, in: storefront, into: &findings).map { (storefront, $0) }
  }

  /// What was missing from the responses.
  var findings: [Finding] { amounts.findings }

  /// Where each way to pay is available, as far as the responses say.
  private func soldStorefronts(
    of subscription: Resource, into findings: inout [Finding]
  ) -> [BillingPlan.Kind: Set<Storefront>] {
    var sold: [BillingPlan.Kind: Set<Storefront>] = [:]
    for availability in resources.related(to: subscription, type: "subscriptionPlanAvailabilities")
    where resources.includes("availableTerritories", of: availability) {
      let attributes = availability.attributes(into: &findings)
      guard
        let plan = attributes?.present("planType")?
          .word(AppStoreConnectWords.plans, into: &findings)
      else { continue }
      let codes = resources.keys(relatedTo: availability, type: "territories").map(\.id)
      sold[plan] = Set(Storefront.all.filter { codes.contains($0.code) })
    }
    return sold
  }
}
