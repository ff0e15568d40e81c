import PricingEngine

/// A part of a message without ICU's quoting, for formats that have another syntax.
indirect enum MessagePart: Sendable, Equatable {
  /// Text as a reader sees it.
  case text(String)
  /// The value of an argument: `{price}`.
  case argument(String)
  /// The number of the plural that it stands in: `#`.
  case number
  /// One of several texts.
  case choice(Choice)
  /// An argument that ICU formats, as it is written: `{count, number}`.
  case formatted(String)

  /// Texts of which a value chooses one.
  struct Choice: Sendable, Equatable {
    let argument: String
    /// What ICU calls it: `plural`, `select` or `selectordinal`.
    let type: String
    /// What is taken from the number: `offset:1`; `nil` when nothing is.
    var offset: String?
    var forms: [Form]
  }

  /// One of the texts.
  struct Form: Sendable, Equatable {
    /// When it is chosen: `one`, `=1`.
    let selector: String
    var parts: [MessagePart]
  }
}

extension MessagePart {
  /// Takes a message apart.
  static func parts(of message: ParsedMessage) -> [MessagePart] {
    parts(of: message.tree, bytes: message.bytes)
  }

  private static func parts(of tree: MessageTree, bytes: [UInt8]) -> [MessagePart] {
    var parts: [MessagePart] = []
    for piece in tree.pieces {
      switch piece {
      case .text(let segment): parts.appendText(literal(bytes[segment.range]))
      case .numberSign: parts.append(.number)
      case .argument(let node): parts.append(part(of: node, bytes: bytes))
      }
    }
    return parts
  }

  private static func part(of node: MessageTree.Node, bytes: [UInt8]) -> MessagePart {
    let type: String
    switch node.argument.use {
    case .plain: return .argument(node.argument.name)
    case .plural: type = "plural"
    case .select: type = "select"
    case .selectOrdinal: type = "selectordinal"
    case .formatted, .choice:
      return .formatted(String(decoding: bytes[node.range], as: UTF8.self))
    }
    let forms = node.branches.map { branch in
      Form(selector: branch.selector, parts: parts(of: branch.message, bytes: bytes))
    }
    return .choice(
      Choice(
        argument: node.argument.name, type: type, offset: offset(of: node, bytes: bytes),
        forms: forms))
  }

  /// The `offset:1` before the first form.
  private static func offset(of node: MessageTree.Node, bytes: [UInt8]) -> String? {
    guard let first = node.branches.first else { return nil }
    let head = String(decoding: bytes[node.range.lowerBound..<first.offset], as: UTF8.self)
    let word = head.split(whereSeparator: { $0 == "," || $0.isWhitespace }).dropFirst(2).joined()
    return word.hasPrefix("offset:") ? word : nil
  }

  /// The text of literal bytes, in which two apostrophes stand for one.
  private static func literal(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var isSecond = false
    for byte in bytes {
      isSecond = byte == UInt8(ascii: "'") && !isSecond && text.last == byte
      if !isSecond { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [MessagePart] {
  /// Adds text to the text at the end, so that a message is always taken apart in one way.
  mutating func appendText(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let last) = self.last {
      self[endIndex - 1] = .text(last + text)
    } else {
      append(.text(text))
    }
  }

  /// The first thing that a format does not have, when all that it has are plain arguments and choices of some types.
  func first(unlike types: [String]) -> String? {
    for part in self {
      switch part {
      case .text, .argument, .number: continue
      case .formatted(let text): return text
      case .choice(let choice):
        guard types.contains(choice.type) else { return choice.type }
        if let offset = choice.offset { return offset }
        for form in choice.forms {
          if let found = form.parts.first(unlike: types) { return found }
        }
      }
    }
    return nil
  }

  /// The message in ICU's syntax.
  var pattern: String { pattern(inPlural: nil) }

  private func pattern(inPlural isPlural: Bool?) -> String {
    map { part in
      switch part {
      case .text(let text): return Self.quoted(text, isInPlural: isPlural == true)
      case .argument(let name): return "{\(name)}"
      case .number: return "#"
      case .formatted(let text): return text
      case .choice(let choice):
        let forms = choice.forms.map { form in
          "\(form.selector) {\(form.parts.pattern(inPlural: choice.type != "select"))}"
        }
        let words = ([choice.offset].compactMap(\.self) + forms).joined(separator: " ")
        return "{\(choice.argument), \(choice.type), \(words)}"
      }
    }.joined()
  }

  /// Text in which ICU sees no syntax: braces in apostrophes, and apostrophes twice.
  ///
  /// What stands side by side is quoted as one, because `''` between two quoted parts would be an apostrophe.
  private static func quoted(_ text: String, isInPlural: Bool) -> String {
    var (quoted, run) = ("", "")
    let flush = {
      let isSyntax = run.unicodeScalars.contains { $0 != "'" }
      let doubled = run.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined()
      quoted += isSyntax ? "'\(doubled)'" : doubled
      run = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "{", "}": run.unicodeScalars.append(scalar)
      case "#" where isInPlural: run.unicodeScalars.append(scalar)
      default:
        flush()
        quoted.unicodeScalars.append(scalar)
      }
    }
    flush()
    return quoted
  }
}
