import CopyTemplates
import PricingEngine

/// What judgments on finished copy depend on of a plan, but for its figures.
public struct JudgedPlan: Sendable, Hashable {
  private let productID: String
  private let commitment: Int?
  private let seats: Int?
  private let isPerSeat: Bool
  private let isFree: Bool
  private let savesSomething: Bool
  private let shown: OfferShape?
  private let offers: [OfferShape]

  private struct OfferShape: Hashable {
    let kind: Offer.Kind
    let mode: String
    let period: String
    let count: Int

    init(_ offer: Offer) {
      kind = offer.kind
      switch offer.terms {
      case .freeTrial(let period): (mode, self.period, count) = ("freeTrial", period.iso, 1)
      case .payAsYouGo(_, let period, let number):
        (mode, self.period, count) = ("payAsYouGo", period.iso, number)
      case .payUpFront(_, let period): (mode, self.period, count) = ("payUpFront", period.iso, 1)
      case .oneTime: (mode, period, count) = ("oneTime", "", 1)
      }
    }
  }

  /// The plan of a quote.
  public init(_ quote: Quote) {
    productID = quote.plan.productID
    commitment = quote.plan.commitment?.payments
    seats = quote.plan.seatCount
    isPerSeat = quote.plan.isPricedPerSeat
    isFree = quote.plan.price.amount == .zero
    savesSomething = quote.saving != nil
    shown = quote.offer.map { OfferShape($0) }
    offers = quote.plan.offers.map { OfferShape($0) }
  }
}
