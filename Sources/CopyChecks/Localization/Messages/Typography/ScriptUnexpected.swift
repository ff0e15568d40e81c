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
    var faults: [MessageFault] = []
    for sentence in message.sentences {
      for word in sentence.words {
        if let fault = fault(word, in: sentence, expected: scripts) { faults.append(fault) }
      }
    }
    return faults
  }

  private static func fault(
    _ word: Range<Int>, in sentence: MessageSentence, expected: Set<Script>
  ) -> MessageFault? {
    let letters = ScriptLetters(word, in: sentence)
    guard let odd = letters.rarest(besides: expected) else { return nil }
    let isLatin = odd == Script(code: "Latn")
    if letters.scripts.count > 1 {
      // Korean and the languages of India join endings to Latin names, and their letters are no lookalikes.
      let areAlike = letters.scripts.allSatisfy(Script.lookalikes.contains)
      return areAlike || !isLatin ? mixed(letters.first(of: odd), word, in: sentence) : nil
    }
    let text = sentence.text(word)
    guard isLatin else {
      return MessageFault(sentence.place(word), "'\(quotable(text))' is in another script")
    }
    // Names are written in Latin everywhere; a single letter that looks like one of the language's own is a slip.
    guard text.unicodeScalars.count == 1, expected.isLike(latin: text) else { return nil }
    let point = codePoint(sentence.tokens[word.lowerBound])
    return MessageFault(
      sentence.place(word), "'\(text)' (\(point)) is a letter of another script")
  }

  private static func mixed(
    _ index: Int, _ range: Range<Int>, in sentence: MessageSentence
  ) -> MessageFault {
    let letter = index..<index + 1
    let word = quotable(sentence.text(range))
    let point = codePoint(sentence.tokens[index])
    return MessageFault(
      sentence.place(letter),
      "'\(sentence.text(letter))' (\(point)) in '\(word)' is a letter of another script")
  }

  private static func codePoint(_ token: MessageSentence.Token) -> String {
    let hexadecimal = String(token.scalar?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hexadecimal.utf8.count)) + hexadecimal
  }
}

/// The scripts of a word's letters.
private struct ScriptLetters {
  private(set) var scripts: [Script] = []
  private var counts: [Int] = []
  private var firsts: [Int] = []

  init(_ word: Range<Int>, in sentence: MessageSentence) {
    for index in word {
      guard let scalar = sentence.tokens[index].scalar, let script = Script(of: scalar) else {
        continue
      }
      if let known = scripts.firstIndex(of: script) {
        counts[known] += 1
      } else {
        scripts.append(script)
        counts.append(1)
        firsts.append(index)
      }
    }
  }

  /// The script of the fewest letters that is none of those expected.
  func rarest(besides expected: Set<Script>) -> Script? {
    let foreign = scripts.indices.filter { !expected.contains(scripts[$0]) }
    return foreign.min { counts[$0] < counts[$1] }.map { scripts[$0] }
  }

  /// The token of a script's first letter.
  func first(of script: Script) -> Int {
    scripts.firstIndex(of: script).map { firsts[$0] } ?? 0
  }
}

extension Script {
  /// Scripts with letters that look alike.
  fileprivate static let lookalikes = Set(["Latn", "Cyrl", "Grek"].compactMap { Script(code: $0) })
}

extension Set<Script> {
  /// Whether a Latin letter looks like a word of the language: `a`, `o` and `c` in Cyrillic.
  fileprivate func isLike(latin letter: String) -> Bool {
    guard let cyrillic = Script(code: "Cyrl"), let greek = Script(code: "Grek") else {
      return false
    }
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
