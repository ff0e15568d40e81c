/// A message, or a branch of one, as a tree: text and arguments in the order of the pattern.
package struct MessageTree: Sendable {
  package var pieces: [Piece] = []
  /// The bytes of the pattern between the braces, or all of them.
  package var range = 0..<0

  package indirect enum Piece: Sendable {
    case text(Segment)
    case argument(Node)
    /// The number of the plural that the branch belongs to: `#`.
    case numberSign(Range<Int>)
  }

  /// Literal text of the pattern; apostrophes that only quote are left out.
  package struct Segment: Sendable {
    package let range: Range<Int>
    /// Whether apostrophes quote it, so that braces in it are text.
    package let isQuoted: Bool
  }

  /// An argument with its branches.
  package struct Node: Sendable {
    package let argument: MessageArgument
    /// The whole argument with its braces.
    package let range: Range<Int>
    package let isNumbered: Bool
    package let branches: [Branch]
  }

  package struct Branch: Sendable {
    package let selector: String
    package let offset: Int
    package let message: MessageTree
  }
}

extension MessageTree {
  /// Builds the tree of a parsed pattern.
  init(_ pattern: MessagePattern) {
    var reader = MessageTreeReader(pattern: pattern)
    self = reader.readMessage()
  }

  /// All arguments, in the order of the pattern.
  package var arguments: [MessageArgument] {
    pieces.flatMap { piece -> [MessageArgument] in
      guard case .argument(let node) = piece else { return [] }
      return [node.argument] + node.branches.flatMap(\.message.arguments)
    }
  }
}
