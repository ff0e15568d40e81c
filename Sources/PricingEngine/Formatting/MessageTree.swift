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
