import PricingEngine

extension HonestyRule {
  static let refundPromiseUnsupported = HonestyRule(
    "refund-promise-unsupported", .support, .claim, .error,
    requirement: "No refund is promised, unless the developer pays it: the store decides.",
    reason: "Nobody can promise what another decides.",
    source: "Human Interface Guidelines, refunds; CAP Code 3.53",
    wrong: "Money-back guarantee.", right: "You can ask the store for a refund."
  ) { screen in
    screen.refuse(
      .guaranteeRefund, .riskFree, unless: screen.facts.policy.refundsByDeveloper == true,
      "nothing says that the developer pays refunds",
      fix: "leave it out, or state 'refundsByDeveloper' in paywall.json")
  }

  static let refundOutcomeCharacterized = HonestyRule(
    "refund-outcome-characterised", .support, .claim, .warning,
    requirement: "Nothing predicts how a request for a refund ends.",
    reason: "The store decides each one.",
    source: "Human Interface Guidelines, refunds",
    wrong: "Refunds are always granted.", right: "You can ask the store for a refund."
  ) { screen in
    screen.refuse(
      .refundOutcome, unless: false, "it predicts how a request for a refund ends",
      fix: "say only where to ask")
  }

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

  static let withdrawalNoticeMissing = HonestyRule(
    "withdrawal-notice-missing", .support, .disclosure, .note,
    requirement:
      "In the EU the 14-day right of withdrawal is dealt with where the customer sees it.",
    reason: "The store handles it at checkout; a word of it helps.",
    source: "CRD Art. 6(1)(h), 11a and 16(m)",
    wrong: "39.99 € pro Jahr.", right: "39,99 € pro Jahr. Es gilt das Widerrufsrecht."
  ) { screen in
    guard let quote = screen.quotes.first, quote.plan.storefront.isInEuropeanUnion,
      !screen.says(.withdrawalRight)
    else { return [] }
    return [
      Violation(
        productID: quote.id, "the screen does not speak of the right of withdrawal",
        fix: "say where to read about it")
    ]
  }
}

extension Storefront {
  /// Whether the law of the European Union, its economic area or the United Kingdom applies.
  var isEuropean: Bool { isInEuropeanUnion || ["GBR", "NOR", "ISL", "LIE"].contains(code) }

  /// Whether the storefront is in the European Union (27 member states, 2026).
  var isInEuropeanUnion: Bool {
    [
      "AUT", "BEL", "BGR", "HRV", "CYP", "CZE", "DNK", "EST", "FIN", "FRA", "DEU", "GRC", "HUN",
      "IRL",
      "ITA", "LVA", "LTU", "LUX", "MLT", "NLD", "POL", "PRT", "ROU", "SVK", "SVN", "ESP", "SWE",
    ].contains(code)
  }
}
