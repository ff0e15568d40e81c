/// Puts a block together from pieces of a file, and remembers where each byte came from.
struct TextBlockBuilder {
  private let source: [UInt8]
  private(set) var bytes: [UInt8] = []
  private(set) var runs: [TextBlock.Run] = []
  /// Where the last piece ends in the file.
  private var end = 0
  /// White space that is written when text follows it.
  private var pending: (byte: UInt8, place: Int)?

  init(_ source: [UInt8]) { self.source = source }

  /// Adds bytes of the file as they are.
  mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    writePending()
    addRun(at: range.lowerBound, isVerbatim: true)
    bytes += source[range]
    end = range.upperBound
  }

  /// Adds the text that a range of the file stands for: `€` for `&euro;`.
  mutating func append(_ text: some Collection<UInt8>, for range: Range<Int>) {
    guard let first = text.first else { return }
    writePending()
    addRun(at: range.lowerBound, isVerbatim: text.count == 1 && source[range.lowerBound] == first)
    bytes += text
    end = range.upperBound
  }

  /// Adds a part of a text whose places are known.
  mutating func append(_ text: PlacedText, _ range: Range<Int>) {
    for index in range {
      append(CollectionOfOne(text.bytes[index]), for: text.place(index)..<text.place(index + 1))
    }
  }

  /// White space, which shows as one space between texts and not at all at either end.
  mutating func space(at place: Int) {
    if pending == nil { pending = (UInt8(ascii: " "), place) }
  }

  /// The end of a line, which swallows the white space around it.
  mutating func lineBreak(at place: Int) {
    if pending?.byte != UInt8(ascii: "\n") { pending = (UInt8(ascii: "\n"), place) }
  }

  private mutating func writePending() {
    guard let space = pending else { return }
    pending = nil
    guard !bytes.isEmpty else { return }
    addRun(at: space.place, isVerbatim: source[space.place] == space.byte)
    bytes.append(space.byte)
  }

  /// Starts a run, unless the last one goes on.
  private mutating func addRun(at place: Int, isVerbatim: Bool) {
    if let last = runs.last, last.isVerbatim == isVerbatim,
      isVerbatim ? last.source + bytes.count - last.text == place : last.source == place
    {
      return
    }
    runs.append(TextBlock.Run(text: bytes.count, source: place, isVerbatim: isVerbatim))
  }
}

extension TextBlockBuilder {
  /// The text as a block; `nil` when there is nothing to see.
  func block(
    kind: TextBlock.Kind, language: String?, key: String? = nil, group: Int,
    isCollapsed: Bool = false
  ) -> TextBlock? {
    guard !bytes.allSatisfy(isTextSpace) else { return nil }
    var runs = runs
    if let last = runs.last, !last.isVerbatim || last.source + bytes.count - last.text != end {
      // What follows the last entity is the place where the text ends.
      runs.append(TextBlock.Run(text: bytes.count, source: end))
    }
    return TextBlock(
      String(decoding: bytes, as: UTF8.self), kind: kind, language: language, key: key,
      group: group, isCollapsed: isCollapsed, runs: runs)
  }

  /// A part of the text, without the white space at its ends, as a builder of its own.
  func part(_ range: Range<Int>) -> TextBlockBuilder {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, isTextSpace(bytes[low]) { low += 1 }
    while low < high, isTextSpace(bytes[high - 1]) { high -= 1 }
    var part = TextBlockBuilder(source)
    guard low < high else { return part }
    var index = runIndex(at: low)
    var start = low
    while start < high {
      let next = index + 1 < runs.count ? min(runs[index + 1].text, high) : high
      let place =
        runs[index].isVerbatim ? runs[index].source + start - runs[index].text : runs[index].source
      let isVerbatim = runs[index].isVerbatim
      let after =
        isVerbatim ? place + next - start : index + 1 < runs.count ? runs[index + 1].source : end
      part.addRun(at: place, isVerbatim: isVerbatim)
      part.bytes += bytes[start..<next]
      part.end = after
      (start, index) = (next, index + 1)
    }
    return part
  }

  private func runIndex(at offset: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].text <= offset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

/// The white space that HTML and Markdown collapse; a no-break space is text.
func isTextSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
