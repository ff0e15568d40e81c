extension JSONParser {
  /// Passes over a number.
  mutating func number() throws(JSONError) {
    let start = cursor
    if byte == UInt8(ascii: "-") { cursor += 1 }
    let first = cursor
    try digits(after: "'-'")
    if bytes[first] == UInt8(ascii: "0"), cursor > first + 1 {
      throw error(.malformedNumber(reason: "a number may not start with '0'"), at: start)
    }
    if byte == UInt8(ascii: ".") {
      cursor += 1
      try digits(after: "'.'")
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      cursor += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { cursor += 1 }
      try digits(after: "the exponent's 'e'")
    }
  }

  private mutating func digits(after part: String) throws(JSONError) {
    let start = cursor
    while let byte, isDigit(byte) { cursor += 1 }
    guard cursor == start else { return }
    guard byte != nil else { throw truncated() }
    throw error(.malformedNumber(reason: "a number needs a digit after \(part)"))
  }

  /// Passes over a string; one with escapes is kept with them resolved.
  mutating func string(_ token: Int) throws(JSONError) {
    let start = cursor
    cursor += 1
    var pieceStart = cursor
    var text: String?
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        if let text { resolved[token] = text + source[pieceStart..<cursor] }
        cursor += 1
        return
      case UInt8(ascii: "\\"):
        var longer = (text ?? "") + source[pieceStart..<cursor]
        longer.unicodeScalars.append(try escape(stringStart: start))
        text = longer
        pieceStart = cursor
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw error(.openString, at: start)
      case 0..<0x20:
        throw error(.controlCharacter(scalar: byte))
      default:
        cursor += 1
      }
    }
    throw truncated(inside: "string", from: start)
  }

  private mutating func escape(stringStart: Int) throws(JSONError) -> Unicode.Scalar {
    guard cursor + 1 < bytes.count else { throw truncated(inside: "string", from: stringStart) }
    let letter = bytes[cursor + 1]
    if letter == UInt8(ascii: "u") { return try unicodeEscape(stringStart: stringStart) }
    guard let scalar = simpleEscapes[letter] else {
      let next = String(decoding: bytes[(cursor + 1)...].prefix(4), as: UTF8.self).prefix(1)
      throw error(.unknownEscape(escape: "\\" + quotable(String(next))))
    }
    cursor += 2
    return scalar
  }

  /// Reads `\uXXXX`, and a second one when the first is the high half of a surrogate pair.
  private mutating func unicodeEscape(stringStart: Int) throws(JSONError) -> Unicode.Scalar {
    let start = cursor
    let high = try codeUnit(stringStart: stringStart)
    if let scalar = Unicode.Scalar(high) { return scalar }
    let isPair = UTF16.isLeadSurrogate(UInt16(high)) && bytes[cursor...].starts(with: "\\u".utf8)
    guard isPair else { throw loneSurrogate(at: start) }
    let low = try codeUnit(stringStart: stringStart)
    guard UTF16.isTrailSurrogate(UInt16(low)),
      let scalar = Unicode.Scalar(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    else { throw loneSurrogate(at: start) }
    return scalar
  }

  private func loneSurrogate(at start: Int) -> JSONError {
    error(.loneSurrogate(escape: source[start..<(start + 6)]), at: start)
  }

  /// Reads one `\uXXXX`.
  private mutating func codeUnit(stringStart: Int) throws(JSONError) -> UInt32 {
    let digits = bytes[(cursor + 2)...].prefix(4)
    let isHexadecimal = digits.allSatisfy(isHexadecimalDigit)
    if isHexadecimal, digits.count < 4 { throw truncated(inside: "string", from: stringStart) }
    guard isHexadecimal, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error(.malformedEscape) }
    cursor += 6
    return unit
  }
}

private let simpleEscapes: [UInt8: Unicode.Scalar] = [
  UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
  UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
  UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
]

private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (65...70).contains(byte) || (97...102).contains(byte)
}
