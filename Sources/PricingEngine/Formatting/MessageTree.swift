internal import CICU

/// A message, or a branch of one, as a tree: text and arguments in the order of the pattern.
struct MessageTree {
  var pieces: [Piece] = []

  indirect enum Piece {
    case text(Segment)
    case argument(Node)
  }

  /// Literal text of the pattern; apostrophes that only quote are left out.
  struct Segment {
    let range: Range<Int>
    /// Whether apostrophes quote it, so that braces in it are text.
    let isQuoted: Bool
  }

  /// An argument with its branches.
  struct Node {
    let argument: MessageArgument
    let isNumbered: Bool
    let branches: [Branch]
  }

  struct Branch {
    let selector: String
    let offset: Int
    let message: MessageTree
  }
}

extension MessageTree {
  /// Builds the tree of a parsed pattern.
  init(_ pattern: MessagePattern) {
    var reader = MessageTreeReader(pattern: pattern)
    self = reader.readMessage()
  }

  /// All arguments, in the order of the pattern.
  var arguments: [MessageArgument] {
    pieces.flatMap { piece -> [MessageArgument] in
      guard case .argument(let node) = piece else { return [] }
      return [node.argument] + node.branches.flatMap(\.message.arguments)
    }
  }
}

/// Reads the parts of a pattern from front to back.
private struct MessageTreeReader {
  let pattern: MessagePattern
  var index = 0

  init(pattern: MessagePattern) { self.pattern = pattern }

  private var part: MessagePattern.Part { pattern.parts[index] }

  /// Reads from a message's start to behind its limit.
  mutating func readMessage() -> MessageTree {
    var tree = MessageTree()
    var textStart = part.range.upperBound
    var skipped: [Int] = []
    index += 1
    while true {
      let part = part
      switch part.kind {
      case .skippedSyntax:
        skipped.append(part.range.lowerBound)
        index += 1
        continue
      case .insertedCharacter:
        index += 1
        continue
      default:
        break
      }
      tree.pieces += segments(textStart..<part.range.lowerBound, skipped: skipped).map {
        .text($0)
      }
      skipped = []
      if part.kind == .argumentStart {
        tree.pieces.append(.argument(readArgument()))
        textStart = pattern.parts[index - 1].range.upperBound
      } else {
        textStart = part.range.upperBound
        index += 1
        if part.kind == .messageLimit { return tree }
      }
    }
  }

  /// Reads from an argument's start to behind its limit.
  private mutating func readArgument() -> MessageTree.Node {
    let start = part
    index += 1
    let isNumbered = part.kind == .argumentNumber
    let name = pattern.text(part.range)
    index += 1
    var texts: [MessagePattern.Kind: String] = [:]
    var selector: MessagePattern.Part?
    var branches: [MessageTree.Branch] = []
    while part.kind != .argumentLimit {
      switch part.kind {
      case .messageStart:
        let range = selector?.range ?? part.range
        let message = readMessage()
        branches.append(
          MessageTree.Branch(
            selector: pattern.text(range), offset: range.lowerBound, message: message))
        continue
      case .selector: selector = part
      default: texts[part.kind] = pattern.text(part.range)
      }
      index += 1
    }
    index += 1
    let use = MessageArgument.Use(
      kind: start.value, type: texts[.argumentType] ?? "", style: texts[.argumentStyle],
      selectors: branches.map(\.selector))
    return MessageTree.Node(
      argument: MessageArgument(name: name, use: use, offset: start.range.lowerBound),
      isNumbered: isNumbered, branches: branches)
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
