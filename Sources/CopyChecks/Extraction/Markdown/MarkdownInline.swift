/// The marks inside a paragraph of Markdown, found in one pass from left to right.
///
/// Emphasis, code, links, images, tags of HTML and escapes each become a mark that says what to leave out and what starts or ends there.
/// Each kind of delimiter has a stack of its own: for what is seen it does not matter how kinds are nested.
struct MarkdownInline {
  /// The alternative texts of images, as ranges of the text.
  private(set) var images: [Range<Int>] = []

  private let text: PlacedText
  private let bytes: [UInt8]
  private var marks: [Mark] = []
  private var delimiters: [UInt8: [Delimiter]] = [:]
  private var brackets: [Bracket] = []
  private var linkCount = 0
  /// The starts of the runs of backticks, by their length.
  private var backticks: [Int: [Int]] = [:]
  /// Whether a tag or comment was looked for in vain, so that none will be found.
  private var hasNoTagEnd = false
  private var hasNoCommentEnd = false

  private struct Mark {
    /// What is not shown.
    let range: Range<Int>
    let effect: Effect
  }

  private enum Effect {
    case none
    case space
    case lineBreak
    case struck(Bool)
    case link(Int?)
  }

  private struct Delimiter {
    let start: Int
    var count: Int
  }

  private struct Bracket {
    let start: Int
    let isImage: Bool
  }

  /// How far the address of a link may reach: a limit keeps broken links from taking quadratic time.
  private static let longestAddress = 2048

  init(_ text: PlacedText) {
    self.text = text
    bytes = text.bytes
    findBackticks()
    var cursor = 0
    while cursor < bytes.count { cursor = read(at: cursor) }
    marks.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Writes what is seen.
  func write(to content: inout InlineContent) {
    var cursor = 0
    for mark in marks {
      if cursor < mark.range.lowerBound {
        content.append(bytes, cursor..<mark.range.lowerBound) { text.place($0) }
      }
      let isHidden = mark.range.lowerBound < cursor
      cursor = max(cursor, mark.range.upperBound)
      let place = text.place(mark.range.lowerBound)
      switch mark.effect {
      case .struck(let isStruck): content.setStruck(isStruck, at: place)
      case .link(let id): content.setLink(id)
      case .space where !isHidden: content.space(at: place)
      case .lineBreak where !isHidden: content.lineBreak(at: place)
      default: break
      }
    }
    if cursor < bytes.count { content.append(bytes, cursor..<bytes.count) { text.place($0) } }
  }

  private func byte(_ offset: Int) -> UInt8 {
    bytes.indices.contains(offset) ? bytes[offset] : 0x20
  }

  private mutating func mark(_ range: Range<Int>, _ effect: Effect = .none) {
    marks.append(Mark(range: range, effect: effect))
  }

  /// Reads what stands at an offset, and returns the offset behind it.
  private mutating func read(at start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\\"): return backslash(at: start)
    case UInt8(ascii: "`"): return code(at: start)
    case UInt8(ascii: "<"): return tag(at: start)
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): return delimiter(at: start)
    case UInt8(ascii: "["):
      let isImage = start > 0 && bytes[start - 1] == UInt8(ascii: "!")
      brackets.append(Bracket(start: isImage ? start - 1 : start, isImage: isImage))
      return start + 1
    case UInt8(ascii: "]"): return closeBracket(at: start)
    case UInt8(ascii: "\n"):
      if byte(start - 1) == UInt8(ascii: " "), byte(start - 2) == UInt8(ascii: " "), start > 1 {
        mark(start..<start + 1, .lineBreak)
      }
      return start + 1
    default: return start + 1
    }
  }

  private mutating func backslash(at start: Int) -> Int {
    let next = byte(start + 1)
    if next == UInt8(ascii: "\n"), start + 1 < bytes.count {
      mark(start..<start + 2, .lineBreak)
      return start + 2
    }
    guard isASCIIPunctuation(next) else { return start + 1 }
    mark(start..<start + 1)
    return start + 2
  }

  private mutating func findBackticks() {
    var cursor = 0
    while cursor < bytes.count {
      let start = cursor
      while byte(cursor) == UInt8(ascii: "`") { cursor += 1 }
      if cursor > start {
        backticks[cursor - start, default: []].append(start)
      } else {
        cursor += 1
      }
    }
    for length in backticks.keys { backticks[length]?.reverse() }
  }

  /// Code is no copy: what is between two runs of the same number of backticks is left out.
  private mutating func code(at start: Int) -> Int {
    var length = 0
    while byte(start + length) == UInt8(ascii: "`") { length += 1 }
    // The runs of a length are a stack with the first on top, so that each is looked at once.
    while let first = backticks[length]?.last, first <= start { backticks[length]?.removeLast() }
    guard let end = backticks[length]?.last else { return start + length }
    mark(start..<end + length, .space)
    return end + length
  }
}

extension MarkdownInline {
  /// Reads emphasis and strikethrough (CommonMark, section 6.2).
  private mutating func delimiter(at start: Int) -> Int {
    let character = bytes[start]
    var end = start
    while end < bytes.count, bytes[end] == character { end += 1 }
    let (before, after) = (byte(start - 1), byte(end))
    let opens = isFlanking(inside: after, outside: before)
    let closes = isFlanking(inside: before, outside: after)
    let splitsWords = character != UInt8(ascii: "_")
    let canOpen = opens && (splitsWords || !closes || isASCIIPunctuation(before))
    let canClose = closes && (splitsWords || !opens || isASCIIPunctuation(after))
    var delimiter = Delimiter(start: start, count: end - start)
    if character == UInt8(ascii: "~") {
      strike(delimiter, canOpen: canOpen, canClose: canClose)
      return end
    }
    if canClose { close(&delimiter, character) }
    if canOpen, delimiter.count > 0 { delimiters[character, default: []].append(delimiter) }
    return end
  }

