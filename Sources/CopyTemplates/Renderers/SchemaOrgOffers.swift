import PricingEngine

/// Writes the plans of a paywall as schema.org offers, for the page's own markup.
///
/// Prices are the exact billed ones; nothing that is not in the catalog is stated (schema.org/Offer,
/// schema.org/UnitPriceSpecification).
enum SchemaOrgOffers {
  /// The offers of plans with their names as JSON-LD.
  static func json(
    _ plans: [(plan: Plan, displayName: String?)], in storefront: Storefront
  ) -> ScriptJSON {
    ScriptJSON(
      .object([
        ("@context", .string("https://schema.org")),
        ("@type", .string("ItemList")),
        (
          "itemListElement",
          .array(
            plans.enumerated().map { index, shown in
              item(shown.plan, shown.displayName, position: index + 1, storefront)
            })
        ),
      ]))
  }

  private static func item(
    _ plan: Plan, _ displayName: String?, position: Int, _ storefront: Storefront
  ) -> JSONOutput {
    .object([
      ("@type", .string("ListItem")),
      ("position", .integer(position)),
      (
        "item",
        .object([
          ("@type", .string("Product")),
          ("sku", .string(plan.productID)),
          ("name", .string(displayName ?? plan.productID)),
          ("offers", offer(plan, storefront: storefront)),
        ])
      ),
    ])
  }

  private static func offer(_ plan: Plan, storefront: Storefront) -> JSONOutput {
    var members: [(String, JSONOutput)] = [("@type", .string("Offer"))]
    // The price of one seat is no price of the offer: it stands with the seats that it is for.
    if !plan.isPricedPerSeat {
      members.append(("price", .string(plan.price.shownAmount.text)))
    }
    members.append(("priceCurrency", .string(plan.price.currency.code)))
    members.append(("eligibleRegion", .string(storefront.alpha2)))
    if let count = plan.seatCount {
      members.append(("eligibleQuantity", quantity([("value", .integer(count))])))
    }
    if let specification = specification(plan) {
      members.append(("priceSpecification", specification))
    }
    return .object(members)
  }

  /// What is billed each period; while nobody said how many seats are bought, what each tier bills for a seat.
  private static func specification(_ plan: Plan) -> JSONOutput? {
    guard let period = plan.paymentPeriod else { return nil }
    guard let seats = plan.seats, plan.isPricedPerSeat else {
      return specification(plan.price, period)
    }
    let ends = seats.tiers.dropFirst().map { Optional($0.minimumSeat - 1) } + [nil]
    return .array(
      zip(seats.tiers, ends).map { tier, end in
        var range: [(String, JSONOutput)] = [("minValue", .integer(tier.minimumSeat))]
        if let end { range.append(("maxValue", .integer(end))) }
        return specification(
          tier.price, period,
          [
            ("referenceQuantity", quantity([("value", .integer(1))])),
            ("eligibleQuantity", quantity(range)),
          ])
      })
  }

  private static func specification(
    _ price: Money, _ period: SubscriptionPeriod, _ seats: [(String, JSONOutput)] = []
  ) -> JSONOutput {
    .object(
      [
        ("@type", .string("UnitPriceSpecification")),
        ("price", .string(price.shownAmount.text)),
        ("priceCurrency", .string(price.currency.code)),
        ("billingDuration", .string(period.iso)),
      ] + seats)
  }

  /// A number of seats (schema.org/QuantitativeValue).
  private static func quantity(_ values: [(String, JSONOutput)]) -> JSONOutput {
    .object(
      [("@type", .string("QuantitativeValue"))] + values + [("unitText", .string("seat"))])
  }
}
