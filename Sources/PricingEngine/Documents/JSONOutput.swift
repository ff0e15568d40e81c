/// A JSON value to be written.
///
/// Amounts and other decimal numbers are strings: JSON has no decimal type, and a reader that takes numbers
/// as binary floating point would change them.
public indirect enum JSONOutput: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONOutput])
  /// Members, which are written in this order.
  case object([(String, JSONOutput)])
}

extension JSONOutput {
  /// A text, or `null` when there is none.
  public static func optional(_ text: String?) -> JSONOutput {
    text.map(JSONOutput.string) ?? .null
  }

  /// The value as JSON text without a line end after it; the same value gives the same bytes.
  ///
  /// Characters that a reader cannot see, or that act on their surroundings, are written as `\uXXXX`: controls,
  /// format and bidirectional marks, all spaces but U+0020, and `<`, which could end a script element. Other
  /// characters are written as they are.
  /// - Parameter pretty: Whether to break lines and indent by two spaces.
  /// - Returns: The JSON text.
  public func text(pretty: Bool) -> String {
    var text = ""
    write(to: &text, lineStart: pretty ? "\n" : nil)
    return text
  }

  /// Writes the value; `lineStart` is a line end and the present indent, `nil` for one line.
  private func write(to text: inout String, lineStart: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): writeJSONString(value, to: &text)
    case .array(let elements):
      writeList(elements, "[", "]", to: &text, lineStart: lineStart) { element, text, inner in
        element.write(to: &text, lineStart: inner)
      }
    case .object(let members):
      writeList(members, "{", "}", to: &text, lineStart: lineStart) { member, text, inner in
        writeJSONString(member.0, to: &text)
        text += inner == nil ? ":" : ": "
        member.1.write(to: &text, lineStart: inner)
      }
    }
  }
}

private func writeList<Element>(
  _ elements: [Element], _ opening: String, _ closing: String, to text: inout String,
  lineStart: String?, each write: (Element, inout String, String?) -> Void
) {
  let inner = lineStart.map { $0 + "  " }
  text += opening
  for (index, element) in elements.enumerated() {
    if index > 0 { text += "," }
    text += inner ?? ""
    write(element, &text, inner)
  }
  if !elements.isEmpty { text += lineStart ?? "" }
  text += closing
}

private func writeJSONString(_ value: String, to text: inout String) {
  text += "\""
  for scalar in value.unicodeScalars {
    if scalar == "<" || scalar == "\"" || scalar == "\\" || isInvisible(scalar) {
      text += jsonEscape(of: scalar)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}

/// The escape of a character in a JSON string; the short one where JSON has it (RFC 8259, section 7).
func jsonEscape(of scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\"": "\\\""
  case "\\": "\\\\"
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  case "\u{8}": "\\b"
  case "\u{C}": "\\f"
  default:
    String(scalar).utf16.map { "\\u" + hexadecimal(UInt32($0), digits: 4) }.joined()
  }
}
