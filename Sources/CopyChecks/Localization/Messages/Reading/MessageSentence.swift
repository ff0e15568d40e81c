import PricingEngine

/// One of the sentences that a message can become: its text and arguments with a branch chosen of every plural and select.
struct MessageSentence {
  /// Characters, arguments and numbers, in order.
  var tokens: [Token] = []
  /// The branches that were chosen, the outermost first.
  var choices: [Choice] = []

  /// A character of text, or something that a value takes the place of.
  struct Token {
    let kind: Kind
    /// Where it stands in the pattern, in UTF-8 bytes.
    let range: Range<Int>

    enum Kind: Equatable {
      /// A character of the text.
      case character(Unicode.Scalar, CharacterKind)
      /// The value of an argument.
      case argument(String)
      /// The number of the plural over an argument: `#`.
      case number(String)
    }

    /// The character; `nil` for a value.
    var scalar: Unicode.Scalar? {
      if case .character(let scalar, _) = kind { scalar } else { nil }
    }

    /// What the character is to a search for words; `nil` for a value.
    var characterKind: CharacterKind? {
      if case .character(_, let kind) = kind { kind } else { nil }
    }

    /// The argument whose value stands here; `nil` for a character.
    var argument: String? {
      switch kind {
      case .argument(let name), .number(let name): name
      case .character: nil
      }
    }

    /// Whether a space stands here, breaking or not.
    var isSpace: Bool { characterKind == .space || characterKind == .noBreakSpace }

    /// Whether a part of a word stands here.
    var isWordPart: Bool { characterKind?.isWordPart ?? false }
  }

  /// A branch that was chosen.
  struct Choice {
    let argument: String
    let branch: MessageTree.Branch
  }

  /// The most sentences of one message that are looked at.
  static let maximumCount = 64
}

/// Takes a message apart into its sentences.
struct SentenceReader {
  let bytes: [UInt8]
  let table: CharacterKinds

  /// The sentences, in the order of their branches; the first few when there are too many.
  func sentences(of tree: MessageTree) -> [MessageSentence] {
    sentences(of: tree, plural: nil)
  }

  private func sentences(of tree: MessageTree, plural: String?) -> [MessageSentence] {
    var sentences = [MessageSentence()]
    for piece in tree.pieces {
      switch piece {
      case .text(let segment):
        let tokens = tokens(of: segment)
        for index in sentences.indices { sentences[index].tokens += tokens }
      case .numberSign(let range):
        let kind: MessageSentence.Token.Kind =
          plural.map { .number($0) } ?? .character("#", .other)
        for index in sentences.indices {
          sentences[index].tokens.append(MessageSentence.Token(kind: kind, range: range))
        }
      case .argument(let node):
        sentences = adding(node, to: sentences, plural: plural)
      }
    }
    return sentences
  }

  private func adding(
    _ node: MessageTree.Node, to sentences: [MessageSentence], plural: String?
  ) -> [MessageSentence] {
    let name = node.argument.name
    guard !node.branches.isEmpty, node.argument.use != .choice else {
      let token = MessageSentence.Token(kind: .argument(name), range: node.range)
      return sentences.map { sentence in
        var sentence = sentence
        sentence.tokens.append(token)
        return sentence
      }
    }
    let inner = node.isPlural ? name : plural
    let parts = node.branches.flatMap { branch in
      self.sentences(of: branch.message, plural: inner).map { part in
        var part = part
        part.choices.insert(MessageSentence.Choice(argument: name, branch: branch), at: 0)
        return part
      }
    }
    var longer: [MessageSentence] = []
    for sentence in sentences {
      for part in parts where longer.count < MessageSentence.maximumCount {
        longer.append(
          MessageSentence(
            tokens: sentence.tokens + part.tokens, choices: sentence.choices + part.choices))
      }
    }
    return longer
  }

  /// The characters of a text; two apostrophes are one.
  private func tokens(of segment: MessageTree.Segment) -> [MessageSentence.Token] {
    var tokens: [MessageSentence.Token] = []
    tokens.reserveCapacity(segment.range.count)
    var start = segment.range.lowerBound
    var wasApostrophe = false
    for scalar in String(decoding: bytes[segment.range], as: UTF8.self).unicodeScalars {
      let end = start + UTF8.width(scalar)
      let isSecondApostrophe = scalar == "'" && wasApostrophe
      if !isSecondApostrophe {
        tokens.append(
          MessageSentence.Token(
            kind: .character(scalar, table.kind(of: scalar)), range: start..<end))
      }
      wasApostrophe = scalar == "'" && !isSecondApostrophe
      start = end
    }
    return tokens
  }
}

extension MessageTree.Node {
  /// Whether a number chooses the branch.
  var isPlural: Bool {
    switch argument.use {
    case .plural, .selectOrdinal: true
    case .plain, .select, .formatted, .choice: false
    }
  }
}
