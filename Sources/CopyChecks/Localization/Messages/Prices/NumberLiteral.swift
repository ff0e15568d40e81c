import PricingEngine

extension MessageCheck {
  static let numberLiteral = MessageCheck(
    "number-literal", .prices, .warning, requirement: "A message has no number of its own.",
    reason: "A typed length, percentage or count is wrong for another offer.",
    fix: "Write the argument that has the number."
  ) { (message) throws(ICUError) in
    let numbers = try message.typedNumbers()
    return zip(message.sentences, numbers).flatMap { sentence, numbers in
      numbers.filter { number in
        message.price(number, in: sentence) == nil && !message.isFree(number, in: sentence)
      }.map { number in
        MessageFault(number.range, "the number '\(quotable(message.text(number.range)))' is typed")
      }
    }
  }
}

extension MessageReading {
  /// Whether a typed number is no value of an offer.
  fileprivate func isFree(_ number: TypedNumber, in sentence: MessageSentence) -> Bool {
    if let branch = branch(at: number.range.lowerBound), let value = number.value,
      branch.exact == value || branch.values.contains(value)
    {
      // The form stands for that number, or a check of plurals speaks of it.
      return true
    }
    var before = number.tokens.lowerBound - 1
    // The stop in H.264 belongs to the name.
    if before > 0, sentence.tokens[before].scalar == "." { before -= 1 }
    let after = number.tokens.upperBound
    let neighbors = [before, after].filter(sentence.tokens.indices.contains).map {
      sentence.tokens[$0]
    }
    if number.isWord { return false }
    if ["ja", "ko", "zh", "yue"].contains(locale.locale.language), number.value == 1 {
      // “Once” and “each” are written with the digit: 1回, 1シートあたり.
      return true
    }
    // A part of a name (H.264, 2FA, 24/7) or an address.
    return neighbors.contains { token in
      (token.characterKind == .letter && !locale.joinsWords) || token.scalar == "/"
    } || sentence.addresses.contains { $0.overlaps(number.tokens) }
  }
}
