/// Why a product makes no plan in a storefront.
public enum PlanError: Error, Equatable, Sendable {
  /// The product has no price there. `available` are the storefronts that have one, by code.
  case noPrice(productID: String, storefront: Storefront, available: [Storefront])
  /// None of the product's billing plans is on sale.
  case notOnSale(productID: String, storefront: Storefront)
  /// The product is sold only with a commitment, which the store does not sell there (USA, SGP).
  case commitmentNotSold(productID: String, storefront: Storefront)
  /// A monthly billing plan belongs to a product whose period is not one year.
  case commitmentNotOneYear(productID: String, period: SubscriptionPeriod)
}
