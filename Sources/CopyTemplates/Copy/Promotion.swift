import PricingEngine

extension PolicyFacts {
  /// A price or offer that is there for a time.
  public struct Promotion: Sendable, Hashable {
    /// The product; `nil` is all of them.
    public let productID: String?
    /// The first day.
    public let startsAt: CalendarDate?
    /// The last day; without one nothing may be called limited in time.
    public let endsAt: CalendarDate?
    /// The price before, which was really charged.
    public let referencePrice: ExactDecimal?
    /// Since when the price before was charged.
    public let referenceFrom: CalendarDate?
    /// The lowest price of the thirty days before.
    public let lowestPrice30Days: ExactDecimal?
    /// Whether the promotion will not come again.
    public let neverRepeats: Bool?

    /// Creates a promotion.
    public init(
      productID: String? = nil, startsAt: CalendarDate? = nil, endsAt: CalendarDate? = nil,
      referencePrice: ExactDecimal? = nil, referenceFrom: CalendarDate? = nil,
      lowestPrice30Days: ExactDecimal? = nil, neverRepeats: Bool? = nil
    ) {
      self.productID = productID
      self.startsAt = startsAt
      self.endsAt = endsAt
      self.referencePrice = referencePrice
      self.referenceFrom = referenceFrom
      self.lowestPrice30Days = lowestPrice30Days
      self.neverRepeats = neverRepeats
    }
  }
}
