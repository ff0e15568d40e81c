/// An element of a product list whose identifier and keys have been looked at.
struct StoreKitItem {
  /// The element; its path and its findings name the product.
  let object: JSONObjectReader
  /// The product identifier as the file has it; `nil` after a finding when there is none.
  let id: String?
  /// Known keys that stand under another spelling and were reported for it.
  let misspelled: Set<String>

  /// Reads the identifier under the first of the keys that is there.
  init(
    _ raw: JSONObjectReader, idKeys: [String] = ["productID"], keys: StoreKitKeys,
    into findings: inout [Finding]
  ) {
    let name = ["productID", "id"].lazy.compactMap { raw[$0]?.plainString }.first
    object = raw.relabeled(name, productID: name)
    misspelled = keys.check(object, into: &findings)
    guard let value = object.present(anyOf: idKeys) else {
      if !misspelled.contains("productID") {
        findings.append(
          object.missing(
            idKeys[0], .productIDMissing, "the product has no id", fix: "add '\(idKeys[0])'"))
      }
      id = nil
      return
    }
    id = value.productID(into: &findings)
  }

  /// Reports a key that the product must have, unless it was reported under another spelling.
  func reportMissing(
    _ key: String, _ rule: StoreKitRule, _ message: String, fix: String,
    into findings: inout [Finding]
  ) {
    guard !misspelled.contains(key) else { return }
    findings.append(object.missing(key, rule, message, fix: fix))
  }

  /// The price that customers pay.
  func displayPrice(into findings: inout [Finding]) -> ExactDecimal? {
    if let value = object.present("displayPrice") { return value.price(into: &findings) }
    reportMissing(
      "displayPrice", .priceMissing, "the product has no price",
      fix: "add 'displayPrice', such as \"4.99\"", into: &findings)
    return nil
  }

  /// Whether families may share the product.
  func isFamilyShareable(into findings: inout [Finding]) -> Bool {
    object.flag("familyShareable", missing: false, into: &findings)
  }
}

extension JSONReader {
  /// The text of a string; `nil` for everything else.
  var plainString: String? {
    if case .string(let text) = node.kind { text } else { nil }
  }

  /// Reads a product identifier.
  ///
  /// White space around it stays: the store would not find the product without it.
  fileprivate func productID(into findings: inout [Finding]) -> String? {
    guard let text = string(into: &findings) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      findings.append(
        finding(.error, .productIDMissing, "the product id is empty", fix: "write the product's id")
      )
      return nil
    }
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
      findings.append(
        finding(
          .warning, .productIDUntrimmed,
          "the product id '\(quotable(text))' has white space around it; it is kept",
          fix: "remove it, unless the id has it in App Store Connect"))
    }
    return text
  }
}
