extension MessageCheck {
  static let ellipsis = MessageCheck(
    "ellipsis", .typography, .note, requirement: "An ellipsis is one character.",
    reason: "Three full stops can be parted at the end of a line.", fix: "Write … (U+2026)."
  ) { message in
    guard message.holds("...") else { return [] }
    return message.sentences.flatMap { sentence in
      sentence.tokens.indices.dropFirst(2).compactMap { index in
        let range = index - 2..<index + 1
        let isFirst = index < 3 || sentence.tokens[index - 3].scalar != "."
        guard isFirst, sentence.tokens[range].allSatisfy({ $0.scalar == "." }) else { return nil }
        return MessageFault(sentence.place(range), "'...' is three full stops")
      }
    }
  }
}
