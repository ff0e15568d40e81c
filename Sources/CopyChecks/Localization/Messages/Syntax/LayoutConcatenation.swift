import PricingEngine

extension MessageCheck {
  static let layoutConcatenation = MessageCheck(
    "layout-concatenation", .syntax, .warning,
    requirement: "A line of a layout shows one text.",
    reason: "Texts side by side fix the order of words, which differs between languages.",
    fix: "Make one message of them, or put them on lines of their own.",
    .set { check, set in
      set.set.usage.layouts.flatMap { layout in
        LayoutText.neighbors(in: layout).map { place in
          check.finding(
            at: layout.location(ofByte: place.offset), locale: nil, key: nil,
            "'\(place.first)' and '\(place.second)' make one line")
        }
      }
    })
}

/// Finds texts of a layout that stand in one line.
enum LayoutText {
  struct Neighbors {
    let first: String
    let second: String
    let offset: Int
  }

  /// Elements that do not end a line (HTML, phrasing content).
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "em", "i", "mark", "s", "small", "span", "strong", "sub",
    "sup", "u",
  ]

  /// Pairs of tags that show texts with nothing between them but spaces and inline elements.
  static func neighbors(in layout: SourceText) -> [Neighbors] {
    let isHTML = layout.file.hasSuffix(".html")
    let bytes = layout.bytes
    var pairs: [Neighbors] = []
    var last: (name: String, line: Bool)?
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "{{".utf8) {
        let end = self.end(of: "}}", in: bytes, from: index)
        let name = String(
          decoding: bytes[min(index + 2, end)..<max(index + 2, end - 2)], as: UTF8.self)
        if isText(name) {
          if let first = last?.name {
            pairs.append(Neighbors(first: "{{\(first)}}", second: "{{\(name)}}", offset: index))
          }
          last = (name, true)
        } else {
          // What a section holds may not be there, or many times.
          last = nil
        }
        index = end
      } else if isHTML, bytes[index] == UInt8(ascii: "<") {
        let end = self.end(of: ">", in: bytes, from: index)
        if !isInline(bytes[index..<end]) { last = nil }
        index = end
      } else {
        let byte = bytes[index]
        let isSpace = byte == 0x20 || byte == 0x09 || (isHTML && (byte == 0x0A || byte == 0x0D))
        if !isSpace { last = nil }
        index += 1
      }
    }
    return pairs
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var index = start + 1
    while index < bytes.count {
      if bytes[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    return bytes.count
  }

  /// Whether a tag shows words: `headline.text`, `text`, `labels.plans`.
  private static func isText(_ name: String) -> Bool {
    name == "text" || name.hasSuffix(".text") || name.hasPrefix("labels.")
  }

  private static func isInline(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix {
      (97...122).contains($0 | 0x20)
    }
    return inline.contains(String(decoding: name, as: UTF8.self).lowercased())
  }
}
