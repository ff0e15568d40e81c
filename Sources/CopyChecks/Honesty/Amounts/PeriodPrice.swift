import PricingEngine

/// A price for a unit of time that words state: 5.59 a month.
struct PeriodPrice {
  let claim: ClaimReading
  let price: TextAmount
  let unit: SubscriptionPeriod.Unit

  /// The prices per unit on a screen that somebody else wrote.
  static func all(on screen: ScreenReading) -> [PeriodPrice] {
    units.flatMap { kind, unit in
      screen.claims(kind).compactMap { claim in
        claim.mention.values.first(where: \.isPrice).map {
          PeriodPrice(claim: claim, price: $0, unit: unit)
        }
      }
    }
  }

  /// The claims of a price per unit of time, with their units.
  static let units: [(LexiconClaim, SubscriptionPeriod.Unit)] = [
    (.pricePerDay, .day), (.pricePerWeek, .week), (.pricePerMonth, .month), (.pricePerYear, .year),
  ]

  /// Whether the price is what a product really costs per unit: its own period, or that of an offer or of the plan compared with.
  var isBilled: Bool {
    claim.screen.quotes.contains { quote in
      bills(quote.plan) || (quote.reference.map(bills) ?? false)
    }
  }

  private func bills(_ plan: Plan) -> Bool {
    let own = SubscriptionPeriod.one(unit)
    if plan.paymentPeriod?.hasSameLength(as: own) ?? false, plan.price.amount == price.amount {
      return true
    }
    if plan.term?.hasSameLength(as: own) ?? false, plan.termTotal.amount == price.amount {
      return true
    }
    return plan.offers.contains { offer in
      switch offer.terms {
      case .payAsYouGo(let money, let period, _), .payUpFront(let money, let period):
        period.hasSameLength(as: own) && money.amount == price.amount
      case .freeTrial, .oneTime: false
      }
    }
  }

  /// The equivalents that the price can be meant as: those of the bound products that are not billed by the unit themselves.
  var equivalents: [(equivalent: Equivalent, quote: Quote)] {
    let own = SubscriptionPeriod.one(unit)
    guard !claim.quotes.contains(where: { $0.plan.paymentPeriod?.hasSameLength(as: own) ?? false })
    else { return [] }
    return claim.quotes.compactMap { quote in
      do { return (try quote.plan.equivalent(per: unit), quote) } catch { return nil }
    }
  }

  /// What an equivalent should have been, and the one that is nearest; `nil` when the price is right or no equivalent.
  var mistake: (equivalent: Equivalent, quote: Quote)? {
    guard !isBilled else { return nil }
    let candidates = equivalents.filter { price.canBe(in: $0.quote.plan.price.currency) }
    guard !candidates.contains(where: { $0.equivalent.goodAmounts.contains(price.amount) })
    else {
      return nil
    }
    return candidates.min { left, right in
      distance(left.equivalent) < distance(right.equivalent)
    }
  }

  /// What is wrong about the price beside what it should have been.
  func violation(_ right: Equivalent, _ quote: Quote) -> Violation {
    Violation(
      price, in: claim.block, quote,
      "says \(price.amount.text) per \(unit.rawValue), the price gives \(right.amount.shownAmount.text)",
      fix: "say \(right.amount.shownAmount.text), or let a placeholder say it",
      evidence: right.evidence)
  }

  private func distance(_ equivalent: Equivalent) -> Fraction {
    let difference = equivalent.exact - price.amount.fraction
    return difference.sign < 0 ? Fraction(0) - difference : difference
  }
}

extension Equivalent {
  /// The amounts that copy may state: the one to show, and where all prices are whole the next whole one, at most one percent above.
  var goodAmounts: [ExactDecimal] {
    let whole = exact.roundedUp(toFractionDigits: 0)
    let isNear = whole.fraction * Fraction(100) <= exact * Fraction(101)
    return price.amount.trimmed.fractionDigits == 0 && isNear
      ? [amount.amount, whole] : [amount.amount]
  }

  /// The sum as evidence.
  var evidence: CheckFinding.Evidence {
    CheckFinding.Evidence(
      facts: ["\(price.shownAmount.text) \(price.currency.code) per \(period.iso)"],
      sum: calculation,
      exact: exact.decimalText(digits: 4), allowed: amount.shownAmount.text)
  }
}
