import PricingEngine

extension MessageCheck {
  static let invisibleChar = MessageCheck(
    "invisible-char", .typography, .warning,
    requirement: "A message has no invisible characters but those that its script needs.",
    reason: "They come along when text is copied, break search, and show as boxes in some places.",
    fix: "Remove the character."
  ) { message in
    message.sentences.flatMap { sentence in
      sentence.tokens.indices.compactMap { index -> MessageFault? in
        guard let scalar = sentence.tokens[index].scalar,
          isInvisible(scalar, sentence.tokens[index].characterKind),
          !message.locale.allows(scalar, at: index, in: sentence)
        else { return nil }
        return MessageFault(
          sentence.tokens[index].range, "'\(quotable(String(scalar)))' cannot be seen")
      }
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar, _ kind: CharacterKind?) -> Bool {
    if kind == .ignorable { return true }
    return scalar.properties.generalCategory == .control && scalar != "\n"
  }
}

extension LocaleReading {
  /// Whether a script needs an invisible character.
  fileprivate func allows(
    _ scalar: Unicode.Scalar, at index: Int, in sentence: MessageSentence
  ) -> Bool {
    switch scalar {
    // Word joiners keep a price on one line; direction marks are looked at by checks of their own.
    case "\u{2060}", "\u{200E}", "\u{200F}", "\u{061C}", "\u{2066}"..."\u{2069}",
      "\u{202A}"..."\u{202E}":
      return true
    case "\u{200C}", "\u{200D}":
      return joinsLetters || isEmoji(index - 1, in: sentence)
    // Chosen forms of emoji and Han characters.
    case "\u{FE00}"..."\u{FE0F}", "\u{E0100}"..."\u{E01EF}": return index > 0
    // Lines of these scripts break between words that no space parts.
    case "\u{200B}": return joinsWords
    default: return false
    }
  }

  /// Arabic and the scripts of India choose forms of letters by joiners.
  private var joinsLetters: Bool {
    [
      "Arab", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh",
      "Mymr", "Khmr",
    ].contains(locale.script)
  }

  private func isEmoji(_ index: Int, in sentence: MessageSentence) -> Bool {
    guard index >= 0, let scalar = sentence.tokens[index].scalar else { return false }
    return scalar == "\u{FE0F}" || scalar.properties.isEmoji || scalar.properties.isEmojiModifier
  }
}
