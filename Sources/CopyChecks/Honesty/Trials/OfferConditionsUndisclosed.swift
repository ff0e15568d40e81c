extension HonestyRule {
  static let offerConditionsUndisclosed = HonestyRule(
    "offer-conditions-undisclosed", .trials, .disclosure, .warning,
    requirement: "For whom an offer is stands with the offer.",
    reason: "An introductory offer is for those who had none.",
    source: "CAP Code 8.17; UCPD Art. 7",
    wrong: "2.99 a month for 3 months, then 12.99.",
    right: "New subscribers: 2.99 a month for 3 months, then 12.99."
  ) { screen in
    guard screen.screen.eligibility == .unknown else { return [] }
    return screen.foreignPrices { block, price in
      // A message shows all that its contract names, and a template shows messages together.
      guard block.block.message == nil else { return nil }
      for quote in block.quotes {
        guard quote.reducedOffers.contains(where: { $0.price?.amount == price.amount }),
          quote.plan.price.amount != price.amount,
          !screen.neighbors(of: block).says(.forNewCustomers)
        else { continue }
        return Violation(
          price, in: block, quote, "nothing says for whom the offer is",
          fix: "say for whom it is: 'for new subscribers'", evidence: quote.evidence)
      }
      return nil
    }
  }
}
