import PricingEngine

extension HonestyRule {
  static let periodMissing = HonestyRule(
    "period-missing", .prominence, .disclosure, .error,
    requirement: "How long the price pays for stands beside it.",
    reason: "19.99 a year and 19.99 a week are different things.",
    source: "Apple Developer Program License Agreement, Schedule 2 §3.8(b)",
    wrong: "BrewLog Pro: 19.99.", right: "BrewLog Pro: 19.99 a year."
  ) { screen in
    screen.renewing.filter { screen.shows($0) && !screen.showsPeriod(of: $0) }.map { quote in
      Violation(
        productID: quote.id, "the screen does not say how long '\(quote.id)' lasts",
        fix: "say the period beside the price", evidence: quote.evidence)
    }
  }
}

extension ScreenReading {
  /// Whether the period of a product stands on the screen, by this tool or in words.
  fileprivate func showsPeriod(of quote: Quote) -> Bool {
    guard let period = quote.plan.paymentPeriod else { return true }
    return blocks.contains { block in
      switch block.block.role {
      case .period: return true
      // A message shows the rate that its contract names.
      case .billedAmount where block.block.provenClaims != nil || block.block.message != nil:
        return true
      default: return block.states(period) || block.bills(per: period)
      }
    }
  }
}

extension BlockReading {
  /// Whether a price for the unit of time that a period is stands in the block: "per year" for P1Y.
  fileprivate func bills(per period: SubscriptionPeriod) -> Bool {
    PeriodPrice.units.contains { kind, unit in
      period.hasSameLength(as: .one(unit)) && says(kind)
    }
  }
}
