import PricingEngine

extension MessageCheck {
  static let targetSameAsSource = MessageCheck(
    "target-same-as-source", .files, .warning,
    requirement: "A translation is no copy of the source.",
    reason: "Readers get a sentence in a language that they may not read.",
    fix: "Translate the message."
  ) { message in
    guard let source = message.source, source.pattern == message.pattern,
      !message.locale.isSameLanguage(as: source.locale.locale),
      let sentence = message.sentences.first
    else { return [] }
    let words = sentence.words.filter { word in
      let text = sentence.text(word)
      // Names and abbreviations are the same everywhere.
      return !BrandNames.parts.contains(text) && text.lowercased() != text.uppercased()
        && text != text.uppercased()
    }
    // Short words are often the same in two languages of one script: Support, Plan, Details.
    let expected = message.locale.scripts == source.locale.scripts ? 3 : 1
    guard words.count >= expected else { return [] }
    return [
      MessageFault(
        0..<message.pattern.utf8.count, "the text is the same as in \(source.locale.locale.tag)")
    ]
  }
}
