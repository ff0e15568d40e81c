import PricingEngine

extension MessageCheck {
  static let icuComplexity = MessageCheck(
    "icu-complexity", .syntax, .warning,
    requirement: "A message has a few sentences, and no plural inside another or with an offset.",
    reason: "Translation tools lose or mangle what goes beyond a plain plural.",
    fix: "Make several messages of it, or take the number out of one of the plurals."
  ) { message in
    guard let parsed = message.parsed else { return [] }
    var faults: [MessageFault] = []
    for node in parsed.tree.nodes where node.isPlural {
      let head = node.range.lowerBound..<node.range.lowerBound + 1
      if node.branches.contains(where: { $0.message.nodes.contains(where: \.isPlural) }) {
        faults.append(
          MessageFault(head, "a plural stands inside the plural over '\(node.argument.name)'"))
      }
      let start = node.branches.first?.offset ?? node.range.upperBound
      if message.text(node.range.lowerBound..<start).contains("offset:") {
        faults.append(MessageFault(head, "the plural over '\(node.argument.name)' has an offset"))
      }
    }
    if message.sentences.count > mostSentences {
      faults.append(
        MessageFault(0..<0, "the message has more than \(mostSentences) sentences"))
    }
    return faults
  }

  /// Two plurals with all six forms of Arabic are 36.
  private static let mostSentences = 40
}
