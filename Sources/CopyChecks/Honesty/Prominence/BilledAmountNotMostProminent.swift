import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let billedAmountNotMostProminent = HonestyRule(
    "billed-amount-not-most-prominent", .prominence, .structure, .error,
    requirement:
      "No equivalent, saving, trial or introductory price is larger than the billed amount, or as large and before it.",
    reason: "App review rejects paywalls for it by name.",
    source:
      "App Review Guideline 3.1.2; Human Interface Guidelines, In-app purchase; Google Play, Subscriptions policy",
    wrong: "1.67 a month (large), 19.99 a year (small)",
    right: "19.99 a year (large), 1.67 a month (small)"
  ) { screen in
    let billed = screen.blocks.filter { $0.block.role == .billedAmount }
    return screen.blocks.compactMap { block in
      guard let level = block.block.prominence, block.block.role?.competesWithBilledAmount ?? false,
        let own = billed.first(where: { $0.block.productID == block.block.productID }),
        let ownLevel = own.block.prominence,
        level < ownLevel || level == ownLevel && block.index < own.index
      else { return nil }
      return Violation(
        missingIn: block, productID: block.block.productID,
        "it has prominence \(level), and the billed amount \(ownLevel)",
        fix: "put the billed amount first, with the smallest prominence number")
    } + screen.headingsOverBilledAmount
  }
}

extension ScreenReading {
  /// Headings of a page that show a price worked out, where the amount that is billed stands in none and after it.
  fileprivate var headingsOverBilledAmount: [Violation] {
    blocks.filter { $0.block.isHeading && $0.block.role == nil && $0.block.provenClaims == nil }
      .compactMap { block in
        guard let quote = renewing.first(where: { isWorkedOut($0, in: block) }) else { return nil }
        return Violation(
          missingIn: block, productID: quote.id,
          "a price worked out is a heading, and the billed amount, \(quote.plan.price.shownAmount.text), is none",
          fix: "put the billed amount first, as the larger one")
      }
  }

  private func isWorkedOut(_ quote: Quote, in heading: BlockReading) -> Bool {
    let own = heading.prices.filter { price in
      !quotes.contains { $0.plan.price.amount == price.amount }
    }
    let equivalents = SubscriptionPeriod.Unit.allCases.flatMap { unit -> [ExactDecimal] in
      do { return try quote.plan.equivalent(per: unit).goodAmounts } catch { return [] }
    }
    return own.contains {
      equivalents.contains($0.amount) && $0.canBe(in: quote.plan.price.currency)
    }
      && !blocks.contains {
        ($0.block.isHeading || $0.index < heading.index) && $0.shows(quote.plan.price)
      }
  }
}
