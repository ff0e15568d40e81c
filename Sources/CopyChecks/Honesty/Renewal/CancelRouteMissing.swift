extension HonestyRule {
  static let cancelRouteMissing = HonestyRule(
    "cancel-route-missing", .renewal, .disclosure, .warning,
    requirement: "Where to cancel stands on the screen that sells a subscription.",
    reason: "Laws of several US states and Google Play ask for it.",
    source: "Cal. Bus. & Prof. Code §17602; ROSCA; Google Play, Subscriptions policy",
    wrong: "66.99 a year. Renews until canceled.",
    right: "66.99 a year. Renews until canceled, in the settings of your store account."
  ) { screen in
    guard let quote = screen.renewing.first, !screen.has(.cancelTerms, orSays: .cancelRoute) else {
      return []
    }
    return [
      Violation(
        productID: quote.id, "the screen does not say where to cancel",
        fix: "say where: in the subscription settings of the store account",
        evidence: quote.evidence)
    ]
  }
}
