/// Prices of products in storefronts, to be added to a catalog.
public struct PriceList: Sendable, Hashable {
  /// The prices in file order: at most one for a product, a way to pay and a storefront.
  public let entries: [Entry]

  /// Creates a list of entries that differ in product, way to pay or storefront.
  init(entries: [Entry]) { self.entries = entries }

  /// The price of a product in one storefront.
  public struct Entry: Sendable, Hashable {
    /// The product's identifier.
    public let productID: String
    /// The storefront.
    public let storefront: Storefront
    /// How it is paid; a monthly price is one of twelve payments.
    public let billing: BillingPlan.Kind
    /// What one payment costs, in the storefront's currency.
    public let price: Money
    /// Where the list has it.
    public let location: SourceLocation
  }

  /// The storefronts that have a price, by code.
  public var storefronts: [Storefront] {
    Set(entries.map(\.storefront)).sorted { $0.code < $1.code }
  }
}
