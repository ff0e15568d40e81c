/// The offers of a subscription.
struct StoreKitOffers {
  /// The ways to pay that are on sale, which offers belong to.
  let regular: [BillingPlan.Kind: StoreKitBilling.Regular]
  let currency: Currency

  /// The four lists that offers stand in.
  enum List {
    case introductory
    case promotional
    case code
    case winBack
  }

  /// Reads the offers of all kinds.
  func all(of object: JSONObjectReader, into findings: inout [Finding]) -> [Offer] {
    var offers = introductory(of: object, into: &findings)
    let lists: [(String, List)] = [
      ("adHocOffers", .promotional), ("codeOffers", .code), ("winbackOffers", .winBack),
    ]
    for (key, list) in lists {
      for element in object.list(key, into: &findings) {
        if let offer = offer(element, in: list, into: &findings) { offers.append(offer) }
      }
    }
    return offers
  }

  /// Reads the introductory offers: at most one for each way to pay.
  ///
  /// Version 5 has a list, and beside it the older object with a copy of one of the list's offers. The copy
  /// has the same `internalID`; counting both would show one trial twice.
  private func introductory(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> [Offer] {
    let list = object.list("introductoryOffers", into: &findings)
    let ids = list.compactMap(\.internalID)
    var offers: [Offer] = []
    for element in list { add(element, to: &offers, into: &findings) }
    if let single = object.present("introductoryOffer") {
      let isCopy = single.internalID.map(ids.contains) ?? false
      if !isCopy { add(single, to: &offers, into: &findings) }
    }
    return offers
  }

  private func add(
    _ element: JSONReader, to offers: inout [Offer], into findings: inout [Finding]
  ) {
    guard let offer = offer(element, in: .introductory, into: &findings),
      !offers.contains(offer)
    else { return }
    guard !offers.contains(where: { $0.billing == offer.billing }) else {
      findings.append(
        element.finding(
          .warning, .offerDuplicate,
          "a second introductory offer for the same way to pay; the first is kept",
          fix: "remove one of the two"))
      return
    }
    offers.append(offer)
  }

  /// Reads one offer; `nil` when there is none, or after a finding.
  func offer(
    _ element: JSONReader, in list: List, into findings: inout [Finding]
  ) -> Offer? {
    guard let object = element.object(into: &findings) else { return nil }
    let misspelled = StoreKitKeys.offer.check(object, into: &findings)
    let reader = StoreKitOffer(object, misspelled: misspelled, currency: currency)
    guard let mode = reader.mode(into: &findings), mode != .none else { return nil }
    let billing = reader.billing(into: &findings)
    if let billing, regular[billing] == nil {
      findings.append(
        element.finding(
          .note, .offerIgnored, "the offer is for a billing plan that is not on sale",
          fix: "enable the billing plan, or remove the offer"))
      return nil
    }
    let own = billing.flatMap { regular[$0] }
    let terms = reader.terms(mode, against: own, into: &findings)
    let kind = reader.kind(in: list, into: &findings)
    if let terms { reader.check(terms, plan: own?.period, into: &findings) }
    guard let billing, let terms, let kind else { return nil }
    return Offer(kind, terms, billing: billing)
  }
}

extension JSONReader {
  /// The identifier that Xcode gives an offer.
  fileprivate var internalID: String? {
    guard case .object(let members) = node.kind else { return nil }
    return JSONObjectReader(self, members: members)["internalID"]?.plainString
  }
}
