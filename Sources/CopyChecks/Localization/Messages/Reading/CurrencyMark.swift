import PricingEngine

/// Finds what names a currency in a text: signs such as `€`, codes such as `EUR`, and the letters of the locale's own currency.
struct CurrencyMark {
  let locale: LocaleReading

  /// The mark that begins at a token, over one space; `nil` when there is none.
  func mark(after index: Int, in sentence: MessageSentence) -> Range<Int>? {
    var start = index
    if start < sentence.tokens.count, sentence.tokens[start].isSpace { start += 1 }
    guard start < sentence.tokens.count else { return nil }
    if isSign(sentence.tokens[start]) { return start..<start + 1 }
    var end = start
    while end < sentence.tokens.count, isLetter(sentence.tokens[end]) { end += 1 }
    return isName(sentence, start..<end) ? start..<end : nil
  }

  /// The mark that ends before a token, over one space; `nil` when there is none.
  func mark(before index: Int, in sentence: MessageSentence) -> Range<Int>? {
    var end = index
    if end > 0, sentence.tokens[end - 1].isSpace { end -= 1 }
    guard end > 0 else { return nil }
    if isSign(sentence.tokens[end - 1]) { return end - 1..<end }
    var start = end
    while start > 0, isLetter(sentence.tokens[start - 1]) { start -= 1 }
    return isName(sentence, start..<end) ? start..<end : nil
  }

  /// A currency sign (Sc) that is no letter.
  private func isSign(_ token: MessageSentence.Token) -> Bool {
    token.scalar?.properties.generalCategory == .currencySymbol
  }

  private func isLetter(_ token: MessageSentence.Token) -> Bool {
    token.characterKind == .letter || token.characterKind == .mark
  }

  private func isName(_ sentence: MessageSentence, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= 5 else { return false }
    let text = sentence.text(range)
    if text == locale.currencySymbol { return true }
    guard text.utf8.count == 3, text.utf8.allSatisfy({ (65...90).contains($0) }) else {
      return false
    }
    do throws(CurrencyError) { return try Currency(code: text).code == text } catch { return false }
  }
}
