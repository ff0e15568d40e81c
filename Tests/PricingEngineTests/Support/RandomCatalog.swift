@testable import PricingEngine

/// Makes catalogs of all shapes, the same ones in every run.
struct RandomCatalog {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64: small, and the same on every machine.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  private mutating func flag() -> Bool { next().isMultiple(of: 2) }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  private mutating func some<Element>(of elements: [Element]) -> [Element] {
    elements.filter { _ in flag() }
  }

  private static let words = [
    "Pro", "プレミアム", "\"quoted\"", "a\\b", "<b>&amp;</b>", "\u{202E}abc", "line\nline", "\u{A0}x",
    "👩‍👧", "é", "e\u{301}", "\u{FEFF}y", "tab\t.", "\u{7}",
  ]
  private static let storefronts = Storefront.all
  private static let locales = ["en", "en-US", "zh-Hans", "pt-BR", "es-419", "ar", "sr-Latn-RS"]

  private mutating func text() -> String {
    (0...number(0...2)).map { _ in one(of: Self.words) }.joined(separator: " ")
  }

  private mutating func money(_ currency: Currency) -> Money {
    let digits = one(of: [0, 1, 2, 2, 2, 3, 6])
    // Twelve payments of the largest still have no more digits than a price can have.
    let largest = [9, 999, 99_999, 9_999_999_999_999]
    let coefficient = Int128(number(0...one(of: largest)))
    return Money(ExactDecimal(coefficient: coefficient, fractionDigits: digits), currency)
  }

  private mutating func period() throws -> SubscriptionPeriod {
    try SubscriptionPeriod(
      one(of: [1, 2, 3, 6, 7, 30, 999]), one(of: [.day, .week, .month, .year]))
  }

  private mutating func textsByLocale() -> [String: String] {
    Dictionary(uniqueKeysWithValues: some(of: Self.locales).map { ($0, text()) })
  }

  private mutating func link() -> String {
    one(of: ["https", "http", "HTTPS"]) + "://\(number(1...999)).example/a?b=c#d"
  }

  private mutating func linksByLocale() -> [String: String] {
    Dictionary(uniqueKeysWithValues: some(of: Self.locales).map { ($0, link()) })
  }

  /// The next catalog.
  mutating func catalog() throws -> Catalog {
    let groups = (0..<number(0...3)).map { index in
      SubscriptionGroup(
        id: "group \(index)", referenceName: text(), displayNames: textsByLocale())
    }
    let products = try (0..<number(0...5)).map { try product("p.\($0)", groups: groups) }
    return Catalog(
      products: products, groups: groups, storefront: one(of: Self.storefronts),
      namesStorefront: flag(), defaultLocale: flag() ? one(of: Self.locales) : nil,
      policies: Policies(termsURL: flag() ? link() : nil, privacyURLs: linksByLocale()),
      store: one(of: Store.allCases))
  }

  private mutating func product(_ id: String, groups: [SubscriptionGroup]) throws -> Product {
    let kind = try kind(groups: groups)
    let localizations = some(of: Self.locales).map {
      Product.Localization(locale: $0, displayName: text(), description: flag() ? text() : "")
    }
    var pricing: [Storefront: Product.Pricing] = [:]
    for _ in 0..<number(0...4) {
      let storefront = one(of: Self.storefronts)
      pricing[storefront] = try self.pricing(of: kind, in: storefront)
    }
    return Product(
      id: id + " " + text(), kind: kind, localizations: localizations, isFamilyShareable: flag(),
      pricing: pricing)
  }

  private mutating func kind(groups: [SubscriptionGroup]) throws -> Product.Kind {
    guard !groups.isEmpty, flag() else {
      return one(of: [.consumable, .nonConsumable, .nonRenewing])
    }
    let period = flag() ? try self.period() : .one(.year)
    return .autoRenewable(
      Product.Subscription(
        period: period, groupID: one(of: groups).id, level: flag() ? number(1...9) : nil))
  }

  private mutating func pricing(
    of kind: Product.Kind, in storefront: Storefront
  ) throws -> Product.Pricing {
    let price = money(storefront.currency)
    guard case .autoRenewable(let subscription) = kind else {
      return Product.Pricing(price: price, offers: oneTimeOffers(storefront.currency))
    }
    let payment = money(storefront.currency)
    var pricing = Product.Pricing(price: price)
    if kind.isYearly, flag() {
      let monthly = BillingPlan(.monthly, price: payment)
      pricing =
        flag()
        ? Product.Pricing(
          price: price, billingPlans: [BillingPlan(.upFront, price: price), monthly])
        : Product.Pricing(price: committedTotal(payment), billingPlans: [monthly])
    }
    var offers: [Offer] = []
    for _ in 0..<number(0...3) {
      let billing = one(of: pricing.billingPlans).kind
      let own = billing == .monthly ? .one(.month) : subscription.period
      offers.append(
        Offer(offerKind(), try terms(own, storefront.currency), billing: billing))
    }
    return Product.Pricing(
      price: pricing.price, billingPlans: pricing.billingPlans, offers: offers,
      seats: flag() ? try seats(storefront.currency) : nil)
  }

  private mutating func oneTimeOffers(_ currency: Currency) -> [Offer] {
    (0..<number(0...2)).map { _ in Offer(offerCode(), .oneTime(price: money(currency))) }
  }

  private mutating func seats(_ currency: Currency) throws -> GraduatedPrice {
    try GraduatedPrice(
      tiers: (0...number(0...4)).map { .init(from: 1 + $0 * 20, price: money(currency)) })
  }

  private mutating func offerKind() -> Offer.Kind {
    switch number(0...3) {
    case 0: .introductory
    case 1: .promotional(offerID: text())
    case 2: .winBack(offerID: text())
    default: offerCode()
    }
  }

  private mutating func offerCode() -> Offer.Kind {
    .offerCode(
      name: text(), eligibility: some(of: Offer.CodeEligibility.allCases),
      stacksWithIntroductory: flag(), renews: one(of: [nil, true, false]))
  }

  private mutating func terms(
    _ own: SubscriptionPeriod, _ currency: Currency
  ) throws -> Offer.Terms {
    switch number(0...2) {
    case 0: .freeTrial(period: try period())
    case 1: .payAsYouGo(price: money(currency), period: own, count: number(1...12))
    default: .payUpFront(price: money(currency), period: try period())
    }
  }
}
