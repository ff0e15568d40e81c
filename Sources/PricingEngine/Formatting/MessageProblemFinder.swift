extension MessagePattern {
  /// What ICU accepts in silence in this pattern, in the order of the pattern.
  func problems(in tree: MessageTree) -> [MessageProblem] {
    var finder = MessageProblemFinder(pattern: self)
    finder.visit(tree, inside: [])
    return finder.problems.sorted { $0.offset < $1.offset }
  }
}

/// Walks a message and notes what is wrong.
private struct MessageProblemFinder {
  let pattern: MessagePattern
  var problems: [MessageProblem] = []

  init(pattern: MessagePattern) { self.pattern = pattern }

  /// Visits a message; `ancestors` are the arguments whose branch it is in, the outermost first.
  mutating func visit(_ tree: MessageTree, inside ancestors: [MessageArgument]) {
    for piece in tree.pieces {
      switch piece {
      case .text(let segment) where segment.isQuoted: checkQuoted(segment)
      case .text(let segment): checkText(segment, inside: ancestors)
      case .argument(let node): visit(node, inside: ancestors)
      case .numberSign: continue
      }
    }
  }

  private mutating func visit(_ node: MessageTree.Node, inside ancestors: [MessageArgument]) {
    let argument = node.argument
    if node.isNumbered { note(.numberedArgument(number: argument.name), argument.offset) }
    switch argument.use {
    case .plain, .select: break
    case .plural, .selectOrdinal: checkPluralForms(node)
    case .choice: note(.choiceArgument(name: argument.name), argument.offset)
    case .formatted("number", nil), .formatted("number", "integer"): break
    case .formatted(let type, let style):
      note(.formattedArgument(name: argument.name, type: type, style: style), argument.offset)
    }
    if argument.use != .choice { checkDuplicates(node) }
    for branch in node.branches { visit(branch.message, inside: ancestors + [argument]) }
  }

  private mutating func note(_ kind: MessageProblem.Kind, _ offset: Int) {
    problems.append(MessageProblem(kind: kind, offset: offset))
  }

  private mutating func checkPluralForms(_ node: MessageTree.Node) {
    let categories = ["zero", "one", "two", "few", "many", "other"]
    for branch in node.branches
    where !branch.selector.hasPrefix("=") && !categories.contains(branch.selector) {
      let suggestion = nearestText(to: branch.selector, in: categories)
      note(
        .unknownPluralForm(
          form: branch.selector, argument: node.argument.name, suggestion: suggestion),
        branch.offset)
    }
  }

  private mutating func checkDuplicates(_ node: MessageTree.Node) {
    var seen: Set<String> = []
    for branch in node.branches where !seen.insert(branch.selector).inserted {
      note(.duplicateForm(form: branch.selector, argument: node.argument.name), branch.offset)
    }
  }

  private mutating func checkText(
    _ segment: MessageTree.Segment, inside ancestors: [MessageArgument]
  ) {
    let plural = ancestors.last { $0.isPlural }
    for offset in segment.range {
      switch pattern.bytes[offset] {
      case UInt8(ascii: "}"):
        note(.strayBrace, offset)
      case UInt8(ascii: "#"):
        guard let plural, let select = ancestors.last else { continue }
        note(.numberSignInSelect(select: select.name, plural: plural.name), offset)
      default:
        continue
      }
    }
  }

  private mutating func checkQuoted(_ segment: MessageTree.Segment) {
    guard let name = firstArgumentName(in: segment.range) else { return }
    let start = segment.range.lowerBound - 1
    let isClosed = segment.range.upperBound < pattern.bytes.count
    let end = segment.range.upperBound + (isClosed ? 1 : 0)
    note(.quotedArgument(name: name, quoted: pattern.text(start..<end)), start)
  }

  /// The name in the first `{name}` or `{name, …` of a quoted text.
  private func firstArgumentName(in range: Range<Int>) -> String? {
    for brace in range where pattern.bytes[brace] == UInt8(ascii: "{") {
      let inside = pattern.bytes[(brace + 1)..<range.upperBound]
      let trimmed = inside.drop { $0 == UInt8(ascii: " ") }
      let name = trimmed.prefix(while: isNameByte)
      let next = trimmed.dropFirst(name.count).first { $0 != UInt8(ascii: " ") }
      // An apostrophe that is never closed quotes to the end, and there the closing brace may be
      // missing.
      let isArgument = [UInt8(ascii: "}"), UInt8(ascii: ","), nil].contains(next)
      guard !name.isEmpty, isArgument else { continue }
      return String(decoding: name, as: UTF8.self)
    }
    return nil
  }
}

extension MessageArgument {
  fileprivate var isPlural: Bool {
    switch use {
    case .plural, .selectOrdinal: true
    case .plain, .select, .formatted, .choice: false
    }
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
