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

extension PlanError: CustomStringConvertible {
  /// What is wrong, and where the product can be bought instead.
  public var description: String {
    switch self {
    case .noPrice(let id, let storefront, let available):
      "expected a price of '\(id)' in storefront '\(storefront)', got prices in \(list(available))"
    case .notOnSale(let id, let storefront):
      "no billing plan of '\(id)' is on sale in storefront '\(storefront)'"
    case .commitmentNotSold(let id, let storefront):
      "'\(id)' is sold only with a commitment, which storefront '\(storefront)' does not sell"
    case .commitmentNotOneYear(let id, let period):
      "expected a period of one year for the commitment of '\(id)', got '\(period.iso)'"
    }
  }

  private func list(_ storefronts: [Storefront]) -> String {
    guard !storefronts.isEmpty else { return "none" }
    return storefronts.map { "'\($0)'" }.joined(separator: ", ")
  }
}
