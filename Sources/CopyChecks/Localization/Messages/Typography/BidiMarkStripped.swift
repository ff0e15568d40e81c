import PricingEngine

extension MessageCheck {
  static let bidiMarkStripped = MessageCheck(
    "bidi-mark-stripped", .typography, .warning,
    requirement:
      "A right-to-left message that begins with a Latin word has a direction mark before it.",
    reason:
      "Where nobody states a direction, the first letter decides it, and the whole line is turned round.",
    fix: "Put U+200F (RLM) before the first word, or begin with another word."
  ) { message in
    guard message.locale.locale.direction == .rightToLeft else { return [] }
    return message.sentences.compactMap { sentence in
      let first = sentence.tokens.firstIndex { $0.scalar?.strongDirection != nil }
      guard let first, sentence.tokens[first].scalar?.strongDirection == .leftToRight,
        sentence.tokens.contains(where: { $0.scalar?.strongDirection == .rightToLeft })
      else { return nil }
      let word = sentence.words.first { $0.contains(first) } ?? first..<first + 1
      return MessageFault(
        sentence.place(word),
        "the text begins with '\(quotable(sentence.text(word)))', which runs from left to right",
        fix: "put U+200F (RLM) before it")
    }
  }
}
