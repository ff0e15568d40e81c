import PricingEngine

extension MessageCheck {
  static let repeatedWord = MessageCheck(
    "repeated-word", .typography, .note, requirement: "No word stands twice in a row.",
    reason: "“the the” is a slip.", fix: "Remove one of the two."
  ) { message in
    guard message.locale.hasSeparateWords,
      !repeating.contains(message.locale.locale.language)
    else { return [] }
    return message.sentences.flatMap { sentence -> [MessageFault] in
      let words = sentence.words
      return zip(words, words.dropFirst()).compactMap { first, second in
        guard second.lowerBound == first.upperBound + 1,
          sentence.tokens[first.upperBound].isSpace,
          // In “anul·la la compra” the first is a part of a word.
          first.lowerBound == 0 || sentence.tokens[first.lowerBound - 1].isSpace
        else { return nil }
        let text = sentence.text(first).lowercased()
        guard text == sentence.text(second).lowercased(), !doubled.contains(text) else {
          return nil
        }
        return MessageFault(sentence.place(second), "'\(quotable(text))' stands twice in a row")
      }
    }
  }

  /// Languages that say a word twice for more of it, or whose syllables are written as words.
  private static let repeating: Set<String> = [
    "vi", "id", "ms", "tr", "az", "uz", "kk", "fil", "sw",
  ]

  /// Words that grammar puts twice: vous vous abonnez, die die Laufzeit wählen.
  private static let doubled: Set<String> = [
    "vous", "nous", "die", "der", "das", "sie", "that", "had", "si", "се",
  ]
}
