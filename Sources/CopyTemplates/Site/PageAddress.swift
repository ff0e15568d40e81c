import PricingEngine

/// Where a site is served, and the addresses of its pages.
public struct PageAddress: Sendable, Hashable {
  /// The address of the folder, with a slash at its end, as ASCII but for a host in letters of its own.
  public let base: String

  /// Takes the address of a site's folder: `https://example.com/pricing`.
  ///
  /// - Returns: `nil` for an address with a query or a fragment, which can have no pages below it, and for one that is no page.
  public init?(_ url: LinkURL) {
    guard url.scheme != .mailto, !url.text.contains("?"), !url.text.contains("#") else {
      return nil
    }
    let rest = url.text.dropFirst(url.scheme.rawValue.count + 3)
    let host = rest.prefix { $0 != "/" }
    let path = Self.encoded(String(rest.dropFirst(host.count)), keepsPercent: true)
    base = "\(url.scheme.rawValue)://\(host)\(path)" + (path.hasSuffix("/") ? "" : "/")
  }

  /// The address of a file of the site: that of `de/DEU/a b.html` is `https://example.com/pricing/de/DEU/a%20b.html`.
  public func address(ofPath path: String) -> String { base + Self.relative(path) }

  /// A path of the site as a relative address: everything but letters, digits, `-`, `.`, `_`, `~` and `/` is percent-encoded
  /// (RFC 3986, section 2.3).
  public static func relative(_ path: String) -> String { encoded(path, keepsPercent: false) }

  private static func encoded(_ path: String, keepsPercent: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) || keepsPercent && isPathMark(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }

  /// What else stands in a path as it is, and the sign of bytes that are encoded already.
  private static func isPathMark(_ byte: UInt8) -> Bool { "%!$&'()*+,;=:@".utf8.contains(byte) }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
