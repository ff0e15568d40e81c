import CopyTemplates
import PricingEngine

/// The products that claims are tried on: one of each kind, with and without what a claim may turn on.
enum ClaimSample: String, Sendable, CaseIterable {
  case monthly
  case yearly
  case commitment
  case trial
  case payAsYouGo
  case payUpFront
  case dearUpFront
  case equalUpFront
  case nonRenewing
  case consumable
  case nonConsumable
  case shared
}

extension ClaimSample {
  private static let flexible = SampleProduct(
    id: "monthly", kind: .subscription("P1M"), price: "2.99")

  /// The plan of the sample; of a product with a commitment that plan, not the one paid up front.
  func quotes() throws -> [Quote] {
    switch self {
    case .monthly: return try sampleQuotes([Self.flexible])
    case .yearly: return try sampleQuotes([SampleProduct(id: "yearly")], beside: [Self.flexible])
    case .commitment:
      let annual = SampleProduct(id: "annual", price: "49.99", commitment: "4.99")
      let flexible = SampleProduct(id: "flexible", kind: .subscription("P1M"), price: "7.99")
      return try sampleQuotes([annual], beside: [flexible], in: "DEU")
        .filter { $0.plan.commitment != nil }
    case .trial:
      return try sampleQuotes(
        [SampleProduct(id: "yearly", offers: [.freeTrial("P1W")])], beside: [Self.flexible])
    case .payAsYouGo: return try offer(.asYouGo("1.99", "P1M", 3), on: "P1M", "9.99")
    case .payUpFront: return try offer(.upFront("9.99", "P3M"), on: "P1Y", "79.99")
    case .dearUpFront: return try offer(.upFront("34.99", "P3M"), on: "P1M", "9.99")
    case .equalUpFront: return try offer(.upFront("29.97", "P3M"), on: "P1M", "9.99")
    case .nonRenewing: return try once(SampleProduct(id: "season", kind: .nonRenewing))
    case .consumable: return try once(SampleProduct(id: "coins", kind: .consumable))
    case .nonConsumable: return try once(SampleProduct(id: "full", kind: .nonConsumable))
    case .shared:
      return try once(
        SampleProduct(id: "full", kind: .nonConsumable, isFamilyShareable: true))
    }
  }

  private func offer(
    _ offer: SampleOffer, on period: String, _ price: String
  ) throws -> [Quote] {
    try sampleQuotes([
      SampleProduct(id: "plan", kind: .subscription(period), price: price, offers: [offer])
    ])
  }

  private func once(_ product: SampleProduct) throws -> [Quote] { try sampleQuotes([product]) }
}

extension ClaimRecord.Verdict {
  /// `proven: …` or `refused: …`.
  var wholeText: String { (isProven ? "proven: " : "refused: ") + explanation }
}

/// The verdict on a claim about some plans.
func verdict(
  _ kind: ClaimKind, on quotes: [Quote], evaluation: AppFacts.Evaluation? = nil,
  store: Store = .appStore
) -> String {
  kind.verdict(on: ClaimSubject(quotes: quotes, evaluation: evaluation, store: store)).wholeText
}
