/// A JSON value as files that people edit have it: indented by two spaces, and nothing escaped that a reader can see.
///
/// Numbers stay as they are written, and members in their order, so that a file can be written again without a loss.
package indirect enum ReadableJSON: Sendable {
  /// A number, `true`, `false` or `null`.
  case word(String)
  /// A text.
  case string(String)
  /// A list.
  case array([ReadableJSON])
  /// Members, which are written in this order.
  case object([(String, ReadableJSON)])
}

extension ReadableJSON {
  /// The value of a file.
  package init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .word("null")
    case .bool(let value): self = .word(value ? "true" : "false")
    case .number(let text): self = .word(text)
    case .string(let text): self = .string(text)
    case .array(let nodes): self = .array(nodes.map { ReadableJSON($0) })
    case .object(let members):
      self = .object(members.map { ($0.key, ReadableJSON($0.value)) })
    }
  }

  /// The value as a file, with a line end.
  package var text: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .word(let word): text += word
    case .string(let value): text += Self.quoted(value)
    case .array(let elements):
      Self.write(elements, "[", "]", to: &text, indent: indent) { $0.write(to: &$1, indent: $2) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indent: indent) { member, text, indent in
        text += Self.quoted(member.0) + ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, to text: inout String,
    indent: String, each write: (Element, inout String, String) -> Void
  ) {
    let inner = indent + "  "
    text += opening
    for (index, element) in elements.enumerated() {
      text += (index > 0 ? "," : "") + inner
      write(element, &text, inner)
    }
    text += (elements.isEmpty ? "" : indent) + closing
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || isHidden(scalar) {
        text += jsonEscape(of: scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

/// Whether a reviewer of a file would not see a character: controls, direction marks and all spaces but U+0020.
///
/// Joiners are part of how words are spelled in Arabic script and those of India, so they stay as they are.
package func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  isInvisible(scalar) && scalar != "\u{200C}" && scalar != "\u{200D}"
}
