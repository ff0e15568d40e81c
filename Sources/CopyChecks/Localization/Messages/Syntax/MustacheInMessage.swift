extension MessageCheck {
  static let mustacheInMessage = MessageCheck(
    "mustache-in-message", .syntax, .error,
    requirement: "A message has ICU's arguments and no tags of layouts.",
    reason: "{{price}} belongs to layouts; ICU refuses it, or shows it as it is.",
    fix: "Write the argument in single braces."
  ) { message in
    let isBroken = message.syntaxError != nil
    return MustacheTag.all(in: message.pattern).filter { tag in
      // Two braces may also be a plural's branch that begins with an argument.
      isBroken || tag.isSection || message.isQuoted(tag.range.lowerBound)
    }.map { tag in
      MessageFault(
        tag.range, "'\(message.text(tag.range))' is a tag of a layout",
        fix: "write {\(tag.name)}")
    }
  }
}

/// A tag such as `{{price}}` or `{{#plans}}`.
struct MustacheTag {
  let range: Range<Int>
  let name: String
  let isSection: Bool

  /// All tags in a text, in its UTF-8 bytes.
  static func all(in text: String) -> [MustacheTag] {
    let bytes = Array(text.utf8)
    var tags: [MustacheTag] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{"),
        let tag = tag(at: index, in: bytes)
      else {
        index += 1
        continue
      }
      tags.append(tag)
      index = tag.range.upperBound
    }
    return tags
  }

  private static func tag(at start: Int, in bytes: [UInt8]) -> MustacheTag? {
    var index = start + 2
    let sigils = Array("#/^>&".utf8)
    let isSection = index < bytes.count && sigils.contains(bytes[index])
    if isSection { index += 1 }
    let nameStart = index
    while index < bytes.count, isNamePart(bytes[index]) { index += 1 }
    guard index > nameStart, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "}"),
      bytes[index + 1] == UInt8(ascii: "}")
    else { return nil }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    return MustacheTag(range: start..<index + 2, name: name, isSection: isSection)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || (48...57).contains(byte)
      || (65...90).contains(byte) || (97...122).contains(byte)
  }
}

extension MessageReading {
  /// Whether apostrophes quote a place of the pattern.
  fileprivate func isQuoted(_ offset: Int) -> Bool {
    guard let parsed else { return false }
    return ([parsed.tree] + parsed.tree.nodes.flatMap { $0.branches.map(\.message) }).contains {
      $0.pieces.contains { piece in
        if case .text(let segment) = piece {
          return segment.isQuoted && segment.range.contains(offset)
        }
        return false
      }
    }
  }
}
