import PricingEngine

extension PolicyFacts.Promotion {
  static let keys = [
    "product", "startsAt", "endsAt", "referencePrice", "referenceFrom", "lowestPrice30Days",
    "neverRepeats",
  ]

  /// Reads a promotion; what contradicts itself in it becomes findings.
  init?(_ reader: JSONReader, into findings: inout [Finding]) {
    guard let object = reader.object(known: Self.keys, into: &findings) else { return nil }
    self.init(
      productID: object["product"]?.text(into: &findings),
      startsAt: object["startsAt"]?.date(into: &findings),
      endsAt: object["endsAt"]?.date(into: &findings),
      referencePrice: object["referencePrice"]?.price(into: &findings),
      referenceFrom: object["referenceFrom"]?.date(into: &findings),
      lowestPrice30Days: object["lowestPrice30Days"]?.price(into: &findings),
      neverRepeats: object["neverRepeats"]?.bool(into: &findings))
    checkDays(in: object, into: &findings)
    checkFormerPrices(in: object, into: &findings)
  }

  private func checkDays(in object: JSONObjectReader, into findings: inout [Finding]) {
    guard let startsAt else { return }
    if let endsAt, endsAt < startsAt, let reader = object["endsAt"] {
      findings.append(
        reader.finding(
          .error, rule: "promotion-days-reversed",
          "the promotion ends on \(endsAt.iso), before it starts on \(startsAt.iso)",
          fix: "write a day from \(startsAt.iso) on"))
    }
    if let referenceFrom, referenceFrom >= startsAt, let reader = object["referenceFrom"] {
      findings.append(
        reader.finding(
          .error, rule: "promotion-days-reversed",
          "the price before is charged since \(referenceFrom.iso), and the promotion starts on \(startsAt.iso)",
          fix: "write a day before \(startsAt.iso)"))
    }
  }

  private func checkFormerPrices(in object: JSONObjectReader, into findings: inout [Finding]) {
    for key in ["referenceFrom", "lowestPrice30Days"] {
      guard let reader = object[key], object["referencePrice"] == nil else { continue }
      findings.append(
        reader.finding(
          .error, rule: "missing-key", "'\(key)' is about a former price, which is not stated",
          fix: "add 'referencePrice'"))
    }
    guard let lowestPrice30Days, let referencePrice, lowestPrice30Days > referencePrice,
      let reader = object["lowestPrice30Days"]
    else { return }
    findings.append(
      reader.finding(
        .error, rule: "number-out-of-range",
        "the lowest price of 30 days, \(lowestPrice30Days.text), is above the price before, \(referencePrice.text)",
        fix: "write the lowest price that was charged in the 30 days before the promotion"))
  }
}
