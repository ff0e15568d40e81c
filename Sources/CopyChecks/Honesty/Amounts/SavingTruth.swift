import CopyTemplates
import PricingEngine

/// What the product data says about a saving that words claim.
enum SavingTruth {
  /// There is a saving.
  case saving(Savings, Quote)
  /// The figure is that of an offer at the start, not of the plan.
  case introductory(Offer, Quote)
  /// There is a saving against the price that was charged before.
  case former(FormerPriceSaving, Quote)
  /// There is nothing to measure against.
  case noReference(NoSavings, Quote)
  /// What it would be measured against is not the same thing.
  case unlike(String, Quote)
  /// The plan is not cheaper.
  case notCheaper(NoSavings, Quote)

  /// The truth about the plan that a claim speaks of.
  ///
  /// Of several plans the claim speaks of those that save something, and of these the one that saves most.
  init?(of claim: ClaimReading, percent: ExactDecimal? = nil) {
    let best = claim.quotes.max { ($0.saving?.percent ?? 0) < ($1.saving?.percent ?? 0) }
    guard let quote = best else { return nil }
    let former = FormerPriceSaving(of: quote, by: claim.screen.facts.policy.promotion)
    if let percent, let former, percent.fraction == Fraction(former.percent) {
      self = .former(former, quote)
      return
    }
    if let percent, let offer = quote.offer(saving: percent) {
      self = .introductory(offer, quote)
      return
    }
    switch quote.savings {
    case .success(let savings):
      self = unlikeness(quote, in: claim).map { .unlike($0, quote) } ?? .saving(savings, quote)
    case .failure(let reason):
      switch reason {
      case .otherStorefront, .unlikeCurrencies, .unlikeKinds, .unlikeGroups, .unlikeLevels:
        self = .unlike(reason.explanation, quote)
      case .dearer, .equal, .belowOnePercent: self = .notCheaper(reason, quote)
      default:
        let saving = quote.saving(against: claim.screen.quotes)
        self =
          saving.map { .saving($0, quote) } ?? former.map { .former($0, quote) }
          ?? .noReference(reason, quote)
      }
    }
  }
}

/// Why a plan and the one it is compared with are not the same thing, apart from their length.
private func unlikeness(_ quote: Quote, in claim: ClaimReading) -> String? {
  guard let reference = quote.reference else { return nil }
  if quote.plan.commitment != nil, reference.commitment == nil,
    !claim.screen.mentionsCommitment(near: claim)
  {
    return "'\(quote.id)' is a commitment, and '\(reference.productID)' can be left every month"
  }
  if quote.plan.product.isFamilyShareable != reference.product.isFamilyShareable {
    return "only one of '\(quote.id)' and '\(reference.productID)' can be shared with a family"
  }
  let facts = claim.screen.facts
  if facts.featureIDs(givenBy: quote.id) != facts.featureIDs(givenBy: reference.productID) {
    return "'\(quote.id)' and '\(reference.productID)' unlock different features"
  }
  return nil
}

extension HonestyScreen {
  /// Whether the commitment is named beside a claim, by this tool or in words.
  fileprivate func mentionsCommitment(near claim: ClaimReading) -> Bool {
    claim.block.says(.commitmentTerms)
      || blocks.contains { $0.provenClaims != nil && $0.role == .renewalTerms }
  }
}

extension Quote {
  /// What the plan saves against another one that stands on the same screen, the largest first.
  ///
  /// A reader compares what is there, a weekly plan too, which is never a reference by default.
  fileprivate func saving(against others: [Quote]) -> Savings? {
    var best: Savings?
    for other in others where other.id != id {
      do throws(NoSavings) {
        let saving = try Savings(of: plan, comparedWith: other.plan)
        if saving.percent > best?.percent ?? 0 { best = saving }
      } catch { continue }
    }
    return best
  }

  /// The offer whose price is so many percent below the plan's, when the plan itself saves something else.
  fileprivate func offer(saving percent: ExactDecimal) -> Offer? {
    guard percent.fraction.floor != Int128(saving?.percent ?? 0) else { return nil }
    return plan.offers.first { offer in
      do throws(ScheduleError) {
        let comparison = try TermComparison(of: offer, on: plan)
        return comparison.total.amount.coefficient > 0
          && comparison.savedPercent.floor == percent.fraction.floor
      } catch { return false }
    }
  }
}
