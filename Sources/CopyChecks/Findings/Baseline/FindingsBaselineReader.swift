import CopyTemplates
import PricingEngine

extension FindingsBaseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - folder: The folder that the file is in; empty for the working directory.
  ///   - findings: Where everything goes that is wrong with the file.
  public init?(reading source: SourceText, folder: String, into findings: inout [Finding]) {
    guard let root = parsedRoot(of: source, into: &findings),
      let object = root.object(known: ["schema", "accepted"], into: &findings),
      checkSchema(of: object, is: Self.schema, into: &findings),
      let elements = object.required("accepted", into: &findings)?.elements(into: &findings)
    else { return nil }
    var seen: Set<BaselineEntry> = []
    var accepted: [Accepted] = []
    for element in elements {
      guard let read = Accepted(element, into: &findings) else { continue }
      if seen.insert(read.entry).inserted {
        accepted.append(read)
      } else {
        findings.append(
          element.finding(
            .error, rule: "value-repeated", "the entry is there twice",
            fix: "keep one of the two, with a \"count\""))
      }
    }
    self.init(accepted, folder: folder)
  }
}

extension FindingsBaseline.Accepted {
  private static let names = [
    "rule", "file", "template", "locale", "storefront", "key", "productID", "words", "count",
  ]

  fileprivate init?(_ reader: JSONReader, into findings: inout [Finding]) {
    guard let object = reader.object(known: Self.names, into: &findings),
      let rule = object.required("rule", into: &findings)?.string(into: &findings),
      let words = object.required("words", into: &findings)?.string(into: &findings)
    else { return nil }
    let counter = object["count"]
    let count = counter.map { $0.integer(into: &findings) ?? 0 } ?? 1
    if let counter, count < 1 {
      findings.append(
        counter.finding(.error, rule: "number-out-of-range", "expected a count of at least 1"))
      return nil
    }
    let cell = CheckFinding.Cell(
      template: object["template"]?.string(into: &findings),
      locale: object["locale"]?.string(into: &findings),
      storefront: object["storefront"]?.string(into: &findings),
      key: object["key"]?.string(into: &findings))
    self.init(
      entry: BaselineEntry(
        rule: rule, file: object["file"]?.string(into: &findings), cell: cell,
        productID: object["productID"]?.string(into: &findings), words: words),
      count: count, location: reader.location)
  }
}
