import PricingEngine

extension HonestyRule {
  static let priceHardcoded = HonestyRule(
    "price-hardcoded", .amounts, .template, .error,
    requirement: "Prices, percentages and counts of time enter copy through placeholders only.",
    reason: "A typed-in price is wrong in every other storefront, and after the next change.",
    source: "Apple, Auto-renewable subscriptions; Google Play, Subscriptions policy",
    wrong: "\"headline\": \"Only $19.99 a year\"",
    right: "\"headline\": \"Only {price} {period, select, …}\""
  ) { screen in
    screen.blocks.flatMap { block in
      block.amounts.filter { $0.kind != .number }.map { amount in
        Violation(
          amount, in: block, nil, "a typed-in \(amount.isPrice ? "price" : "percentage")",
          fix: "use a placeholder: {price}, {percent}, {equivalentPrice}")
      }
        + block.mentions.filter { typedIn.contains($0.claim) }
        .filter { mention in
          mention.values.contains { value in value.kind == .number } || mention.isIdiom
        }
        .map { mention in
          Violation(
            ClaimReading(mention: mention, block: block, screen: screen.screen),
            nil, "a typed-in \(mention.claim == .freeTrial ? "length" : "saving")",
            fix: "use a placeholder: {savedMonths}, {percent}, {offerPeriod}")
        }
    }
  }
}

/// The claims whose numbers come from the catalog.
private let typedIn: [LexiconClaim] = [.monthsFree, .percentSavings, .freeTrial]

extension ClaimMention {
  /// Whether the value is in the words themselves: "half price".
  fileprivate var isIdiom: Bool { !phrase.contains("{") && !values.isEmpty }
}
