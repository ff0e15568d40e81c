/// The text of one paragraph or other block with what stands inside it: links and struck-through text.
///
/// Struck-through text becomes blocks of its own, so that an old price is no part of the sentence around it.
struct InlineContent {
  private let source: [UInt8]
  private var main: TextBlockBuilder
  private var struck: TextBlockBuilder?
  private var finishedStruck: [TextBlockBuilder] = []
  private var links: [Range<Int>] = []
  private var link: (id: Int, start: Int)?
  private var hasTextOutsideLinks = false

  init(_ source: [UInt8]) {
    self.source = source
    main = TextBlockBuilder(source)
  }

  /// Says whether what follows is struck through, and where that starts.
  mutating func setStruck(_ isStruck: Bool, at place: Int) {
    guard isStruck != (struck != nil) else { return }
    if let struck { finishedStruck.append(struck) }
    struck = isStruck ? TextBlockBuilder(source) : nil
    if isStruck { main.space(at: place) }
  }

  /// Says which link what follows is in; `nil` for none.
  mutating func setLink(_ id: Int?) {
    guard id != link?.id else { return }
    if let link { links.append(link.start..<main.bytes.count) }
    link = id.map { ($0, main.bytes.count) }
  }

  mutating func space(at place: Int) {
    if struck == nil { main.space(at: place) } else { struck?.space(at: place) }
  }

  mutating func lineBreak(at place: Int) {
    if struck == nil { main.lineBreak(at: place) } else { struck?.lineBreak(at: place) }
  }

  mutating func append(_ range: Range<Int>) {
    guard struck == nil else {
      struck?.append(range)
      return
    }
    if link == nil { hasTextOutsideLinks = true }
    main.append(range)
  }

  mutating func append(_ text: String, for range: Range<Int>) {
    guard struck == nil else {
      struck?.append(text.utf8, for: range)
      return
    }
    if link == nil { hasTextOutsideLinks = true }
    main.append(text.utf8, for: range)
  }

  /// Adds text with character references and white space to collapse; `place` maps its offsets to the file.
  ///
  /// Bytes that are not white space are expected to follow one another in the file as they do here.
  mutating func append(
    _ bytes: [UInt8], _ range: Range<Int>, keepsLines: Bool = false, place: (Int) -> Int
  ) {
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      let byte = bytes[cursor]
      if isTextSpace(byte) {
        if keepsLines, isLineEnd(byte) {
          lineBreak(at: place(cursor))
        } else {
          space(at: place(cursor))
        }
        cursor += 1
      } else if byte == UInt8(ascii: "&"),
        let reference = CharacterReference(in: bytes, cursor..<range.upperBound)
      {
        append(reference.text, for: place(cursor)..<place(cursor) + reference.length)
        cursor += reference.length
      } else {
        let start = cursor
        cursor += 1
        while cursor < range.upperBound, !isTextSpace(bytes[cursor]),
          bytes[cursor] != UInt8(ascii: "&")
        { cursor += 1 }
        append(place(start)..<place(start) + cursor - start)
      }
    }
  }

  /// The blocks that the text makes, and starts anew.
  ///
  /// Links with nothing but white space around them are controls, each a block; a heading stays a heading.
  mutating func flush(
    kind: TextBlock.Kind, language: String?, key: String?, group: Int,
    isCollapsed: Bool = false, into blocks: inout [TextBlock]
  ) {
    setLink(nil)
    if let struck { finishedStruck.append(struck) }
    var parts = [(main, kind)]
    if kind.canBeLinks, !hasTextOutsideLinks, !links.isEmpty {
      parts = links.map { (main.part($0), .control) }
    }
    parts += finishedStruck.map { ($0, .struckThrough) }
    for (builder, kind) in parts {
      let block = builder.block(
        kind: kind, language: language, key: key, group: group, isCollapsed: isCollapsed)
      if let block { blocks.append(block) }
    }
    self = InlineContent(source)
  }
}

extension TextBlock.Kind {
  /// Whether a block of nothing but links is a row of controls.
  fileprivate var canBeLinks: Bool {
    switch self {
    case .paragraph, .listItem, .tableCell: true
    default: false
    }
  }
}
