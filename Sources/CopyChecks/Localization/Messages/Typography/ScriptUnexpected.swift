import PricingEngine

extension MessageCheck {
  static let scriptUnexpected = MessageCheck(
    "script-unexpected", .typography, .warning,
    requirement: "A word is in one script, and that is the language's own or Latin.",
    reason: "A Latin a in a Cyrillic word looks the same, and search and screen readers fail.",
    fix: "Type the letter again on a keyboard of the language."
  ) { message in
    let scripts = message.locale.scripts
    guard !message.locale.joinsWords, message.hasForeignLetters else { return [] }
    return message.sentences.flatMap { sentence in
      sentence.words.compactMap { fault($0, in: sentence, expected: scripts) }
    }
  }

  private static func fault(
    _ word: Range<Int>, in sentence: MessageSentence, expected: Set<Script>
  ) -> MessageFault? {
    let latin = Script(code: "Latn")
    var byScript: [Script: [Int]] = [:]
    for index in word {
      guard let script = sentence.tokens[index].scalar.flatMap({ Script(of: $0) }) else { continue }
      byScript[script, default: []].append(index)
    }
    let foreign = byScript.filter { !expected.contains($0.key) }
    guard let odd = foreign.min(by: { $0.value.count < $1.value.count }) else { return nil }
    let text = quotable(sentence.text(word))
    if byScript.count > 1 {
      let letter = odd.value[0]..<odd.value[0] + 1
      return MessageFault(
        sentence.place(letter),
        "'\(sentence.text(letter))' (\(codePoint(sentence.tokens[letter.lowerBound]))) in '\(text)' is a letter of another script")
    }
    // Names are written in Latin everywhere; a single letter that looks like one of the language's own is a slip.
    if odd.key == latin {
      let isLookalike = text.unicodeScalars.count == 1 && expected.isLike(latin: text)
      return isLookalike
        ? MessageFault(
          sentence.place(word),
          "'\(text)' (\(codePoint(sentence.tokens[word.lowerBound]))) is a letter of another script") : nil
    }
    return MessageFault(sentence.place(word), "'\(text)' is in another script")
  }

  private static func codePoint(_ token: MessageSentence.Token) -> String {
    let hexadecimal = String(token.scalar?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
  }
}

extension Set<Script> {
  /// Whether a Latin letter looks like a word of the language: `a`, `o` and `c` in Cyrillic.
  fileprivate func isLike(latin letter: String) -> Bool {
    guard let cyrillic = Script(code: "Cyrl"), let greek = Script(code: "Grek") else { return false }
    if contains(cyrillic) { return "acoyiABCOKY".contains(letter) }
    return contains(greek) && "oO".contains(letter)
  }
}

extension MessageReading {
  /// Whether there can be letters of two scripts.
  fileprivate var hasForeignLetters: Bool {
    let isLatin = locale.locale.script == "Latn"
    return !isLatin || pattern.utf8.contains { $0 >= 0xCD }
  }
}
