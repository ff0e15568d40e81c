import CopyTemplates
import PricingEngine

/// Every amount that copy may state about the products of a screen.
///
/// These are the prices, the payments and totals of offers and commitments, the same worked out per day, week, month and year, and the
/// amounts behind savings.
struct DerivedAmounts {
  private let amounts: Set<ExactDecimal>

  init(_ screen: HonestyScreen) {
    var amounts: Set<ExactDecimal> = [.zero]
    for quote in screen.quotes {
      amounts.formUnion(planAmounts(quote.plan))
      if let reference = quote.reference { amounts.formUnion(planAmounts(reference)) }
      amounts.formUnion(savingAmounts(quote))
    }
    let policy = screen.facts.policy
    amounts.formUnion(
      screen.quotes.compactMap { FormerPriceSaving(of: $0, by: policy.promotion)?.amount })
    amounts.formUnion([policy.promotion?.referencePrice].compactMap(\.self))
    amounts.formUnion(policy.evidence.compactMap(\.value))
    if let increase = screen.facts.priceIncrease { amounts.insert(increase.newAmount) }
    self.amounts = amounts
  }

  func contains(_ amount: ExactDecimal) -> Bool { amounts.contains(amount) }
}

private func planAmounts(_ plan: Plan) -> [ExactDecimal] {
  var amounts = [plan.price.amount, plan.termTotal.amount]
  for unit in SubscriptionPeriod.Unit.allCases {
    do { amounts += try plan.equivalent(per: unit).goodAmounts } catch { continue }
  }
  for offer in plan.offers { amounts += offerAmounts(offer, plan) }
  return amounts
}

private func offerAmounts(_ offer: Offer, _ plan: Plan) -> [ExactDecimal] {
  var amounts: [ExactDecimal] = []
  do {
    for entry in try PaymentSchedule(of: plan, with: offer).entries {
      amounts += [entry.amount.amount, entry.total.amount]
    }
  } catch {}
  for unit in SubscriptionPeriod.Unit.allCases {
    do { amounts += try offer.terms.equivalent(per: unit).goodAmounts } catch { continue }
  }
  return amounts
}

private func savingAmounts(_ quote: Quote) -> [ExactDecimal] {
  guard let saving = quote.saving else { return [] }
  let digits = saving.comparison.referencePrice.shownFractionDigits
  return [saving.comparison.referenceTotal.roundedDown(toFractionDigits: digits)]
    + [saving.amount?.amount].compactMap(\.self)
}
