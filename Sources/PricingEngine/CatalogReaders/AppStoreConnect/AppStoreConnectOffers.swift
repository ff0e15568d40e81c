/// Reads the offers of a subscription from the App Store Connect API.
struct AppStoreConnectOffers {
  let resources: ResourceSet
  let date: CalendarDate?

  /// An offer in one storefront, and where it stands.
  struct Found {
    let storefront: Storefront
    let offer: Offer
    let reader: JSONReader
  }

  /// The kinds of offers with the types of their resources and of the prices of those.
  private enum List: CaseIterable {
    case introductory
    case promotional
    case code
    case winBack

    var type: String {
      switch self {
      case .introductory: "subscriptionIntroductoryOffers"
      case .promotional: "subscriptionPromotionalOffers"
      case .code: "subscriptionOfferCodes"
      case .winBack: "winBackOffers"
      }
    }

    /// The type of the prices; an introductory offer is its own price, since there is one per territory.
    var priceType: String? {
      switch self {
      case .introductory: nil
      case .promotional: "subscriptionPromotionalOfferPrices"
      case .code: "subscriptionOfferCodePrices"
      case .winBack: "winBackOfferPrices"
      }
    }
  }

  /// The offers of all kinds that are open, in file order, held against the regular prices in `pricing`.
  func all(
    of subscription: Resource, pricing: [Storefront: Product.Pricing], period: SubscriptionPeriod,
    productID: String, prices: inout AppStoreConnectPrices, into findings: inout [Finding]
  ) -> [Found] {
    var found: [Found] = []
    for list in List.allCases {
      for resource in resources.related(to: subscription, type: list.type) {
        guard
          let reading = reading(of: resource, list, productID: productID, into: &findings)
        else { continue }
        var reported: [Finding] = []
        for price in priced(resource, list) {
          let place = prices.offerPrice(
            price, isFree: reading.values.mode == .free, into: &reported)
          guard let place else { continue }
          let regular = pricing[place.storefront].flatMap {
            $0.regular(reading.values.billing, period)
          }
          let offer = reading.offer(place.money, against: regular, into: &reported)
          guard let offer else { continue }
          found.append(
            Found(storefront: place.storefront, offer: offer, reader: reading.attributes.reader))
        }
        findings += unique(reported)
      }
    }
    return found
  }

  /// The offer codes of a product that does not renew: a price that is paid once.
  func oneTimeCodes(
    of purchase: Resource, productID: String, prices: inout AppStoreConnectPrices,
    into findings: inout [Finding]
  ) -> [Found] {
    var found: [Found] = []
    for resource in resources.related(to: purchase, type: "inAppPurchaseOfferCodes") {
      guard
        let attributes = resource.attributes(into: &findings)?.relabeled(
          nil, productID: productID), isOpen(attributes, into: &findings)
      else { continue }
      let kind = Offer.Kind.offerCode(
        name: attributes.text("name", into: &findings) ?? "",
        eligibility: eligibility(attributes, into: &findings), stacksWithIntroductory: false,
        renews: nil)
      let priced = resources.related(to: resource, type: "inAppPurchaseOfferPrices")
      if priced.isEmpty { findings.append(noPrices(attributes.reader)) }
      for price in priced {
        guard let place = prices.offerPrice(price, isFree: false, into: &findings) else { continue }
        found.append(
          Found(
            storefront: place.storefront, offer: Offer(kind, .oneTime(price: place.money)),
            reader: attributes.reader))
      }
    }
    return found
  }

  /// An offer apart from its prices.
  private struct Reading {
    let kind: Offer.Kind
    let values: AppStoreConnectOfferValues
    let attributes: JSONObjectReader

    func offer(
      _ price: Money, against regular: StoreKitBilling.Regular?, into findings: inout [Finding]
    ) -> Offer? {
      values.terms(price, against: regular, at: attributes, into: &findings).map {
        Offer(kind, $0, billing: values.billing)
      }
    }
  }

  private func reading(
    of resource: Resource, _ list: List, productID: String, into findings: inout [Finding]
  ) -> Reading? {
    let found = resource.attributes(into: &findings)
    guard let attributes = found?.relabeled(nil, productID: productID),
      let kind = kind(list, attributes, into: &findings),
      let values = values(attributes, into: &findings),
      isOpen(attributes, into: &findings)
    else { return nil }
    if priced(resource, list).isEmpty { findings.append(noPrices(attributes.reader)) }
    return Reading(kind: kind, values: values, attributes: attributes)
  }

