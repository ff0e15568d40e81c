/// A line of Markdown without its indent and the marks of quotations.
struct MarkdownLine {
  /// The line from its first to its last visible byte, and white space at its end that breaks it.
  let content: Range<Int>
  /// How far it is indented, in columns; a tab goes to the next multiple of 4.
  let indent: Int
  private let bytes: ArraySlice<UInt8>

  init(_ line: Range<Int>, in source: [UInt8]) {
    var start = line.lowerBound
    var indent = 0
    while start < line.upperBound {
      switch source[start] {
      case UInt8(ascii: " "): indent += 1
      case UInt8(ascii: "\t"): indent += 4 - indent % 4
      case UInt8(ascii: ">") where indent < 4: indent = 0
      default:
        self.init(start..<line.upperBound, indent: indent, in: source)
        return
      }
      start += 1
    }
    self.init(start..<start, indent: indent, in: source)
  }

  private init(_ content: Range<Int>, indent: Int, in source: [UInt8]) {
    self.content = content
    self.indent = indent
    bytes = source[content]
  }

  /// The line after a marker and the white space behind it.
  func dropping(_ count: Int, in source: [UInt8]) -> MarkdownLine {
    let rest = content.dropFirst(count)
    let space = source[rest].prefix(while: isTextSpace).count
    return MarkdownLine(rest.dropFirst(space), indent: 0, in: source)
  }

  private func run(of byte: UInt8) -> Int { bytes.prefix { $0 == byte }.count }

  /// The start or end of a block of code: three or more backticks or tildes.
  struct Fence {
    let start: Int
    let byte: UInt8
    let length: Int
    /// Whether nothing follows, as at the end of a block.
    let isBare: Bool
  }

  var fence: Fence? {
    guard let byte = bytes.first, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else {
      return nil
    }
    let length = run(of: byte)
    let rest = bytes.dropFirst(length)
    guard length >= 3, byte == UInt8(ascii: "~") || !rest.contains(byte) else { return nil }
    return Fence(
      start: content.lowerBound, byte: byte, length: length, isBare: rest.allSatisfy(isTextSpace))
  }

  /// The level of a heading with number signs.
  var headingLevel: Int? {
    let level = run(of: UInt8(ascii: "#"))
    guard (1...6).contains(level) else { return nil }
    guard let next = bytes.dropFirst(level).first else { return level }
    return isTextSpace(next) ? level : nil
  }

  /// The text of such a heading, without number signs at its end.
  var headingText: Range<Int> {
    let sign = UInt8(ascii: "#")
    var text = bytes.drop { $0 == sign }.drop(while: isTextSpace)
    while let last = text.last, isTextSpace(last) { text.removeLast() }
    let signs = text.reversed().prefix { $0 == sign }.count
    let before = text.dropLast(signs)
    if before.isEmpty || before.last.map(isTextSpace) == true { text = before }
    return text.indices
  }

  /// The level of the heading that the line underlines.
  var underlineLevel: Int? {
    guard let byte = bytes.first, byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-") else {
      return nil
    }
    guard bytes.dropFirst(run(of: byte)).allSatisfy(isTextSpace) else { return nil }
    return byte == UInt8(ascii: "=") ? 1 : 2
  }

  /// Whether it is a rule: three or more `-`, `*` or `_`.
  var isThematicBreak: Bool {
    guard let byte = bytes.first, "-*_".utf8.contains(byte) else { return false }
    let marks = bytes.reduce(0) { $0 + ($1 == byte ? 1 : 0) }
    return marks >= 3 && bytes.allSatisfy { $0 == byte || isTextSpace($0) }
  }

  /// How many bytes are the marker of a list item; 0 when it is none.
  var listMarker: Int {
    guard let first = bytes.first, "-*+".utf8.contains(first) || isASCIIDigit(first) else {
      return 0
    }
    return listMarkerLength(bytes)
  }

  /// How many bytes are the box of a task: `[x]`.
  var taskMarker: Int {
    let box = Array(bytes.prefix(4))
    guard box.count == 4, box[0] == UInt8(ascii: "["), " xX".utf8.contains(box[1]),
      box[2] == UInt8(ascii: "]"), isTextSpace(box[3])
    else { return 0 }
    return 3
  }

  /// Whether it is the line under the head of a table: `|---|:--:|`.
  var isTableRule: Bool {
    bytes.contains(UInt8(ascii: "-")) && bytes.contains(UInt8(ascii: "|"))
      && bytes.allSatisfy { "-:|".utf8.contains($0) || isTextSpace($0) }
  }

  /// The cells of a row, with the white space around them.
  func cells(in source: [UInt8]) -> [Range<Int>] {
    let bar = UInt8(ascii: "|")
    var cells: [Range<Int>] = []
    var start = content.lowerBound + (bytes.first == bar ? 1 : 0)
    for offset in start..<max(start, content.upperBound) where source[offset] == bar {
      // A backslash makes the bar a part of the text.
      guard offset == content.lowerBound || source[offset - 1] != UInt8(ascii: "\\") else {
        continue
      }
      cells.append(start..<offset)
      start = offset + 1
    }
    if start < content.upperBound { cells.append(start..<content.upperBound) }
    return cells
  }
}
