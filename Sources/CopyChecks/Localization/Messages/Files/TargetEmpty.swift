extension MessageCheck {
  static let targetEmpty = MessageCheck(
    "target-empty", .files, .error, requirement: "A message has text.",
    reason: "A button or sentence without words is shown.",
    fix: "Write the message, or remove its key so that it counts as missing."
  ) { message in
    guard message.parsed != nil else { return [] }
    let isEmpty = message.sentences.allSatisfy { sentence in
      sentence.tokens.allSatisfy { token in
        token.isSpace || token.characterKind == .ignorable || token.characterKind == .lineBreak
      }
    }
    return isEmpty ? [MessageFault(0..<0, "the message has no text")] : []
  }
}
