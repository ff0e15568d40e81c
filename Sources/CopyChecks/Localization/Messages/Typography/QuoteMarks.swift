import PricingEngine

extension MessageCheck {
  static let quotes = MessageCheck(
    "quotes", .typography, .note, requirement: "Quotation marks are those of the language.",
    reason: "Typewriter quotes look unfinished beside set text.",
    fix: "Write the quotation marks of the language."
  ) { message in
    guard message.pattern.utf8.contains(UInt8(ascii: "\"")) else { return [] }
    return message.sentences.flatMap { sentence in
      sentence.tokens.filter { $0.scalar == "\"" }.map { token in
        MessageFault(
          token.range, "'\"' is no quotation mark of '\(message.locale.locale.tag)'",
          fix: "write \(message.locale.quotes.open) and \(message.locale.quotes.close)")
      }
    }
  }
}
