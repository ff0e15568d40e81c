import PricingEngine

/// The product that most customers choose, with the evidence for it.
///
/// Without evidence that has a name and a date, no copy says that anything is popular.
public struct MostPopular: Sendable, Hashable {
  /// The product.
  public let productID: String
  /// What kind of evidence it is.
  public let kind: Kind
  /// Where the numbers are from, such as "App Store Connect, Sales and Trends".
  public let source: String
  /// The day that the numbers are of.
  public let date: CalendarDate

  /// Creates a statement.
  public init(productID: String, kind: Kind, source: String, date: CalendarDate) {
    self.productID = productID
    self.kind = kind
    self.source = source
    self.date = date
  }

  /// What was counted; the raw value is the word in project files.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Purchases in a span of time.
    case sales
    /// Customers who have the plan now.
    case subscribers
    /// Answers of customers who were asked.
    case survey
  }
}
