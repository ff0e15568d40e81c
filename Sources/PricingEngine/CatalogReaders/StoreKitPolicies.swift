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
    self.init(termsURL: object.terms(into: &findings), privacyURLs: privacyURLs)
  }
}

extension JSONObjectReader {
  /// The address of the license; `nil` when `eula` holds the text of one.
  fileprivate func terms(into findings: inout [Finding]) -> String? {
    guard let text = label("eula", into: &findings), isWebAddress(text) else { return nil }
    return (self["eula"] ?? reader).policyLink(text, into: &findings)
  }

  fileprivate func url(into findings: inout [Finding]) -> String? {
    guard let text = label("policyURL", into: &findings), !text.isEmpty else { return nil }
    let value = self["policyURL"] ?? reader
    if isWebAddress(text) { return value.policyLink(text, into: &findings) }
    findings.append(
      value.finding(
        .warning, .policyURLInvalid, "expected a web address, got '\(quotable(text))'",
        fix: "write an address that starts with 'https://'"))
    return nil
  }
}

/// Whether a text is meant to be a web address: `eula` holds the text of a license or its address.
private func isWebAddress(_ text: String) -> Bool {
  let lower = text.lowercased()
  let scheme = ["https://", "http://"].first(where: lower.hasPrefix)
  guard let scheme, lower.utf8.count > scheme.utf8.count else { return false }
  return !text.unicodeScalars.contains { $0.properties.isWhitespace || isInvisible($0) }
}
