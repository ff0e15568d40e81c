extension Policies {
  /// Reads the links of a file's `appPolicies`, which are empty in nearly every file.
  init(of root: JSONObjectReader, into findings: inout [Finding]) {
    guard let value = root.present("appPolicies"), let object = value.object(into: &findings)
    else {
      self.init()
      return
    }
    _ = StoreKitKeys.policies.check(object, into: &findings)
    var privacyURLs: [String: String] = [:]
    for element in object.list("policies", into: &findings) {
      guard let policy = element.object(into: &findings) else { continue }
      _ = StoreKitKeys.policy.check(policy, into: &findings)
      guard let url = policy.url(into: &findings), let tag = policy.locale(into: &findings)
      else { continue }
      privacyURLs[tag] = privacyURLs[tag] ?? url
    }
    let terms = object.label("eula", into: &findings)
    self.init(termsURL: terms.flatMap { isWebAddress($0) ? $0 : nil }, privacyURLs: privacyURLs)
  }
}

extension JSONObjectReader {
  fileprivate func url(into findings: inout [Finding]) -> String? {
    guard let text = label("policyURL", into: &findings), !text.isEmpty else { return nil }
    if isWebAddress(text) { return text }
    findings.append(
      (self["policyURL"] ?? reader).finding(
        .warning, .policyURLInvalid, "expected a web address, got '\(quotable(text))'",
        fix: "write an address that starts with 'https://'"))
    return nil
  }
}

/// Whether a text is an address that a page may link to: `eula` holds the text of a license or its address.
private func isWebAddress(_ text: String) -> Bool {
  let lower = text.lowercased()
  let scheme = ["https://", "http://"].first(where: lower.hasPrefix)
  guard let scheme, lower.utf8.count > scheme.utf8.count else { return false }
  return !text.unicodeScalars.contains { $0.properties.isWhitespace || isInvisible($0) }
}
