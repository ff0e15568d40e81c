/// The BCP 47 tag of a locale code as StoreKit configuration files spell it: `zh_Hans` is `zh-Hans`.
///
/// - Returns: The tag with the usual capitals (RFC 5646, section 2.1.1); `nil` for a text that is no language
///   with an optional script, region and variants.
func storeKitLocaleTag(_ code: String) -> String? {
  let parts = code.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    .map(String.init)
  guard let language = parts.first, (2...3).contains(language.utf8.count),
    language.utf8.allSatisfy(isLetter)
  else { return nil }
  var subtags = [language.lowercased()]
  var rest = parts.dropFirst()
  if let script = rest.first, script.utf8.count == 4, script.utf8.allSatisfy(isLetter) {
    subtags.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
    rest = rest.dropFirst()
  }
  if let region = rest.first, isRegion(region) {
    subtags.append(region.uppercased())
    rest = rest.dropFirst()
  }
  guard rest.allSatisfy(isVariant) else { return nil }
  return (subtags + rest.map { $0.lowercased() }).joined(separator: "-")
}

private func isRegion(_ text: String) -> Bool {
  (text.utf8.count == 2 && text.utf8.allSatisfy(isLetter))
    || (text.utf8.count == 3 && text.utf8.allSatisfy(isDigit))
}

private func isVariant(_ text: String) -> Bool {
  (5...8).contains(text.utf8.count) && text.utf8.allSatisfy { isLetter($0) || isDigit($0) }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (65...90).contains(byte) || (97...122).contains(byte)
}
