import PricingEngine

extension PolicyFacts {
  /// Proof for a claim, with its source and date.
  public struct Evidence: Sendable, Hashable {
    /// What it proves.
    public let kind: Kind
    /// The product it is about; `nil` is the app.
    public let productID: String?
    /// The number that it proves: users, stars, a competitor's price.
    public let value: ExactDecimal?
    /// Where it can be read.
    public let source: String
    /// When it was true.
    public let date: CalendarDate

    /// Creates evidence.
    public init(
      _ kind: Kind, productID: String? = nil, value: ExactDecimal? = nil, source: String,
      date: CalendarDate
    ) {
      self.kind = kind
      self.productID = productID
      self.value = value
      self.source = source
      self.date = date
    }

    /// What evidence can prove.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Most customers choose the product.
      case mostPopular
      /// How many customers there are.
      case userCount
      /// Stars and reviews.
      case rating
      /// A prize.
      case award
      /// A place in a ranking.
      case ranking
      /// A store's or person's recommendation.
      case endorsement
      /// What somebody else charges for the same.
      case competitorPrice
    }
  }
}
