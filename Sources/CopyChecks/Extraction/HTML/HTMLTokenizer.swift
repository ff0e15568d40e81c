/// A piece of HTML.
enum HTMLToken {
  /// Text, with its character references.
  case text(Range<Int>)
  /// A start tag.
  case start(HTMLTag)
  /// An end tag, by its name in lower case.
  case end(String)
}

/// A start tag with the attributes that texts are read by.
struct HTMLTag {
  /// The name, in lower case.
  let name: String
  /// Where the tag starts.
  let start: Int
  /// The values by name, as the file has them.
  let attributes: [String: Range<Int>]
  /// Whether it ends in `/>`.
  let isSelfClosing: Bool

  /// The attributes that are read; a tag may have a million others.
  static let readAttributes: Set<String> = [
    "alt", "aria-label", "content", "hidden", "lang", "name", "open", "placeholder", "property",
    "role", "style", "title", "type", "value", "xml:lang",
  ]
}

/// Splits HTML into tags and text; nothing is too broken for it (HTML Living Standard, section 13.2.5).
struct HTMLTokenizer {
  /// A part of the file that starts and never ends, so that the rest of the file is inside it.
  struct Unclosed {
    let name: String
    let start: Int
  }

  let bytes: [UInt8]
  private let limit: Int
  private var cursor: Int
  /// The element whose content is text up to its end tag.
  private var rawElement: (name: String, start: Int)?
  private(set) var unclosed: Unclosed?

  /// Whose content is no markup.
  private static let rawElements: Set<String> = [
    "script", "style", "textarea", "title", "iframe", "noembed", "noframes", "noscript", "xmp",
  ]
  private static let longestName = 64

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    cursor = range.lowerBound
    limit = range.upperBound
  }

  mutating func next() -> HTMLToken? {
    if let raw = rawElement { return rawText(of: raw) }
    while cursor < limit {
      guard bytes[cursor] == UInt8(ascii: "<"), startsMarkup else { return text() }
      if let token = markup() { return token }
    }
    return nil
  }

  private func byte(_ offset: Int) -> UInt8 { offset < limit ? bytes[offset] : 0 }

  /// Whether the `<` at the cursor is more than itself.
  private var startsMarkup: Bool {
    let next = byte(cursor + 1)
    return isASCIILetter(next) || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
      || next == UInt8(ascii: "/") && cursor + 2 < limit
  }

  private mutating func text() -> HTMLToken {
    let start = cursor
    cursor += 1
    while cursor < limit, bytes[cursor] != UInt8(ascii: "<") { cursor += 1 }
    return .text(start..<cursor)
  }

  private mutating func rawText(of raw: (name: String, start: Int)) -> HTMLToken? {
    rawElement = nil
    let start = cursor
    while cursor < limit {
      if bytes[cursor] == UInt8(ascii: "<"), isEndTag(raw.name) { return .text(start..<cursor) }
      cursor += 1
    }
    unclosed = Unclosed(name: "<\(raw.name)>", start: raw.start)
    return .text(start..<cursor)
  }

  private func isEndTag(_ name: String) -> Bool {
    guard byte(cursor + 1) == UInt8(ascii: "/") else { return false }
    var offset = cursor + 2
    for letter in name.utf8 {
      guard byte(offset) | 0x20 == letter else { return false }
      offset += 1
    }
    return isTextSpace(byte(offset))
      || [UInt8(ascii: "/"), UInt8(ascii: ">")].contains(byte(offset))
  }

  private mutating func markup() -> HTMLToken? {
    let start = cursor
    if bytes[start...].starts(with: "<!--".utf8) {
      skipComment()
    } else if byte(start + 1) == UInt8(ascii: "/"), isASCIILetter(byte(start + 2)) {
      cursor += 2
      let name = self.name()
      return skip(past: UInt8(ascii: ">"), of: "</\(name)>", from: start) ? .end(name) : nil
    } else if isASCIILetter(byte(start + 1)) {
      cursor += 1
      return startTag(from: start)
    } else {
      _ = skip(past: UInt8(ascii: ">"), of: "<!", from: start)
    }
    return nil
  }

  private mutating func skipComment() {
    let start = cursor
    // `<!-->` is a whole comment, so its end may share the dashes of its start.
    cursor += 2
    while cursor < limit {
      if bytes[cursor] == UInt8(ascii: "-"), bytes[cursor..<limit].starts(with: "-->".utf8) {
        cursor += 3
        return
      }
      cursor += 1
    }
    unclosed = Unclosed(name: "<!--", start: start)
  }

  /// Moves behind a byte; without one the rest of the file is inside the part that starts at `start`.
  private mutating func skip(past end: UInt8, of name: String, from start: Int) -> Bool {
    while cursor < limit, bytes[cursor] != end { cursor += 1 }
    guard cursor < limit else {
      unclosed = Unclosed(name: name, start: start)
      return false
    }
    cursor += 1
    return true
  }

  private mutating func name() -> String {
    let start = cursor
    while cursor < limit, !isTextSpace(bytes[cursor]), bytes[cursor] != UInt8(ascii: "/"),
      bytes[cursor] != UInt8(ascii: ">")
    { cursor += 1 }
    return lowerCase(start..<min(cursor, start + Self.longestName))
  }

  private func lowerCase(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).lowercased()
  }

  private mutating func startTag(from start: Int) -> HTMLToken? {
    let name = self.name()
    var attributes: [String: Range<Int>] = [:]
    while let attribute = attribute() {
      if HTMLTag.readAttributes.contains(attribute.name), attributes[attribute.name] == nil {
        attributes[attribute.name] = attribute.value
      }
    }
    let isSelfClosing = cursor > start && bytes[cursor - 1] == UInt8(ascii: "/")
    guard skip(past: UInt8(ascii: ">"), of: "<\(name)", from: start) else { return nil }
    // In drawings, which are XML, `<style/>` is whole.
    if Self.rawElements.contains(name), !isSelfClosing { rawElement = (name, start) }
    return .start(
      HTMLTag(name: name, start: start, attributes: attributes, isSelfClosing: isSelfClosing))
  }

  /// The next attribute; `nil` at the end of the tag.
  private mutating func attribute() -> (name: String, value: Range<Int>)? {
    while cursor < limit, isTextSpace(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "/") {
      cursor += 1
    }
    guard cursor < limit, bytes[cursor] != UInt8(ascii: ">") else { return nil }
    let start = cursor
    repeat { cursor += 1 } while cursor < limit && !endsAttributeName(bytes[cursor])
    let name = cursor - start <= Self.longestName ? lowerCase(start..<cursor) : ""
    let nameEnd = cursor
    while cursor < limit, isTextSpace(bytes[cursor]) { cursor += 1 }
    guard byte(cursor) == UInt8(ascii: "=") else { return (name, nameEnd..<nameEnd) }
    cursor += 1
    return (name, attributeValue())
  }

  private mutating func attributeValue() -> Range<Int> {
    while cursor < limit, isTextSpace(bytes[cursor]) { cursor += 1 }
    let quote = byte(cursor)
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { cursor += 1 }
    let start = cursor
    while cursor < limit {
      let byte = bytes[cursor]
      if isQuoted ? byte == quote : isTextSpace(byte) || byte == UInt8(ascii: ">") { break }
      cursor += 1
    }
    let value = start..<cursor
    if isQuoted, cursor < limit { cursor += 1 }
    return value
  }

  private func endsAttributeName(_ byte: UInt8) -> Bool {
    isTextSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "=")
  }
}
