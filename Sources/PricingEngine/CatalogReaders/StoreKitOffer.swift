/// One offer of a subscription while it is read.
struct StoreKitOffer {
  private let object: JSONObjectReader
  private let misspelled: Set<String>
  private let currency: Currency
  private let layout: Layout

  init(
    _ object: JSONObjectReader, misspelled: Set<String>, currency: Currency,
    layout: Layout = .xcode
  ) {
    self.object = object
    self.misspelled = misspelled
    self.currency = currency
    self.layout = layout
  }

  /// The keys of an offer, the preferred first.
  struct Layout {
    let mode: [String]
    let period: [String]
    let price: [String]
    let count: [String]
    /// Whether other spellings of values are fine too.
    let isHandwritten: Bool

    static let xcode = Layout(
      mode: ["paymentMode"], period: ["subscriptionPeriod"], price: ["displayPrice"],
      count: ["numberOfPeriods"], isHandwritten: false)
    static let simplified = Layout(
      mode: ["type", "paymentMode"], period: ["duration", "subscriptionPeriod"],
      price: ["price", "displayPrice"], count: ["numberOfPeriods", "periodCount"],
      isHandwritten: true)
  }

  /// How an offer is paid, as the file spells it.
  enum Mode: String, CaseIterable {
    case free
    case payAsYouGo
    case payUpFront
    /// An early version's way to say that there is no offer.
    case none
  }

  func mode(into findings: inout [Finding]) -> Mode? {
    guard let value = object.present(anyOf: layout.mode) else {
      reportMissing(
        layout.mode[0], .paymentModeMissing, "the offer has no payment mode",
        fix: "add '\(layout.mode[0])', one of 'free', 'payAsYouGo', 'payUpFront'", into: &findings)
      return nil
    }
    guard let text = value.string(into: &findings) else { return nil }
    if let mode = Mode(rawValue: text) { return mode }
    let likely = Mode(likely: text)
    if layout.isHandwritten, let likely { return likely }
    findings.append(
      value.finding(
        .error, .paymentModeUnknown,
        "expected 'free', 'payAsYouGo' or 'payUpFront', got '\(quotable(text))'",
        fix: likely.map { "write '\($0.rawValue)'" }))
    return nil
  }

  /// The way to pay that the offer belongs to; up front when the file does not say.
  func billing(into findings: inout [Finding]) -> BillingPlan.Kind? {
    guard let value = object.present("billingPlanType") else { return .upFront }
    return value.billingPlanKind(into: &findings)
  }

  func kind(in list: StoreKitOffers.List, into findings: inout [Finding]) -> Offer.Kind? {
    switch list {
    case .introductory: return .introductory
    case .promotional: return offerID(into: &findings).map { .promotional(offerID: $0) }
    case .winBack: return offerID(into: &findings).map { .winBack(offerID: $0) }
    case .code:
      return .offerCode(
        name: object.label("referenceName", into: &findings) ?? "",
        eligibility: eligibility(into: &findings),
        stacksWithIntroductory: object.flag("isStackable", missing: false, into: &findings),
        renews: nil)
    }
  }

  private func offerID(into findings: inout [Finding]) -> String? {
    if let value = object.present("offerID") {
      guard let text = value.string(into: &findings) else { return nil }
      if !text.isEmpty { return text }
    }
    reportMissing(
      "offerID", .offerIDMissing, "the offer has no id", fix: "add 'offerID'", into: &findings)
    return nil
  }

  /// Who may redeem a code; groups that are not known are left out with a warning.
  private func eligibility(into findings: inout [Finding]) -> [Offer.CodeEligibility] {
    var groups: [Offer.CodeEligibility] = []
    for element in object.list("eligibility", into: &findings) {
      guard let text = element.string(into: &findings) else { continue }
      if let group = Offer.CodeEligibility(rawValue: text) {
        groups.append(group)
      } else {
        findings.append(
          element.finding(
            .warning, .codeEligibility,
            "expected 'new', 'existing' or 'expired', got '\(quotable(text))'"))
      }
    }
    if groups.isEmpty {
      findings.append(
        (object.present("eligibility") ?? object.reader).finding(
          .warning, .codeEligibility, "nobody may redeem the code",
          fix: "list 'new', 'existing' or 'expired' in 'eligibility'"))
    }
    return groups
  }

  private func reportMissing(
    _ key: String, _ rule: StoreKitRule, _ message: String, fix: String,
    into findings: inout [Finding]
  ) {
    guard !misspelled.contains(key) else { return }
    findings.append(object.missing(key, rule, message, fix: fix))
  }
}

