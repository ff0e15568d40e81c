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
  /// A value that `JSONForm` leaves open, by its number; elsewhere it is `null`.
  case open(Int)
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
    var bytes: [UInt8] = []
    write(to: &bytes, depth: pretty ? 0 : nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the value as `text(pretty: true)` does, as a part of a document that is written piece by piece.
  ///
  /// - Parameters:
  ///   - bytes: The document so far, in UTF-8.
  ///   - depth: How many lists and objects the value stands in.
  public func write(to bytes: inout [UInt8], depth: Int) {
    write(to: &bytes, depth: Optional(depth))
  }

  /// Writes the value; without a depth on one line.
  private func write(to bytes: inout [UInt8], depth: Int?) {
    var form = JSONForm(bytes: bytes)
    bytes = []
    write(to: &form, depth: depth, leavesOpen: false)
    bytes = form.bytes
  }

  /// Writes the value and notes the places of what is left open.
  func write(to form: inout JSONForm, depth: Int?, leavesOpen: Bool = true) {
    switch self {
    case .open(let number) where leavesOpen: form.leaveOpen(number, depth: depth ?? 0)
    case .null, .open: form.bytes += "null".utf8
    case .bool(let value): form.bytes += (value ? "true" : "false").utf8
    case .integer(let value): form.bytes += String(value).utf8
    case .string(let value): writeJSONString(value, to: &form.bytes)
    case .array(let elements):
      writeList(elements, "[", "]", to: &form, depth: depth) { element, form, inner in
        element.write(to: &form, depth: inner, leavesOpen: leavesOpen)
      }
    case .object(let members):
      writeList(members, "{", "}", to: &form, depth: depth) { member, form, inner in
        writeJSONString(member.0, to: &form.bytes)
        form.bytes += (inner == nil ? ":" : ": ").utf8
        member.1.write(to: &form, depth: inner, leavesOpen: leavesOpen)
      }
    }
  }
}

private func writeList<Element>(
  _ elements: [Element], _ opening: String, _ closing: String, to form: inout JSONForm,
  depth: Int?, each write: (Element, inout JSONForm, Int?) -> Void
) {
  let inner = depth.map { $0 + 1 }
  form.bytes += opening.utf8
  for (index, element) in elements.enumerated() {
    if index > 0 { form.bytes.append(UInt8(ascii: ",")) }
    startLine(in: &form.bytes, depth: inner)
    write(element, &form, inner)
  }
  if !elements.isEmpty { startLine(in: &form.bytes, depth: depth) }
  form.bytes += closing.utf8
}

private func startLine(in bytes: inout [UInt8], depth: Int?) {
  guard let depth else { return }
  bytes.append(UInt8(ascii: "\n"))
  bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
}

private func writeJSONString(_ value: String, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  if value.utf8.allSatisfy(isPlainInJSON) {
    bytes += value.utf8
  } else {
    for scalar in value.unicodeScalars {
      let isEscaped = scalar == "<" || scalar == "\"" || scalar == "\\" || isInvisible(scalar)
      bytes += (isEscaped ? jsonEscape(of: scalar) : String(scalar)).utf8
    }
  }
  bytes.append(UInt8(ascii: "\""))
}

/// Whether a byte is a visible ASCII character or space that stands for itself; most texts are of these alone.
private func isPlainInJSON(_ byte: UInt8) -> Bool {
  (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"")
    && byte != UInt8(ascii: "\\")
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
