/// One line of a price list, before it is decided which of a product's prices is in force.
struct PriceRow: Sendable {
  /// What the price is for.
  let key: Key
  /// The price of one payment.
  let price: Money
  /// The first day it applies; `nil` when it has always applied.
  var start: CalendarDate?
  /// The first day it no longer applies; `nil` when it has no end.
  var end: CalendarDate?
  /// Whether only customers who subscribed earlier still pay it.
  var isPreserved = false
  /// Where the line is.
  let place: Place

  /// What a price is for: a product, a way to pay it and a storefront.
  struct Key: Hashable, Sendable {
    let productID: String
    let billing: BillingPlan.Kind
    let storefront: Storefront
  }

  /// Where a line is.
  struct Place: Sendable {
    /// The place of its first character.
    let location: SourceLocation
    /// The path to it, in a file that has paths.
    var path: JSONPath?
  }
}

extension PriceRow {
  /// A finding about the line.
  func finding(
    _ severity: Finding.Severity, rule: String, _ message: String, fix: String? = nil
  ) -> Finding {
    Finding(
      severity, rule: rule, at: place.location, path: place.path?.text, productID: key.productID,
      message,
      fix: fix)
  }
}