  private func isFlanking(inside: UInt8, outside: UInt8) -> Bool {
    guard !isTextSpace(inside) else { return false }
    return !isASCIIPunctuation(inside) || isTextSpace(outside) || isASCIIPunctuation(outside)
  }

  private mutating func close(_ closer: inout Delimiter, _ character: UInt8) {
    while closer.count > 0, var opener = delimiters[character]?.popLast() {
      let used = min(opener.count, closer.count)
      let openerEnd = opener.start + opener.count
      mark(openerEnd - used..<openerEnd)
      mark(closer.start..<closer.start + used)
      closer = Delimiter(start: closer.start + used, count: closer.count - used)
      opener.count -= used
      if opener.count > 0 { delimiters[character]?.append(opener) }
    }
  }

  /// One or two tildes strike through, when as many end it.
  private mutating func strike(_ delimiter: Delimiter, canOpen: Bool, canClose: Bool) {
    guard delimiter.count <= 2 else { return }
    let character = UInt8(ascii: "~")
    if canClose, let opener = delimiters[character]?.last, opener.count == delimiter.count {
      delimiters[character] = []
      mark(opener.start..<opener.start + opener.count, .struck(true))
      mark(delimiter.start..<delimiter.start + delimiter.count, .struck(false))
    } else if canOpen {
      delimiters[character, default: []].append(delimiter)
    }
  }
}

extension MarkdownInline {
  /// Ends a link or image: `](address "title")`, `][label]`; other brackets are text.
  private mutating func closeBracket(at close: Int) -> Int {
    guard let open = brackets.popLast() else { return close + 1 }
    guard let end = endOfAddress(at: close + 1) else { return close + 1 }
    if open.isImage {
      images.append(open.start + 2..<close)
      mark(open.start..<end, .space)
    } else {
      linkCount += 1
      mark(open.start..<open.start + 1, .link(linkCount))
      mark(close..<end, .link(nil))
    }
    return end
  }

  private func endOfAddress(at start: Int) -> Int? {
    let limit = min(bytes.count, start + Self.longestAddress)
    guard start < limit else { return nil }
    if bytes[start] == UInt8(ascii: "[") {
      return bytes[start..<limit].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
    }
    guard bytes[start] == UInt8(ascii: "(") else { return nil }
    return endOfParentheses(start, limit)
  }

  /// The end of an address in parentheses, which may hold others and a title in quotes.
  private func endOfParentheses(_ start: Int, _ limit: Int) -> Int? {
    var depth = 0
    var quote: UInt8?
    var cursor = start
    while cursor < limit {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "\\") {
        cursor += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        isTextSpace(bytes[cursor - 1])
      {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return cursor + 1 }
      }
      cursor += 1
    }
    return nil
  }
}

extension MarkdownInline {
  /// Reads a tag of HTML, a comment or an address in angle brackets, which are not shown.
  private mutating func tag(at start: Int) -> Int {
    let next = byte(start + 1)
    if bytes[start...].starts(with: "<!--".utf8) { return comment(at: start) }
    guard isASCIILetter(next) || next == UInt8(ascii: "/"), !hasNoTagEnd else { return start + 1 }
    guard let end = endOfTag(at: start) else {
      hasNoTagEnd = true
      return start + 1
    }
    let isEnd = next == UInt8(ascii: "/")
    let letters = bytes[(start + (isEnd ? 2 : 1))..<end].prefix(16).prefix(while: isASCIILetter)
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    if name == "br" {
      mark(start..<end, .lineBreak)
    } else if HTMLElements.struckThrough.contains(name) {
      mark(start..<end, .struck(!isEnd))
    } else if name == "a" {
      if !isEnd { linkCount += 1 }
      mark(start..<end, .link(isEnd ? nil : linkCount))
    } else {
      mark(start..<end)
    }
    return end
  }

  /// The offset behind the tag that starts at an offset; a quoted value may hold `>`.
  private func endOfTag(at start: Int) -> Int? {
    var quote: UInt8?
    var plainEnd: Int?
    for cursor in start..<bytes.count {
      let byte = bytes[cursor]
      if let open = quote {
        if byte == open { quote = nil }
        if plainEnd == nil, byte == UInt8(ascii: ">") { plainEnd = cursor + 1 }
      } else if byte == UInt8(ascii: ">") {
        return cursor + 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        bytes[cursor - 1] == UInt8(ascii: "=")
      {
        quote = byte
      }
    }
    return plainEnd
  }

  private mutating func comment(at start: Int) -> Int {
    var cursor = start + 4
    while cursor < bytes.count, !hasNoCommentEnd {
      if bytes[cursor] == UInt8(ascii: "-"), bytes[cursor...].starts(with: "-->".utf8) {
        mark(start..<cursor + 3)
        return cursor + 3
      }
      cursor += 1
    }
    hasNoCommentEnd = true
    return start + 1
  }
}

/// The punctuation that a backslash makes plain (CommonMark, section 2.4).
private func isASCIIPunctuation(_ byte: UInt8) -> Bool {
  (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
    || (0x7B...0x7E).contains(byte)
}
