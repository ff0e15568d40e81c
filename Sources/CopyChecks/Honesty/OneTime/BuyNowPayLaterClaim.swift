extension HonestyRule {
  static let buyNowPayLaterClaim = HonestyRule(
    "buy-now-pay-later-claim", .oneTime, .claim, .error,
    requirement: "No copy speaks of paying later or in installments.",
    reason: "The store extends no credit; a commitment is paid monthly, in 12 payments.",
    source: "CRD Art. 6(1)(g); UCPD Art. 6",
    wrong: "Buy now, pay later.", right: "4.99 a month for 12 payments, 59.88 in all."
  ) { screen in
    screen.refuse(
      .buyNowPayLater, unless: false, "the store takes no later payment and no installments",
      fix: "say when and what is paid")
  }
}
