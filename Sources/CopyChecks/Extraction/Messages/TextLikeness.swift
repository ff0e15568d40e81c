/// Tells texts that people read from those that programs read.
enum TextLikeness {
  /// Whether a string is something to read.
  ///
  /// It is not when it is blank, an address (`https://…`, `mailto:…`, `/path`, `#anchor`), a color (`rgb(0, 0, 0)`), or one word of
  /// ASCII letters, digits and ``_-.:/+=#@`` (an identifier, date, number, color or hash). Such a word is still to be read when
  /// it is written as a word is: letters alone, with a capital first and either all or none of the others (`Subscribe`, `FREE`).
  static func isText(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first(where: { !isTextSpace($0) }) else { return false }
    let hasSpace = bytes.contains(where: isTextSpace)
    if !hasSpace, hasScheme(bytes) || first == UInt8(ascii: "/") { return false }
    if isColorFunction(bytes) { return false }
    guard bytes.allSatisfy(isIdentifierByte) else { return true }
    return isWrittenAsWord(bytes)
  }

  /// Whether an address starts: a scheme, and `//` or one of the schemes without it.
  private static func hasScheme(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon <= 32,
      bytes[..<colon].allSatisfy({
        isASCIILetter($0) || isASCIIDigit($0) || $0 == UInt8(ascii: "-")
      })
    else { return false }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    return bytes[colon...].starts(with: "://".utf8)
      || ["mailto", "tel", "data", "sms", "javascript"].contains(scheme)
  }

  private static func isColorFunction(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: ")"), bytes.count < 64 else { return false }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return ["rgb(", "rgba(", "hsl(", "hsla(", "oklch("].contains { text.hasPrefix($0) }
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || isASCIIDigit(byte) || "_-.:/+=#@".utf8.contains(byte)
  }

  private static func isWrittenAsWord(_ bytes: [UInt8]) -> Bool {
    let isCapital: (UInt8) -> Bool = { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard bytes.count > 1, bytes.allSatisfy(isASCIILetter), isCapital(bytes[0]) else {
      return false
    }
    let others = bytes.dropFirst()
    return others.allSatisfy(isCapital) || !others.contains(where: isCapital)
  }
}
