extension JSONReader {
  /// A finding about this value by one of the rules for StoreKit configuration files.
  func finding(
    _ severity: Finding.Severity, _ rule: StoreKitRule, _ message: String, fix: String? = nil
  ) -> Finding {
    finding(severity, rule: rule.rawValue, message, fix: fix)
  }

  /// Whether the value is a list.
  var isList: Bool { node.isList }

  /// The value, unless it is `null`: Xcode writes `null` and leaves keys out for the same thing.
  var present: JSONReader? { isNull ? nil : self }
}

extension JSONObjectReader {
  /// The value of a key, unless it is absent or `null`.
  func present(_ key: String) -> JSONReader? { self[key]?.present }

  /// The first of the keys' values that is there and not `null`.
  func present(anyOf keys: [String]) -> JSONReader? { keys.lazy.compactMap(present).first }

  /// A finding about a key that the object lacks; it points at the object and its path ends with the key.
  func missing(
    _ key: String, _ rule: StoreKitRule, _ message: String, fix: String
  ) -> Finding {
    Finding(
      .error, rule: rule.rawValue, at: reader.location, path: reader.path.member(key).text,
      productID: reader.productID, message, fix: fix)
  }

  /// A finding about a member that points at its key.
  func keyFinding(
    _ member: JSONMember, _ severity: Finding.Severity, _ rule: StoreKitRule, _ message: String,
    fix: String
  ) -> Finding {
    keyFinding(member, severity, rule: rule.rawValue, message, fix: fix)
  }

  /// The text of a key; `nil` when it is absent, `null`, or not a text, which is a finding.
  func text(_ key: String, into findings: inout [Finding]) -> String? {
    present(key)?.string(into: &findings)
  }

  /// The text of a key that does not touch what is sold: a wrong type is only a warning.
  func label(_ key: String, into findings: inout [Finding]) -> String? {
    guard let value = present(key) else { return nil }
    if case .string(let text) = value.node.kind { return text }
    findings.append(value.mismatch(expected: "a string", severity: .warning))
    return nil
  }

  /// The elements of a key's list; none when it is absent, `null`, or no list, which is a finding.
  func list(_ key: String, into findings: inout [Finding]) -> [JSONReader] {
    present(key)?.elements(into: &findings) ?? []
  }

  /// A switch; a wrong type is a warning and counts as `missing`.
  func flag(_ key: String, missing: Bool, into findings: inout [Finding]) -> Bool {
    guard let value = present(key) else { return missing }
    if case .bool(let flag) = value.node.kind { return flag }
    findings.append(value.mismatch(expected: "true or false", severity: .warning))
    return missing
  }
}
