/// Holds an offer against what its store allows, the regular price, and its own name.
struct OfferCheck {
  let offer: Offer
  let storefront: Storefront
  /// The plan that the offer belongs to; `nil` when it is not on sale.
  let plan: Plan?
  /// What one payment of that plan pays for.
  let period: SubscriptionPeriod?

  /// One thing that is wrong.
  struct Problem {
    let severity: Finding.Severity
    let rule: String
    let message: String
    let fix: String
  }

  /// Everything that is wrong; lengths are those of the App Store only.
  func problems(soldBy store: Store) -> [Problem] {
    (store == .appStore ? lengthProblems : []) + priceProblems + nameProblems + eligibilityProblems
  }

  private var lengthProblems: [Problem] {
    if let message = StoreKitOfferLength.problem(offer.terms, plan: period) {
      return [warning(.offerLength, message, fix: "check the length in App Store Connect")]
    }
    guard case .payUpFront(_, let length) = offer.terms,
      !StoreKitPeriod.contains(length, in: StoreKitPeriod.offers)
    else { return [] }
    return [
      warning(
        .periodNotSold, "the App Store does not sell a period of '\(length.iso)'",
        fix: "use one of \(StoreKitPeriod.offers.joined(separator: ", "))")
    ]
  }

  private var priceProblems: [Problem] {
    guard let price = offer.terms.price else { return [] }
    if price.amount == .zero {
      return [warning(.priceZero, "a paid offer costs zero", fix: "make it a free trial")]
    }
    guard let comparison = regularComparison else { return [] }
    let sum =
      "\(comparison.total.shownAmount) against \(comparison.basis) \(price.currency) in \(storefront)"
    switch comparison.verdict {
    case .cheaper: return []
    case .dearer:
      return [
        warning(
          .offerDearer, "the offer costs more than the regular price for the same time: \(sum)",
          fix: "check both prices")
      ]
    case .equal:
      return [
        warning(
          .offerEqual, "the offer costs as much as the regular price for the same time: \(sum)",
          fix: "check both prices, or remove the offer")
      ]
    }
  }

  /// The offer beside the regular price, where days and months need no convention.
  private var regularComparison: TermComparison? {
    guard let plan else { return nil }
    do throws(ScheduleError) {
      let comparison = try TermComparison(of: offer, on: plan)
      return comparison.count.convention == .exact ? comparison : nil
    } catch {
      return nil
    }
  }

  private var nameProblems: [Problem] {
    guard let name = offer.kind.identifier else { return [] }
    return StoreKitOfferName.problems(name, of: offer.terms, plan: period).map {
      warning(.offerName, $0.message, fix: $0.fix)
    }
  }

  private var eligibilityProblems: [Problem] {
    guard case .offerCode(_, let eligibility, _, _) = offer.kind, eligibility.isEmpty else {
      return []
    }
    return [
      warning(
        .codeEligibility, "nobody may redeem the code",
        fix: "list 'new', 'existing' or 'expired' in 'eligibility'")
    ]
  }

  private func warning(_ rule: StoreKitRule, _ message: String, fix: String) -> Problem {
    Problem(severity: .warning, rule: rule.rawValue, message: message, fix: fix)
  }
}
