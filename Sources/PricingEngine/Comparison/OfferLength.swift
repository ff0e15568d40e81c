extension Offer.Terms {
  /// How long the whole offer lasts: three reduced periods of one month are three months.
  ///
  /// `nil` for a product that is bought once.
  /// - Throws: `PeriodError.outOfRange` when the reduced periods together are not 1 to 999 units.
  public var length: SubscriptionPeriod? {
    get throws(PeriodError) {
      switch self {
      case .freeTrial(let period), .payUpFront(_, let period): period
      case .payAsYouGo(_, let period, let count): try period.times(count)
      case .oneTime: nil
      }
    }
  }
}
