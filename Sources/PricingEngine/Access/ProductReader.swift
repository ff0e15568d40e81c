/// Reads product identifiers and compares them with those there are.
struct ProductReader {
  /// The products there are; `nil` lets every product pass.
  let knownIDs: [String]?

  func productID(_ reader: JSONReader?, into findings: inout [Finding]) -> String? {
    guard let reader, let text = reader.string(into: &findings) else { return nil }
    if text.isEmpty {
      findings.append(
        reader.finding(.error, rule: "facts-product-empty", "expected a product, got an empty text")
      )
    } else if let knownIDs, !knownIDs.contains(text) {
      findings.append(
        reader.finding(
          .warning, rule: "facts-product-unknown", "no product '\(quotable(text))' in the catalog",
          fix: nearestText(to: text, in: knownIDs).map { "write '\($0)'" }))
    }
    return text
  }
}
