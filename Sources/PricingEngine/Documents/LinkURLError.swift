/// Why a text is not a link.
public enum LinkURLError: Error, Equatable, Sendable {
  /// The text is empty: `""`.
  case empty
  /// The address has more bytes than `LinkURL.maximumByteCount`.
  case tooLong(Int)
  /// The address has no scheme: `/terms`, `www.example.com`.
  case notAbsolute
  /// The address is opened in a way that links may not use: `javascript:…`, `data:…`.
  case scheme(String)
  /// The address holds a space, a control or invisible character, or one of `"<>\^{|}` and the
  /// backquote.
  case character(Unicode.Scalar)
  /// A `%` is not followed by two hexadecimal digits: `100%`.
  case percentEncoding
  /// The address names no host: `https:///terms`, `https:terms`.
  case noHost
  /// The host is not a host name: `https://-/`.
  case host(String)
  /// The port is not 1 to 65535: `https://example.com:0`.
  case port(String)
  /// The address holds a user name, which can hide the host: `https://apple.com@example.com`.
  case credentials
  /// The mail address is not one address: `mailto:a@b.example,c@d.example`.
  case mailAddress(String)
}

extension LinkURLError {
  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .empty: "expected an address, got an empty text"
    case .tooLong(let count):
      "the address has \(count) bytes, expected at most \(LinkURL.maximumByteCount)"
    case .notAbsolute: "expected an absolute address"
    case .scheme(let scheme): "expected 'https', 'http' or 'mailto', got '\(scheme)'"
    case .character(let scalar): "an address must not hold \(Self.name(of: scalar))"
    case .percentEncoding: "expected two hexadecimal digits after '%'"
    case .noHost: "the address names no host"
    case .host(let host): "expected a host name, got '\(host)'"
    case .port(let port): "expected a port from 1 to 65535, got '\(port)'"
    case .credentials: "an address must not hold a user name or password"
    case .mailAddress(let address): "expected one mail address, got '\(address)'"
    }
  }

  /// What to do about it, as an imperative, when there is one thing to do.
  public var fix: String? {
    switch self {
    case .notAbsolute, .noHost: "write it as 'https://example.com/page'"
    case .character(let scalar): Self.percentEncoded(scalar).map { "write '\($0)'" }
    case .percentEncoding: "write a percent sign as '%25'"
    case .credentials: "remove the part up to '@'"
    case .mailAddress: "write it as 'mailto:name@example.com'"
    case .empty, .tooLong, .scheme, .host, .port: nil
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    guard (0x21...0x7E).contains(scalar.value) else {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return "'\(scalar)'"
  }

  /// A visible character or a space as an address spells it; `nil` for what an address has no use
  /// for.
  private static func percentEncoded(_ scalar: Unicode.Scalar) -> String? {
    guard (0x20...0x7E).contains(scalar.value) else { return nil }
    return "%" + String(scalar.value, radix: 16, uppercase: true)
  }
}
