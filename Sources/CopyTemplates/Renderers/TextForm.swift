import PricingEngine

/// Copy as plain text with places left open for what is another text in every storefront.
///
/// Lines without such a place are wrapped once for all storefronts.
public struct TextForm: Sendable {
  private var parts: [Part] = []
  private let columns: Int
  private let breaker: LineBreaker

  private enum Part: Sendable {
    /// Finished lines, each with its end.
    case lines([UInt8])
    case open(OpenLine)
  }

  /// A line with open places.
  private struct OpenLine: Sendable {
    let indent: String
    /// What lines after the first start with.
    let hang: String
    let pieces: [Piece]
  }

  fileprivate enum Piece: Sendable {
    case words(String)
    case open(OpenText)
  }

  /// Wraps what a layout made to a number of columns; East Asian characters take two.
  init(_ form: LayoutForm, columns: Int, breaker: LineBreaker) throws(ICUError) {
    self.columns = columns
    self.breaker = breaker
    // Blank lines stand between others only, and never two together.
    var isBlankOwed = false
    for line in form.lines {
      var pieces = line
      let indent = Self.takeIndent(from: &pieces)
      if pieces.isEmpty {
        isBlankOwed = !parts.isEmpty
        continue
      }
      if isBlankOwed { append(Array("\n".utf8)) }
      isBlankOwed = false
      try append(pieces, indent: indent)
    }
    if parts.isEmpty { append(Array("\n".utf8)) }
  }

  /// Appends the whole text.
  public func fill(_ texts: OpenTexts, into output: inout [UInt8]) throws(RenderError) {
    for part in parts {
      switch part {
      case .lines(let bytes): output.append(contentsOf: bytes)
      case .open(let line):
        do throws(ICUError) { try fill(line, texts, into: &output) } catch {
          throw .lineBreaks(error)
        }
      }
    }
  }

  private func fill(
    _ line: OpenLine, _ texts: OpenTexts, into output: inout [UInt8]
  ) throws(ICUError) {
    var words = ""
    for piece in line.pieces {
      switch piece {
      case .words(let text): words += text
      case .open(let text): words += texts.text(text)
      }
    }
    try append(words, indent: line.indent, hang: line.hang, to: &output)
  }

  private mutating func append(_ pieces: [Piece], indent: String) throws(ICUError) {
    guard case .words(let start)? = pieces.first else {
      parts.append(.open(OpenLine(indent: indent, hang: indent, pieces: pieces)))
      return
    }
    let hang = indent + String(repeating: " ", count: try bulletColumns(of: start, breaker))
    if pieces.count == 1 {
      var bytes: [UInt8] = []
      try append(start, indent: indent, hang: hang, to: &bytes)
      append(bytes)
    } else {
      parts.append(.open(OpenLine(indent: indent, hang: hang, pieces: pieces)))
    }
  }

  private mutating func append(_ bytes: [UInt8]) {
    if case .lines(let known)? = parts.last {
      parts[parts.count - 1] = .lines(known + bytes)
    } else {
      parts.append(.lines(bytes))
    }
  }

  /// Appends words as lines.
  private func append(
    _ words: String, indent: String, hang: String, to output: inout [UInt8]
  ) throws(ICUError) {
    let width = max(TextRenderer.columnRange.lowerBound / 2, columns - hang.utf8.count)
    output.append(contentsOf: indent.utf8)
    if words.fitsUnbroken(in: width) {
      output.append(contentsOf: words.utf8)
      output.append(UInt8(ascii: "\n"))
      return
    }
    for (index, line) in try breaker.lines(of: words, columns: width).enumerated() {
      if index > 0 { output.append(contentsOf: hang.utf8) }
      output.append(contentsOf: line.utf8)
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Takes the spaces at the start of a line.
  private static func takeIndent(from pieces: inout [Piece]) -> String {
    guard case .words(let text)? = pieces.first else { return "" }
    let words = text.drop { $0 == " " }
    if words.isEmpty { pieces.removeFirst() } else { pieces[0] = .words(String(words)) }
    return String(repeating: " ", count: text.count - words.count)
  }
}

extension LayoutForm {
  /// The lines, without their ends.
  fileprivate var lines: [[TextForm.Piece]] {
    var lines: [[TextForm.Piece]] = [[]]
    var start = 0
    for opening in openings {
      add(bytes[start..<opening.offset], to: &lines)
      lines[lines.count - 1].append(.open(opening.text))
      start = opening.offset
    }
    add(bytes[start...], to: &lines)
    return lines
  }

  private func add(_ bytes: ArraySlice<UInt8>, to lines: inout [[TextForm.Piece]]) {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append([]) }
      if !part.isEmpty {
        lines[lines.count - 1].append(.words(String(decoding: part, as: UTF8.self)))
      }
    }
  }
}

extension String {
  /// Whether the text is surely one line of some columns as it is: no character takes more columns than bytes, and nothing in it
  /// ends a line.
  fileprivate func fitsUnbroken(in columns: Int) -> Bool {
    utf8.count <= columns && utf8.last != UInt8(ascii: " ")
      && utf8.allSatisfy { $0 >= 0x20 && $0 != 0xC2 && $0 != 0xE2 }
  }
}

/// How far the lines after the first stand in; a bullet takes two columns in East Asian text.
private func bulletColumns(
  of words: String, _ breaker: LineBreaker
) throws(ICUError) -> Int {
  words.hasPrefix(bullet) ? try breaker.columns(of: bullet) : 0
}

private let bullet = "• "
