/// An absolute web or mail address that is safe as a link: `https://example.com/terms`.
///
/// Links are absolute and use `https`, `http` or `mailto`. Scripts, data, credentials, spaces,
/// control and invisible characters are refused, so a link leads where it seems to lead. Letters of
/// any script may stand as they are (WHATWG URL encodes them when the link is followed).
public struct LinkURL: Sendable, Hashable {
  /// The address as it was written, with the scheme in lower case.
  public let text: String
  /// How the address is opened.
  public let scheme: Scheme

  /// The longest address, in UTF-8 bytes.
  public static let maximumByteCount = 2048

  /// The ways to open a link.
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    /// A page, encrypted on its way.
    case https
    /// A page.
    case http
    /// A letter to one address.
    case mailto
  }

  /// Checks an address.
  ///
  /// `LinkURL("https://example.com/a?b=c#d")` and `LinkURL("mailto:help@example.com")` are links.
  /// - Throws: `LinkURLError`, which says what is wrong with it.
  public init(_ text: String) throws(LinkURLError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumByteCount else { throw .tooLong(text.utf8.count) }
    let (scheme, rest) = try splitScheme(text)
    try checkCharacters(of: text)
    switch scheme {
    case .https, .http: try checkWebAddress(rest)
    case .mailto: try checkMailAddress(rest)
    }
    self.scheme = scheme
    self.text = scheme.rawValue + ":" + rest
  }
}

/// The scheme before the first colon (RFC 3986, section 3.1) and what follows the colon.
private func splitScheme(_ text: String) throws(LinkURLError) -> (LinkURL.Scheme, Substring) {
  let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
  let isScheme =
    name.first.map(isLetter) == true && name.allSatisfy { isLetter($0) || isSchemeMark($0) }
  guard isScheme, name.endIndex < text.endIndex else {
    try checkCharacters(of: text)
    throw .notAbsolute
  }
  let spelled = String(text[..<name.endIndex]).lowercased()
  guard let scheme = LinkURL.Scheme(rawValue: spelled) else { throw .scheme(spelled) }
  return (scheme, text[text.index(after: name.endIndex)...])
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
}

private func isSchemeMark(_ byte: UInt8) -> Bool {
  isDigit(byte) || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
}

/// Refuses the characters that RFC 3986 keeps out of addresses and those that leave no mark of
/// their own.
private func checkCharacters(of text: String) throws(LinkURLError) {
  for scalar in text.unicodeScalars where isForbidden(scalar) { throw .character(scalar) }
  let bytes = Array(text.utf8)
  for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
    let digits = bytes[(index + 1)...].prefix(2)
    guard digits.count == 2, digits.allSatisfy(isHexadecimal) else { throw .percentEncoding }
  }
}

private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  if "\"<>\\^`{|}".unicodeScalars.contains(scalar) { return true }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
    .unassigned:
    true
  default: false
  }
}

private func checkWebAddress(_ rest: Substring) throws(LinkURLError) {
  guard rest.hasPrefix("//") else { throw .noHost }
  let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
  guard !authority.isEmpty else { throw .noHost }
  guard !authority.contains("@") else { throw .credentials }
  let (host, port) = splitPort(authority)
  guard isHost(host) else { throw .host(String(host)) }
  if let port, !isPort(port) { throw .port(String(port)) }
}

/// The host and the text after the colon behind it; colons inside `[…]` belong to the host.
private func splitPort(_ authority: Substring) -> (host: Substring, port: Substring?) {
  let from = authority.firstIndex(of: "]") ?? authority.startIndex
  guard let colon = authority[from...].firstIndex(of: ":") else { return (authority, nil) }
  return (authority[..<colon], authority[authority.index(after: colon)...])
}

private func isPort(_ text: Substring) -> Bool {
  text.utf8.allSatisfy(isDigit) && (1...65535).contains(Int(text) ?? 0)
}

/// Whether a text is a host name of letters, digits, hyphens and points, or an IPv6 address in
/// brackets.
private func isHost(_ text: Substring) -> Bool {
  if text.hasPrefix("["), text.hasSuffix("]") {
    let address = text.dropFirst().dropLast()
    return address.contains(":")
      && address.utf8.allSatisfy { isHexadecimal($0) || ":.".utf8.contains($0) }
  }
  return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
    !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.unicodeScalars.allSatisfy(isHostScalar)
  }
}

private func isHostScalar(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.isASCII else {
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }
  return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-"
}

/// Exactly one address before the question mark: `help@example.com?subject=…`.
private func checkMailAddress(_ rest: Substring) throws(LinkURLError) {
  let address = rest.prefix { $0 != "?" && $0 != "#" }
  let parts = address.split(separator: "@", omittingEmptySubsequences: false)
  let isSpecial: (Character) -> Bool = { ",;:()[]/".contains($0) }
  guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: isSpecial),
    isHost(parts[1])
  else { throw .mailAddress(String(address)) }
}
