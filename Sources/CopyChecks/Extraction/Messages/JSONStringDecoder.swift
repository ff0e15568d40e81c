import PricingEngine

/// Decodes a string of a JSON text that was read without errors, and keeps the place of every byte.
enum JSONStringDecoder {
  /// The text of a string, by the offset of its opening quote.
  static func text(_ source: SourceText, at quote: Int) -> PlacedText {
    let bytes = source.bytes
    var text = PlacedText()
    var cursor = quote + 1
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\"") {
      let start = cursor
      if bytes[cursor] == UInt8(ascii: "\\") {
        let scalar = escape(in: bytes, at: &cursor)
        text.append(String(Character(scalar)).utf8, for: start..<cursor)
      } else {
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\""),
          bytes[cursor] != UInt8(ascii: "\\")
        { cursor += 1 }
        text.append(bytes, start..<cursor)
      }
    }
    return text
  }

  /// The character of the escape at a backslash (RFC 8259, section 7), and moves behind it.
  private static func escape(in bytes: [UInt8], at cursor: inout Int) -> Unicode.Scalar {
    let letter = cursor + 1 < bytes.count ? bytes[cursor + 1] : UInt8(ascii: "\\")
    cursor = min(cursor + 2, bytes.count)
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): break
    default: return Unicode.Scalar(letter)
    }
    let unit = codeUnit(in: bytes, at: cursor)
    cursor = min(cursor + 4, bytes.count)
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    // The reader has refused a surrogate without its other half.
    let low = codeUnit(in: bytes, at: cursor + 2)
    cursor = min(cursor + 6, bytes.count)
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low & 0x3FF)) ?? "\u{FFFD}"
  }

  private static func codeUnit(in bytes: [UInt8], at start: Int) -> UInt32 {
    bytes[min(start, bytes.count)...].prefix(4).reduce(0) { value, digit in
      value << 4 + UInt32(Character(Unicode.Scalar(digit)).hexDigitValue ?? 0)
    }
  }
}

extension PlacedText {
  /// The text as a block, as it is.
  func block(
    _ range: Range<Int>? = nil, of source: SourceText, language: String? = nil, key: String?,
    group: Int
  ) -> TextBlock? {
    var builder = TextBlockBuilder(source.bytes)
    builder.append(self, range ?? 0..<count)
    return builder.block(kind: .message, language: language, key: key, group: group)
  }
}

extension SourceText {
  /// The value of a JSON text; what is wrong with it becomes a finding.
  func json(allowingComments: Bool = false, into findings: inout [Finding]) -> JSONNode? {
    do throws(JSONError) {
      return try JSONDocument(parsing: self, allowingComments: allowingComments).root
    } catch {
      findings.append(error.finding)
      return nil
    }
  }
}

extension JSONNode {
  /// The members of an object; none for another value.
  var members: [JSONMember] {
    if case .object(let members) = kind { members } else { [] }
  }

  /// The value of a key of an object.
  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  /// The text of a string.
  var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }
}
