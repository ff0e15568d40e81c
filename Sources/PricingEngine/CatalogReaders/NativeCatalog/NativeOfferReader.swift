/// Reads an offer of `catalog.json`.
struct NativeOfferReader {
  private let kind: Product.Kind?
  private let plans: [BillingPlan]

  /// Creates a reader for the offers of a product that is paid in these ways.
  init(kind: Product.Kind?, plans: [BillingPlan]) {
    self.kind = kind
    self.plans = plans
  }

  private enum KindWord {
    case introductory
    case promotional
    case offerCode
    case winBack

    static let words: KeyValuePairs<String, KindWord> = [
      "introductory": .introductory, "promotional": .promotional, "offerCode": .offerCode,
      "winBack": .winBack,
    ]

    /// The keys that only offers of this kind have.
    var keys: [String] {
      switch self {
      case .introductory: []
      case .promotional, .winBack: ["offerID"]
      case .offerCode: ["name", "eligibility", "stacksWithIntroductory", "renews"]
      }
    }
  }

  private enum ModeWord {
    case freeTrial
    case payAsYouGo
    case payUpFront
    case oneTime

    static let words: KeyValuePairs<String, ModeWord> = [
      "freeTrial": .freeTrial, "payAsYouGo": .payAsYouGo, "payUpFront": .payUpFront,
      "oneTime": .oneTime,
    ]

    /// The keys that only offers of this mode have.
    var keys: [String] {
      switch self {
      case .freeTrial: ["period"]
      case .payAsYouGo: ["period", "periodCount", "price"]
      case .payUpFront: ["period", "price"]
      case .oneTime: ["price"]
      }
    }
  }

  /// Reads an offer; `nil` after findings when it cannot be used.
  func offer(_ element: JSONReader, into findings: inout [Finding]) -> Offer? {
    guard let object = element.object(known: NativeCatalogKeys.offer, into: &findings) else {
      return nil
    }
    let kindWord = object.required("kind", into: &findings)?.word(KindWord.words, into: &findings)
    let modeWord = object.required("mode", into: &findings)?.word(ModeWord.words, into: &findings)
    guard let kindWord, let modeWord else { return nil }
    checkKeys(of: object, kindWord, modeWord, into: &findings)
    checkProduct(of: object, kindWord, modeWord, into: &findings)
    let billing = billing(of: object, into: &findings)
    let kind = offerKind(kindWord, of: object, into: &findings)
    let terms = terms(modeWord, of: object, billing: billing, into: &findings)
    guard let kind, let terms, let billing else { return nil }
    return Offer(kind, terms, billing: billing)
  }

  /// Reports keys that offers of another kind or mode have.
  private func checkKeys(
    of object: JSONObjectReader, _ kind: KindWord, _ mode: ModeWord,
    into findings: inout [Finding]
  ) {
    let known = ["kind", "mode", "billing"] + kind.keys + mode.keys
    for member in object.members
    where NativeCatalogKeys.offer.contains(member.key) && !known.contains(member.key) {
      findings.append(
        object.keyFinding(
          member, .error, rule: "key-misplaced",
          "expected no '\(member.key)' in a \(mode) offer of kind '\(kind)'", fix: "remove it"))
    }
  }

  /// Reports an offer that its product cannot have: one without a period belongs to a code for a product that does
  /// not renew, all others belong to subscriptions.
  private func checkProduct(
    of object: JSONObjectReader, _ word: KindWord, _ mode: ModeWord,
    into findings: inout [Finding]
  ) {
    guard let kind else { return }
    if case .autoRenewable = kind, mode != .oneTime { return }
    if case .autoRenewable = kind {
      findings.append(
        (object["mode"] ?? object.reader).finding(
          .error, rule: "offer-mode", "a subscription has no offer of mode 'oneTime'"))
    } else if mode != .oneTime || word != .offerCode {
      findings.append(
        object.reader.finding(
          .error, rule: "offer-mode",
          "a product that does not renew has offers of kind 'offerCode' and mode 'oneTime' only"))
    }
  }

  /// The way to pay that the offer belongs to, which must be on sale.
  private func billing(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> BillingPlan.Kind? {
    let value = object["billing"]
    let billing = value.map { $0.word(NativeCatalogKeys.billingKinds, into: &findings) } ?? .upFront
    guard let billing, !plans.contains(where: { $0.kind == billing }) else { return billing }
    findings.append(
      (value ?? object.reader).finding(
        .error, rule: "offer-billing", "no billing plan of kind '\(billing.rawValue)' is on sale",
        fix: "write the 'billing' of the plan that the offer belongs to"))
    return nil
  }

  private func offerKind(
    _ word: KindWord, of object: JSONObjectReader, into findings: inout [Finding]
  ) -> Offer.Kind? {
    switch word {
    case .introductory: return .introductory
    case .promotional: return offerID(of: object, into: &findings).map(Offer.Kind.promotional)
    case .winBack: return offerID(of: object, into: &findings).map(Offer.Kind.winBack)
    case .offerCode:
      let name = object["name"]?.string(into: &findings) ?? ""
      let eligibility = object.requiredList("eligibility", into: &findings).compactMap {
        $0.word(NativeCatalogKeys.eligibilities, into: &findings)
      }
      let stacks = object["stacksWithIntroductory"]?.bool(into: &findings) ?? false
      let renews = object["renews"]?.bool(into: &findings)
      return .offerCode(
        name: name, eligibility: eligibility, stacksWithIntroductory: stacks, renews: renews)
    }
  }

  private func offerID(
    of object: JSONObjectReader, into findings: inout [Finding]
  ) -> String? {
    object.required("offerID", into: &findings)?.text(into: &findings)
  }

  private func terms(
    _ word: ModeWord, of object: JSONObjectReader, billing: BillingPlan.Kind?,
    into findings: inout [Finding]
  ) -> Offer.Terms? {
    if word == .oneTime {
      return object.required("price", into: &findings)?.money(into: &findings)
        .map(Offer.Terms.oneTime)
    }
    let value = object.required("period", into: &findings)
    let period = value?.period(into: &findings)
    guard word != .freeTrial else { return period.map(Offer.Terms.freeTrial) }
    let price = object.required("price", into: &findings)?.money(into: &findings)
    guard word == .payAsYouGo else {
      guard let price, let period else { return nil }
      return .payUpFront(price: price, period: period)
    }
    let count = object.required("periodCount", into: &findings)?
      .integer(in: 1...SubscriptionPeriod.maximumValue, into: &findings)
    guard let price, let value, let period, let count else { return nil }
    checkPeriod(period, billing: billing, at: value, into: &findings)
    return .payAsYouGo(price: price, period: period, count: count)
  }

  /// A pay-as-you-go offer reduces the price of the plan's own period.
  private func checkPeriod(
    _ period: SubscriptionPeriod, billing: BillingPlan.Kind?, at value: JSONReader,
    into findings: inout [Finding]
  ) {
    guard case .autoRenewable(let subscription) = kind, let billing else { return }
    let own = billing == .monthly ? .one(.month) : subscription.period
    guard !period.hasSameLength(as: own) else { return }
    findings.append(
      value.finding(
        .error, rule: "pay-as-you-go-period",
        "a pay-as-you-go offer is paid in the plan's own period, '\(own.iso)', got '\(period.iso)'",
        fix: "write '\(own.iso)' and the number of reduced periods as 'periodCount'"))
  }
}
