internal import CICU

/// Reads the parts of a pattern from front to back and builds its tree.
struct MessageTreeReader {
  private let pattern: MessagePattern
  private var index = 0

  /// Starts at the first part of a pattern that ICU has parsed without an error.
  init(pattern: MessagePattern) { self.pattern = pattern }

  private var part: MessagePattern.Part { pattern.parts[index] }

  private mutating func next() -> MessagePattern.Part {
    defer { index += 1 }
    return part
  }

  /// Reads from a message's start to behind its limit.
  mutating func readMessage() -> MessageTree {
    var tree = MessageTree()
    var textStart = next().range.upperBound
    let start = textStart
    while true {
      tree.pieces += readText(from: textStart).map { .text($0) }
      switch part.kind {
      case .argumentStart:
        tree.pieces.append(.argument(readArgument()))
        textStart = pattern.parts[index - 1].range.upperBound
      case .messageLimit:
        tree.range = start..<next().range.lowerBound
        return tree
      default:
        let sign = next()
        if sign.kind == .numberSign { tree.pieces.append(.numberSign(sign.range)) }
        textStart = sign.range.upperBound
      }
    }
  }

  /// Reads literal text up to the next part that is none.
  private mutating func readText(from start: Int) -> [MessageTree.Segment] {
    var skipped: [Int] = []
    while part.kind == .skippedSyntax || part.kind == .insertedCharacter {
      let syntax = next()
      if syntax.kind == .skippedSyntax { skipped.append(syntax.range.lowerBound) }
    }
    return segments(start..<part.range.lowerBound, skipped: skipped)
  }

  /// Splits literal text at the apostrophes that open and close quoted parts.
  ///
  /// ICU marks those as skipped, and likewise the second of two apostrophes, which stand for one.
  private func segments(_ range: Range<Int>, skipped: [Int]) -> [MessageTree.Segment] {
    var segments: [MessageTree.Segment] = []
    var start = range.lowerBound
    var isQuoted = false
    for (number, offset) in skipped.enumerated() {
      let isBehindApostrophe =
        offset > range.lowerBound && pattern.bytes[offset - 1] == UInt8(ascii: "'")
      let isPrecedingSkipped = number > 0 && skipped[number - 1] == offset - 1
      if isBehindApostrophe, !isPrecedingSkipped { continue }
      segments.append(MessageTree.Segment(range: start..<offset, isQuoted: isQuoted))
      start = offset + 1
      isQuoted.toggle()
    }
    segments.append(MessageTree.Segment(range: start..<range.upperBound, isQuoted: isQuoted))
    return segments.filter { !$0.range.isEmpty }
  }

  /// Reads from an argument's start to behind its limit.
  private mutating func readArgument() -> MessageTree.Node {
    let start = next()
    let name = next()
    var texts: [MessagePattern.Kind: String] = [:]
    var branches: [MessageTree.Branch] = []
    while part.kind != .argumentLimit {
      if part.kind == .selector {
        branches.append(readBranch())
      } else {
        let detail = next()
        texts[detail.kind] = pattern.text(detail.range)
      }
    }
    let end = next().range.upperBound
    let use = MessageArgument.Use(
      kind: start.value, type: texts[.argumentType] ?? "", style: texts[.argumentStyle],
      selectors: branches.map(\.selector))
    let argument = MessageArgument(
      name: pattern.text(name.range), use: use, offset: start.range.lowerBound)
    return MessageTree.Node(
      argument: argument, range: start.range.lowerBound..<end,
      isNumbered: name.kind == .argumentNumber, branches: branches)
  }

  /// Reads from a selector to behind the limit of its message.
  private mutating func readBranch() -> MessageTree.Branch {
    let selector = next()
    // An exact number has a part of its own behind its selector.
    if part.kind != .messageStart { index += 1 }
    return MessageTree.Branch(
      selector: pattern.text(selector.range), offset: selector.range.lowerBound,
      message: readMessage())
  }
}

extension MessageArgument.Use {
  fileprivate init(kind: Int, type: String, style: String?, selectors: [String]) {
    switch kind {
    case CICU_ARGUMENT_PLURAL: self = .plural(forms: selectors)
    case CICU_ARGUMENT_SELECT_ORDINAL: self = .selectOrdinal(forms: selectors)
    case CICU_ARGUMENT_SELECT: self = .select(branches: selectors)
    case CICU_ARGUMENT_CHOICE: self = .choice
    case CICU_ARGUMENT_SIMPLE:
      self = .formatted(type: type, style: style.map(trimmingSpaces))
    default: self = .plain
    }
  }
}

private func trimmingSpaces(_ text: String) -> String {
  let head = text.drop { $0 == " " }
  return String(head.reversed().drop { $0 == " " }.reversed())
}
