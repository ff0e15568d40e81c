import PricingEngine

extension PolicyFacts.Evidence {
  /// Reads one piece of evidence; `nil` after a finding when it is not whole.
  init?(_ reader: JSONReader, into findings: inout [Finding]) {
    let keys = ["kind", "product", "value", "source", "date"]
    guard let object = reader.object(known: keys, into: &findings),
      let kind = object.required("kind", into: &findings)?.word(Kind.self, into: &findings),
      let source = object.required("source", into: &findings)?.text(into: &findings),
      let date = object.required("date", into: &findings)?.date(into: &findings)
    else { return nil }
    self.init(
      kind, productID: object["product"]?.text(into: &findings),
      value: object["value"]?.amount(into: &findings), source: source, date: date)
  }
}