extension StoreKitOffer.Mode {
  /// The mode that another spelling stands for, such as StoreKit's own or App Store Connect's.
  init?(likely text: String) {
    switch plainWord(text) {
    case "free", "freetrial", "trial": self = .free
    case "payasyougo": self = .payAsYouGo
    case "payupfront": self = .payUpFront
    default:
      let near = nearestText(to: text, in: Self.allCases.map(\.rawValue))
      guard let mode = near.flatMap(Self.init(rawValue:)), mode != .none else { return nil }
      self = mode
    }
  }
}

extension StoreKitOffer {
  /// Reads what is paid and for how long, and holds it against the regular price.
  func terms(
    _ mode: Mode, against regular: StoreKitBilling.Regular?, into findings: inout [Finding]
  ) -> Offer.Terms? {
    let values = StoreKitOfferTerms(
      mode, period: period(into: &findings), count: count(mode, into: &findings),
      price: price(mode, into: &findings), currency: currency)
    return values.checked(against: regular, at: object, into: &findings)
  }

  /// Holds terms against what the store allows and what the offer is called.
  func check(
    _ terms: Offer.Terms, plan: SubscriptionPeriod?, into findings: inout [Finding]
  ) {
    let isSold =
      object.present(anyOf: layout.period)?.plainString.map(StoreKitPeriod.isOffer) ?? true
    if isSold, let problem = StoreKitOfferLength.problem(terms, plan: plan) {
      let count = object.present(anyOf: layout.count).flatMap { $0.isOne ? nil : $0 }
      let place = count ?? object.present(anyOf: layout.period) ?? object.reader
      findings.append(
        place.finding(.warning, .offerLength, problem, fix: "check the length in App Store Connect")
      )
    }
    for key in ["referenceName", "offerID"] {
      object.present(key)?.checkOfferName(against: terms, plan: plan, into: &findings)
    }
  }

  private func period(into findings: inout [Finding]) -> SubscriptionPeriod? {
    if let value = object.present(anyOf: layout.period) {
      return value.period(soldAs: StoreKitPeriod.offers, into: &findings)
    }
    reportMissing(
      layout.period[0], .periodMissing, "the offer has no period",
      fix: "add '\(layout.period[0])', such as 'P1W'", into: &findings)
    return nil
  }

  /// The number of periods; 1 when the file does not say.
  private func count(_ mode: Mode, into findings: inout [Finding]) -> Int? {
    guard let value = object.present(anyOf: layout.count) else {
      let isClear = mode == .free || (layout.isHandwritten && mode == .payUpFront)
      if !isClear, !misspelled.contains("numberOfPeriods") {
        findings.append(
          object.reader.finding(
            .note, .periodCountMissing, "the paid offer has no number of periods; it is read as 1",
            fix: "add 'numberOfPeriods'"))
      }
      return 1
    }
    guard let count = value.integer(into: &findings) else { return nil }
    if (1...SubscriptionPeriod.maximumValue).contains(count), mode != .payUpFront || count == 1 {
      return count
    }
    findings.append(
      value.finding(
        .error, .periodCountInvalid,
        mode == .payUpFront
          ? "an offer paid up front has one period, got \(count)"
          : "expected a number of periods from 1 to \(SubscriptionPeriod.maximumValue), "
            + "got \(count)",
        fix: mode == .payUpFront
          ? "write 1, and the whole length as 'subscriptionPeriod'" : "write at least 1"))
    return nil
  }

  private func price(_ mode: Mode, into findings: inout [Finding]) -> ExactDecimal? {
    let value = object.present(anyOf: layout.price)
    guard mode == .free else {
      if layout.isHandwritten, let value { return value.handwrittenPrice(into: &findings) }
      return object.planPrice(layout.price[0], unless: misspelled, into: &findings)
    }
    if let value, !value.isNoPrice {
      findings.append(
        value.finding(
          .note, .freeOfferWithPrice,
          "the offer is free and has a price, \(value.node.summary); it is read as free",
          fix: "remove the price"))
    }
    return .zero
  }
}

extension JSONReader {
  /// Whether the value is the number 1.
  fileprivate var isOne: Bool {
    if case .number("1") = node.kind { true } else { false }
  }

  /// Whether a price says nothing against a free offer: it is empty or zero.
  fileprivate var isNoPrice: Bool {
    switch node.kind {
    case .string(let text): text.isEmpty || plainPrice(text) == .zero
    case .number(let text): plainPrice(text) == .zero
    default: false
    }
  }
}
