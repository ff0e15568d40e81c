import PricingEngine

extension MessageCheck {
  static let htmlUnsafe = MessageCheck(
    "html-unsafe", .arguments, .error, requirement: "A message has no markup.",
    reason: "Layouts escape texts, so readers see the tag; elsewhere it could run.",
    fix: "Put the markup into the layout, and write '&' and '<' as themselves."
  ) { message in
    guard
      message.pattern.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    else { return [] }
    return message.sentences.flatMap { sentence in
      sentence.tokens.indices.compactMap { index in
        markup(at: index, in: sentence).map { range in
          MessageFault(
            sentence.place(range), "'\(quotable(sentence.text(range)))' is shown as it is")
        }
      }
    }
  }

  /// A tag or entity that starts at a token.
  private static func markup(at start: Int, in sentence: MessageSentence) -> Range<Int>? {
    let rest = sentence.tokens[start...]
    let isNamePart = { (token: MessageSentence.Token) in
      token.scalar.map { $0.isASCII && ($0.properties.isAlphabetic || $0.decimalDigitValue != nil) }
        ?? false
    }
    switch rest.first?.scalar {
    case "<":
      var name = rest.dropFirst()
      if name.first?.scalar == "/" || name.first?.scalar == "!" { name = name.dropFirst() }
      guard name.first?.scalar?.properties.isAlphabetic == true,
        let end = name.firstIndex(where: { $0.scalar == ">" })
      else { return nil }
      return start..<end + 1
    case "&":
      var name = rest.dropFirst()
      if name.first?.scalar == "#" { name = name.dropFirst() }
      let end = name.firstIndex { !isNamePart($0) } ?? name.endIndex
      guard end > name.startIndex, end < sentence.tokens.count,
        sentence.tokens[end].scalar == ";"
      else { return nil }
      return start..<end + 1
    default: return nil
    }
  }
}
