/// The sentences that a message in ICU MessageFormat can become, one for each form of its plurals and choices.
///
/// `Free for {days, plural, one {# day} other {# days}}` has two: `Free for # day` and `Free for # days`. When a message has several
/// plurals or choices, one is varied at a time, with the others in their last form. Arguments stay as they are written. Quotes
/// and what is not well-formed are read as ICU reads them, where ICU does, and as text elsewhere.
struct MessageSentences {
  /// The most sentences of one message.
  static let maximumCount = 32
  private static let maximumPieces = 400
  private static let maximumDepth = 32
  private static let choices: Set<String> = ["plural", "select", "selectordinal"]

  /// A piece of a message: text, or the forms of a plural or choice.
  private enum Piece {
    case text(Range<Int>)
    case choice([[Piece]])
  }

  /// The sentences, each as ranges of the message's bytes.
  private(set) var all: [[Range<Int>]] = []
  /// Whether the message has more sentences, or more levels, than are read.
  private(set) var isCut = false

  private let bytes: [UInt8]
  private var cursor = 0
  private var pieceCount = 0

  init(_ text: PlacedText) {
    bytes = text.bytes
    var pieces = message(depth: 0)
    while cursor < bytes.count {
      // ICU takes a closing brace without a partner for text.
      pieces.append(.text(cursor..<cursor + 1))
      cursor += 1
      pieces += message(depth: 0)
    }
    all = sentences(of: pieces)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Reads up to the closing brace of a form or the end, which stays.
  private mutating func message(depth: Int) -> [Piece] {
    var pieces: [Piece] = []
    var start = cursor
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "}") {
      switch bytes[cursor] {
      case UInt8(ascii: "'"):
        quote(from: &start, into: &pieces)
      case UInt8(ascii: "{"):
        guard let forms = formsStart(), depth < Self.maximumDepth else {
          skipArgument()
          continue
        }
        add(start..<cursor, to: &pieces)
        cursor = forms
        pieces.append(.choice(self.forms(depth: depth)))
        start = cursor
      default: cursor += 1
      }
    }
    add(start..<cursor, to: &pieces)
    return pieces
  }

  private mutating func add(_ range: Range<Int>, to pieces: inout [Piece]) {
    guard !range.isEmpty else { return }
    pieces.append(.text(range))
    pieceCount += 1
  }

  /// Reads an apostrophe: two are one, and one before a brace quotes up to the next.
  private mutating func quote(from start: inout Int, into pieces: inout [Piece]) {
    let next = byte(cursor + 1)
    let isQuote = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#")].contains(next)
    guard isQuote || next == UInt8(ascii: "'") else {
      cursor += 1
      return
    }
    add(start..<cursor, to: &pieces)
    cursor += 1
    start = cursor
    if isQuote {
      while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "'") { cursor += 1 }
      add(start..<cursor, to: &pieces)
      cursor = min(cursor + 1, bytes.count)
      start = cursor
    } else {
      cursor += 1
    }
  }

  /// Where the forms of the argument at the cursor start; `nil` when it has none.
  private mutating func formsStart() -> Int? {
    var offset = cursor + 1
    let limit = min(bytes.count, offset + 64)
    while offset < limit, byte(offset) != UInt8(ascii: ","), byte(offset) != UInt8(ascii: "{"),
      byte(offset) != UInt8(ascii: "}")
    { offset += 1 }
    guard byte(offset) == UInt8(ascii: ",") else { return nil }
    offset += 1
    while isTextSpace(byte(offset)) { offset += 1 }
    let type = bytes[min(offset, bytes.count)...].prefix(16).prefix(while: isASCIILetter)
    offset += type.count
    while isTextSpace(byte(offset)) { offset += 1 }
    guard byte(offset) == UInt8(ascii: ","),
      Self.choices.contains(String(decoding: type, as: UTF8.self))
    else { return nil }
    return offset + 1
  }

  /// Moves behind an argument without forms, or with more levels than are read.
  private mutating func skipArgument() {
    if formsStart() != nil { isCut = true }
    var depth = 0
    while cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "{") { depth += 1 }
      if bytes[cursor] == UInt8(ascii: "}") { depth -= 1 }
      cursor += 1
      if depth == 0 { return }
    }
  }

  /// Reads the forms of an argument and its closing brace.
  private mutating func forms(depth: Int) -> [[Piece]] {
    var forms: [[Piece]] = []
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "}") {
      // A selector, or the offset of a plural, needs no look.
      guard bytes[cursor] == UInt8(ascii: "{") else {
        cursor += 1
        continue
      }
      cursor += 1
      forms.append(message(depth: depth + 1))
      cursor = min(cursor + 1, bytes.count)
    }
    cursor = min(cursor + 1, bytes.count)
    return forms
  }
}

extension MessageSentences {
  /// The sentences of a list of pieces: each form of each choice once, and last that of all last forms.
  private mutating func sentences(of pieces: [Piece]) -> [[Range<Int>]] {
    let forms = pieces.map { self.forms(of: $0) }
    var sentences: [[Range<Int>]] = []
    for index in forms.indices {
      for form in forms[index].dropLast() {
        guard sentences.count < Self.maximumCount - 1, pieceCount <= Self.maximumPieces else {
          isCut = true
          break
        }
        sentences.append(
          forms.enumerated().flatMap { $0 == index ? form : $1.last ?? [] })
      }
    }
    sentences.append(forms.flatMap { $0.last ?? [] })
    return sentences
  }

  private mutating func forms(of piece: Piece) -> [[Range<Int>]] {
    switch piece {
    case .text(let range): return [[range]]
    case .choice(let branches):
      var forms: [[Range<Int>]] = []
      for branch in branches { forms += sentences(of: branch) }
      return forms
    }
  }
}
