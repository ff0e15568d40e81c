/// Everything that can be worked out about one plan of a paywall before a word is written.
public struct Quote: Sendable, Equatable {
  /// The plan.
  public let plan: Plan
  /// What the plan saves, or why there is no saving to claim.
  public let savings: Result<Savings, NoSavings>
  /// The plan that the saving is measured against, when there is a saving.
  public let reference: Plan?
  /// The offer of the plan that copy shows; by default the introductory one, which the store applies by itself.
  public let offer: Offer?

  /// Works out the quotes of the plans of one paywall, in the same order.
  ///
  /// - Parameters:
  ///   - plans: The plans that are shown together.
  ///   - candidates: The plans that savings may be measured against; usually all plans of the catalog.
  ///   - comparedTo: The product that savings are measured against; `nil` is the default reference.
  ///   - offer: Which offer of each plan is shown.
  /// - Returns: The quotes, in the order of `plans`.
  public static func quotes(
    for plans: [Plan], among candidates: [Plan], comparedTo: String? = nil,
    offer: OfferChoice = .introductory
  ) -> [Quote] {
    let base = Base(comparedTo, among: candidates)
    return plans.map { plan in
      let (savings, reference) = savings(of: plan, against: base)
      return Quote(
        plan: plan, savings: savings, reference: reference,
        offer: plan.offer(offer))
    }
  }

  private static func savings(
    of plan: Plan, against base: Base
  ) -> (Result<Savings, NoSavings>, Plan?) {
    do throws(NoSavings) {
      // A plan that costs nothing would save 100 percent of any price.
      guard plan.termTotal.amount.coefficient > 0 || plan.term == nil else {
        throw .freeReference(productID: plan.productID)
      }
      let reference = try base.reference(for: plan)
      return (.success(try Savings(of: plan, comparedWith: reference)), reference)
    } catch {
      return (.failure(error), nil)
    }
  }

  /// What the savings of a paywall are measured against.
  private enum Base {
    /// The plan that somebody names; `nil` when it is not for sale.
    case named(Plan?)
    /// The default reference of each plan.
    case usual(SavingsReferences)

    init(_ comparedTo: String?, among candidates: [Plan]) {
      guard let comparedTo else {
        self = .usual(SavingsReferences(among: candidates))
        return
      }
      let named = candidates.filter { $0.productID == comparedTo }
      self = .named(named.first { $0.commitment == nil } ?? named.first)
    }

    func reference(for plan: Plan) throws(NoSavings) -> Plan {
      switch self {
      case .named(let reference?): return reference
      case .named(.none): throw .noReference(productID: plan.productID)
      case .usual(let references): return try references.reference(for: plan)
      }
    }
  }
}

extension Quote {
  /// The same plan without its offer.
  public var withoutOffer: Quote {
    Quote(plan: plan, savings: savings, reference: reference, offer: nil)
  }

  /// The offer beside the same time at the regular price; `nil` without an offer, or when the two cannot be compared.
  public var offerComparison: TermComparison? {
    guard let offer else { return nil }
    do throws(ScheduleError) { return try TermComparison(of: offer, on: plan) } catch {
      return nil
    }
  }

  /// The amount per month, or for a plan of weeks or days per week, that copy may show below the billed price.
  ///
  /// `nil` when the plan is billed by that unit already, is shorter than it, or is bought once.
  public var shownEquivalent: Equivalent? {
    guard let period = plan.paymentPeriod else { return nil }
    let unit: SubscriptionPeriod.Unit
    switch period.length {
    case .months(let months) where months > 1: unit = .month
    case .days(let days) where days > 7 && days % 7 == 0: unit = .week
    default: return nil
    }
    return Equivalent(of: plan.price, for: period, per: unit)
  }
}
