import PricingEngine

/// Writes the plans of a paywall as schema.org offers, for the page's own markup.
///
/// Prices are the exact billed ones; nothing that is not in the catalog is stated (schema.org/Offer,
/// schema.org/UnitPriceSpecification).
enum SchemaOrgOffers {
  /// The offers as JSON-LD.
  static func json(_ copy: PaywallCopy) -> ScriptJSON {
    ScriptJSON(
      .object([
        ("@context", .string("https://schema.org")),
        ("@type", .string("ItemList")),
        (
          "itemListElement",
          .array(copy.plans.enumerated().map { item($0.element, position: $0.offset + 1, copy) })
        ),
      ]))
  }

  private static func item(
    _ plan: PlanCopy, position: Int, _ copy: PaywallCopy
  ) -> JSONOutput {
    .object([
      ("@type", .string("ListItem")),
      ("position", .integer(position)),
      (
        "item",
        .object([
          ("@type", .string("Product")),
          ("sku", .string(plan.quote.plan.productID)),
          ("name", .string(plan.displayName ?? plan.quote.plan.productID)),
          ("offers", offer(plan, storefront: copy.storefront)),
        ])
      ),
    ])
  }

  private static func offer(_ plan: PlanCopy, storefront: Storefront) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("@type", .string("Offer")),
      ("price", .string(plan.price.money.shownAmount.text)),
      ("priceCurrency", .string(plan.price.money.currency.code)),
      ("eligibleRegion", .string(storefront.alpha2)),
    ]
    if let period = plan.period?.period {
      members.append(
        (
          "priceSpecification",
          .object([
            ("@type", .string("UnitPriceSpecification")),
            ("price", .string(plan.price.money.shownAmount.text)),
            ("priceCurrency", .string(plan.price.money.currency.code)),
            ("billingDuration", .string(period.iso)),
          ])
        ))
    }
    return .object(members)
  }
}
