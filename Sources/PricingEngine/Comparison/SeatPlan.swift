extension Plan {
  /// Whether `price` is that of one seat only, because nobody said how many are bought.
  public var isPricedPerSeat: Bool { seats != nil && seatCount == nil }

  /// The plan for a number of seats: its price is the exact total.
  ///
  /// A plan without prices per seat stays as it is.
  /// With 1 to 20 seats at 19.99, 21 to 40 at 13.99 and more at 10.99, the plan for 50 seats costs 789.50.
  /// - Throws: `GraduatedPriceError.seatsOutOfRange` when `count` is not 1 to 1,000,000.
  public func buying(seats count: Int) throws(GraduatedPriceError) -> Plan {
    guard let seats else { return self }
    return Plan(self, price: try seats.total(seats: count), seatCount: count)
  }

  private init(_ plan: Plan, price: Money, seatCount: Int) {
    product = plan.product
    storefront = plan.storefront
    billing = plan.billing
    self.price = price
    offers = plan.offers
    seats = plan.seats
    self.seatCount = seatCount
  }
}
