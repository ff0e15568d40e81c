import PricingEngine

extension MessageCheck {
  static let lengthRatio = MessageCheck(
    "length-ratio", .fit, .note, requirement: "A translation says about as much as its source.",
    reason: "A text of a quarter or three times the length has often lost or gained a sentence.",
    fix: "Compare the translation with the contract's meaning."
  ) { message in
    guard let source = message.source, let own = message.sentences.last,
      let other = source.sentences.last, other.tokens.count >= 40
    else { return [] }
    // Han characters say more than letters.
    let weight = message.locale.scripts.contains { $0 == Script(code: "Hani") } ? 3 : 1
    let count = own.tokens.count * weight
    guard count * 3 < other.tokens.count || count > other.tokens.count * 3 else { return [] }
    return [
      MessageFault(
        0..<message.pattern.utf8.count,
        "the text has \(own.tokens.count) characters, and its source \(other.tokens.count)")
    ]
  }
}
