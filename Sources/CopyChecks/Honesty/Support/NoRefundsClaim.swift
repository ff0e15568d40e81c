import PricingEngine

extension HonestyRule {
  static let noRefundsClaim = HonestyRule(
    "no-refunds-claim", .support, .claim, .warning,
    requirement: "'No refunds' is not said.",
    reason: "The law and the store give some.",
    source: "CRD Art. 9 and 16(m); UCPD Art. 6(1)(g)",
    wrong: "All sales are final.", right: "Refunds are handled by the store."
  ) { screen in
    let storefront = screen.quotes.first?.plan.storefront
    return screen.refuse(
      .noRefunds, unless: false, "the law and the store give refunds in some cases",
      fix: "leave it out",
      level: storefront?.isEuropean ?? false ? .error : nil)
  }
}
