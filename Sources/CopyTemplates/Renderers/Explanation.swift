import PricingEngine

/// Writes down where the numbers and claims of a paywall come from.
public enum Explanation {
  /// The sums behind a paywall's numbers, then its claims, then what was left out.
  public static func text(_ copy: PaywallCopy) -> String {
    let reader =
      "\(copy.template) for \(copy.storefront.name) (\(copy.storefront.code)), "
      + "in \(copy.servedLocale.tag), numbers as in \(copy.locale.tag)\n\n"
    return reader + copy.plans.map(plan).joined(separator: "\n") + "\n" + claims(copy.claims)
  }

  /// The claims that were considered, each with its verdict.
  public static func claims(_ claims: [ClaimRecord]) -> String {
    let lines = claims.map { claim in
      let product = claim.productID.map { " of \($0)" } ?? ""
      return "  \(claim.verdict.isProven ? "proven " : "refused") \(claim.kind.rawValue)"
        + " in '\(claim.section)'\(product)\n"
        + details(of: claim).map { "          \($0)\n" }.joined()
    }
    return "claims\n" + lines.joined()
  }

  /// The sum or the facts, then what may be said and the rules that hold for words of the claim.
  private static func details(of claim: ClaimRecord) -> [String] {
    let evidence = claim.verdict.evidence
    var lines = [evidence.text]
    if let sum = evidence.sum {
      lines += evidence.facts.map { "fact: \($0)" }
      lines.append("exact: \(sum.exact)" + (sum.allowed.map { "; allowed: \($0)" } ?? ""))
    }
    return lines + ["rules: " + claim.kind.rules.joined(separator: ", ")]
  }

  private static func plan(_ plan: PlanCopy) -> String {
    let period = plan.period.map { " per \($0.period.iso)" } ?? ", once"
    var lines = ["billed: \(amount(plan.price))\(period), \(source(of: plan))"]
    if let commitment = plan.commitment {
      lines.append(
        "commitment: \(commitment.payments) × \(plan.price.money.shownAmount.text) = "
          + commitment.total.money.shownAmount.text)
    }
    lines += plan.equivalents.map { copy in
      let equivalent = copy.equivalent
      let rounding = equivalent.rounding == .up ? ", rounded up" : ""
      return "per \(equivalent.unit.rawValue): \(equivalent.amount.shownAmount.text) "
        + "(\(equivalent.calculation)\(rounding); \(equivalent.basis))"
    }
    lines += savings(plan)
    lines += plan.offers.flatMap(offer)
    return plan.quote.plan.productID + "\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// Where the billed amount comes from; of several seats it is their sum.
  private static func source(of plan: PlanCopy) -> String {
    guard let seats = plan.seats else { return "as the catalog says" }
    guard let count = seats.count else { return "for one seat, as the catalog says" }
    let ends = seats.tiers.dropFirst().map { $0.minimumSeat - 1 } + [count]
    let parts = zip(seats.tiers, ends).compactMap { tier, end -> String? in
      let number = min(end, count) - tier.minimumSeat + 1
      return number > 0 ? "\(number) × \(tier.price.money.shownAmount.text)" : nil
    }
    return "for \(count) seats: " + parts.joined(separator: " + ")
  }

  private static func savings(_ plan: PlanCopy) -> [String] {
    guard let savings = plan.savings?.savings else {
      return ["no saving: \(plan.quote.noSavingsReason ?? "")"]
    }
    return ["saving against \(savings.comparedTo): \(savings.percent) % (\(savings.percentSum))"]
      + (savings.amount == nil ? [] : ["amount saved: \(savings.amountSum)"])
      + (savings.monthsFree == nil ? [] : ["months free: \(savings.monthsSum)"])
  }

  private static func offer(_ copy: PlanCopy.OfferCopy) -> [String] {
    let head = "offer: \(copy.offer.kind.name), \(copy.offer.terms.mode)"
    return [head]
      + copy.schedule.map { charge in
        let entry = charge.entry
        let price = charge.price.money.shownAmount.text
        let every = entry.period.map { " every \($0.iso)" } ?? ""
        let start = "  from \(entry.start.iso): "
        if entry.renews { return start + "\(price)\(every), until canceled" }
        return start + "\(entry.count) × \(price)\(every) = \(entry.total.shownAmount.text)"
      }
  }

  private static func amount(_ price: PlanCopy.PriceCopy) -> String {
    "\(price.money.shownAmount.text) \(price.money.currency)"
  }
}
