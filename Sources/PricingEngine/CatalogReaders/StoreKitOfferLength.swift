/// The lengths that the App Store allows an offer, by how it is paid and by the period of its plan.
///
/// They are the same for introductory, promotional, win-back offers and offer codes. Source: App Store Connect's table
/// of lengths, announced on 2017-12-11; the free ones were read again in 2026.
enum StoreKitOfferLength {
  /// The lengths of offers paid up front; free ones have all of `StoreKitPeriod.offers`.
  private static let upFront = ["P1M", "P2M", "P3M", "P6M", "P1Y"]

  /// How many reduced periods a pay-as-you-go offer may have: a year of them, and twelve weeks.
  private static let reducedPeriods = [
    "P1W": 12, "P1M": 12, "P2M": 6, "P3M": 4, "P6M": 2, "P1Y": 1,
  ]

  /// What is wrong with the length of an offer; `nil` when nothing is, or when its period alone is not sold.
  ///
  /// - Parameters:
  ///   - terms: The offer's terms.
  ///   - plan: What one payment of the plan pays for.
  /// - Returns: The problem, as a message.
  static func problem(_ terms: Offer.Terms, plan: SubscriptionPeriod?) -> String? {
    switch terms {
    case .freeTrial(let period):
      guard !StoreKitPeriod.contains(period, in: StoreKitPeriod.offers) else { return nil }
      return "a free offer lasts \(list(StoreKitPeriod.offers)), got '\(period.iso)'"
    case .payUpFront(_, let period):
      guard !StoreKitPeriod.contains(period, in: upFront),
        StoreKitPeriod.contains(period, in: StoreKitPeriod.offers)
      else { return nil }
      return "an offer paid up front lasts \(list(upFront)), got '\(period.iso)'"
    case .payAsYouGo(_, _, let count):
      guard let plan, let most = mostReducedPeriods(of: plan), count > most else { return nil }
      return "a pay-as-you-go offer of a plan of '\(plan.iso)' has at most \(most) periods, "
        + "got \(count)"
    case .oneTime: return nil
    }
  }

  private static func mostReducedPeriods(of plan: SubscriptionPeriod) -> Int? {
    reducedPeriods.first { StoreKitPeriod.contains(plan, in: [$0.key]) }?.value
  }

  private static func list(_ lengths: [String]) -> String {
    lengths.dropLast().joined(separator: ", ") + " or " + (lengths.last ?? "")
  }
}
