/// A JSON value with its path, read by type: a mismatch becomes a finding and the reading goes on.
public struct JSONReader: Sendable {
  /// The value.
  public let node: JSONNode
  /// The way to the value.
  public let path: JSONPath
  /// The product that findings are about, once it is known.
  public let productID: String?

  /// Starts at the root of a document.
  public init(_ document: JSONDocument) {
    self.init(node: document.root, path: .root, productID: nil)
  }

  init(node: JSONNode, path: JSONPath, productID: String?) {
    self.node = node
    self.path = path
    self.productID = productID
  }

  /// The text that the value stands in.
  public var source: SourceText { node.source }

  /// Where the value starts.
  public var location: SourceLocation { source.location(ofByte: node.bytes.lowerBound) }

  /// Whether the value is `null`.
  public var isNull: Bool { node.isNull }

  /// The same value, whose findings name a product.
  public func about(productID: String?) -> JSONReader {
    JSONReader(node: node, path: path, productID: productID)
  }

  /// The same value with a name in its path.
  public func labeled(_ label: String) -> JSONReader {
    JSONReader(node: node, path: path.labeled(label), productID: productID)
  }

  /// A finding about this value.
  public func finding(
    _ severity: Finding.Severity, rule: String, _ message: String, fix: String? = nil
  ) -> Finding {
    Finding(
      severity, rule: rule, at: location, path: path.text.isEmpty ? nil : path.text,
      productID: productID, message, fix: fix)
  }

  /// The finding that the value has another type than expected.
  public func mismatch(
    expected: String, severity: Finding.Severity = .error, fix: String? = nil
  ) -> Finding {
    finding(
      severity, rule: "value-type", "expected \(expected), got \(node.summary)", fix: fix)
  }
}

extension JSONReader {
  /// The text of a string.
  public func string(into findings: inout [Finding]) -> String? {
    if case .string(let text) = node.kind { return text }
    findings.append(mismatch(expected: "a string"))
    return nil
  }

  /// The value of `true` or `false`.
  public func bool(into findings: inout [Finding]) -> Bool? {
    if case .bool(let value) = node.kind { return value }
    findings.append(mismatch(expected: "true or false"))
    return nil
  }

  /// A whole number, written without point and exponent.
  public func integer(into findings: inout [Finding]) -> Int? {
    if case .number(let text) = node.kind, let value = Int(text) { return value }
    findings.append(mismatch(expected: "a whole number"))
    return nil
  }

  /// The elements of a list, each with its index in the path.
  public func elements(into findings: inout [Finding]) -> [JSONReader]? {
    guard case .array(let nodes) = node.kind else {
      findings.append(mismatch(expected: "a list"))
      return nil
    }
    return nodes.enumerated().map { index, node in
      JSONReader(node: node, path: path.element(index), productID: productID)
    }
  }

  /// The members of an object.
  ///
  /// - Parameters:
  ///   - known: The keys that the object may have; every other key is an error finding with the nearest one as
  ///     suggestion. `nil` lets every key pass.
  ///   - findings: Where findings go.
  /// - Returns: The members; `nil` after a finding when the value is no object.
  public func object(
    known: [String]? = nil, into findings: inout [Finding]
  ) -> JSONObjectReader? {
    guard node.isObject else {
      findings.append(mismatch(expected: "an object"))
      return nil
    }
    let object = JSONObjectReader(self)
    if let known {
      for member in object.members where !known.contains(member.key) {
        findings.append(object.unknownKey(member, known: known))
      }
    }
    return object
  }
}