  /// Findings without repetitions: an offer has a price in up to 175 territories.
  private func unique(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.filter { seen.insert($0).inserted }
  }

  private func priced(_ resource: Resource, _ list: List) -> [Resource] {
    guard let type = list.priceType else {
      return resources.keys(relatedTo: resource, type: "territories").isEmpty ? [] : [resource]
    }
    return resources.related(to: resource, type: type)
  }

  private func noPrices(_ reader: JSONReader) -> Finding {
    reader.finding(
      .warning, rule: "offer-without-territory",
      "the offer is not read: the responses do not say in which storefronts it is open",
      fix: "request the offer's prices with 'include=territory,subscriptionPricePoint'")
  }

  private func kind(
    _ list: List, _ attributes: JSONObjectReader, into findings: inout [Finding]
  ) -> Offer.Kind? {
    switch list {
    case .introductory: return .introductory
    case .promotional:
      return attributes.required("offerCode", into: &findings)?.text(into: &findings)
        .map(Offer.Kind.promotional)
    case .winBack:
      noteCriteria(of: attributes, into: &findings)
      return attributes.required("offerId", into: &findings)?.text(into: &findings)
        .map(Offer.Kind.winBack)
    case .code:
      let groups = eligibility(attributes, into: &findings)
      let stacks = attributes.required("offerEligibility", into: &findings)?
        .word(AppStoreConnectWords.stacking, into: &findings)
      guard let stacks else { return nil }
      return .offerCode(
        name: attributes.text("name", into: &findings) ?? "", eligibility: groups,
        stacksWithIntroductory: stacks,
        renews: attributes.present("autoRenewEnabled")?.bool(into: &findings))
    }
  }

  private func eligibility(
    _ attributes: JSONObjectReader, into findings: inout [Finding]
  ) -> [Offer.CodeEligibility] {
    attributes.requiredList("customerEligibilities", into: &findings).compactMap {
      $0.word(AppStoreConnectWords.eligibilities, into: &findings)
    }
  }

  /// Who may have a win-back offer has no place in a catalog: the App Store decides.
  private func noteCriteria(
    of attributes: JSONObjectReader, into findings: inout [Finding]
  ) {
    let criteria = attributes.members.first { $0.key.hasPrefix("customerEligibility") }
    guard let criteria else { return }
    findings.append(
      attributes.keyFinding(
        criteria, .note, rule: "offer-criteria",
        "not carried over: which subscribers may have the offer"))
  }

  private func values(
    _ attributes: JSONObjectReader, into findings: inout [Finding]
  ) -> AppStoreConnectOfferValues? {
    let mode = attributes.required("offerMode", into: &findings)?
      .word(AppStoreConnectWords.modes, into: &findings)
    let period = attributes.required("duration", into: &findings)?.wordPeriod(into: &findings)
    let number = attributes.present("numberOfPeriods") ?? attributes.present("periodCount")
    let range = 1...SubscriptionPeriod.maximumValue
    let count = number.map { $0.integer(in: range, into: &findings) } ?? 1
    let plan = attributes.present("targetSubscriptionPlanType")
    let billing =
      plan.map { $0.word(AppStoreConnectWords.plans, into: &findings) } ?? BillingPlan.Kind.upFront
    guard let mode, let period, let count, let billing else { return nil }
    return AppStoreConnectOfferValues(mode: mode, period: period, count: count, billing: billing)
  }

  /// Whether the offer can be had on the day that is asked for.
  ///
  /// Without a day an offer with dates is left out: copy must not promise what has ended.
  private func isOpen(
    _ attributes: JSONObjectReader, into findings: inout [Finding]
  ) -> Bool {
    let reader = attributes.reader
    if attributes.present("active")?.bool(into: &findings) == false {
      findings.append(
        reader.finding(.note, rule: "offer-inactive", "not read: the offer is not active"))
      return false
    }
    let before = findings.count
    let start = attributes.present("startDate")?.date(into: &findings)
    let end = attributes.present("endDate")?.date(into: &findings)
    guard findings.count == before else { return false }
    guard start != nil || end != nil else { return true }
    guard let date else {
      findings.append(
        reader.finding(
          .warning, rule: "offer-date-missing", "not read: the offer is open only for a time",
          fix: "name the day that prices are wanted for, with '--as-of DATE'"))
      return false
    }
    let hasStarted = start.map { $0 <= date } ?? true
    let hasEnded = end.map { $0 < date } ?? false
    if hasStarted, !hasEnded { return true }
    findings.append(
      reader.finding(
        .note, rule: "offer-not-open", "not read: the offer is not open on \(date)"))
    return false
  }
}
