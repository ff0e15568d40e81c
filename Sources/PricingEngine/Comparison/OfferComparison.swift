extension TermComparison {
  /// Compares a whole offer with the same time at the plan's regular price.
  ///
  /// 34.99 for three months beside 9.99 a month: 3 × 9.99 = 29.97, so the verdict is `.dearer` and
  /// the offer is no discount. A free trial costs nothing and saves 100 percent. Where days or
  /// weeks meet months or years the smaller regular total counts, so that no offer looks cheaper
  /// than it is.
  /// - Throws: `ScheduleError` when the offer does not fit the plan or the plan costs nothing.
  public init(of offer: Offer, on plan: Plan) throws(ScheduleError) {
    let schedule = try PaymentSchedule(of: plan, with: offer)
    guard let entry = schedule.entries.first, let regularPeriod = plan.paymentPeriod,
      let length = try plan.length(of: offer)
    else { throw .oneTimePurchase(productID: plan.productID) }
    guard plan.price.amount.coefficient > 0 else { throw .freePlan(productID: plan.productID) }
    self.init(
      total: entry.total, referencePrice: plan.price, per: regularPeriod,
      count: .fewest(regularPeriod, in: length))
  }
}
