import PricingEngine

extension MessageCheck {
  static let priceLiteral = MessageCheck(
    "price-literal", .prices, .error, requirement: "A message has no price of its own.",
    reason: "A typed price is wrong in other storefronts, and everywhere after the next change.",
    fix: "Write {price}, or another argument that the contract has."
  ) { (message) throws(ICUError) in
    let numbers = try message.typedNumbers()
    return zip(message.sentences, numbers).flatMap { sentence, numbers -> [MessageFault] in
      numbers.compactMap { number in
        message.price(number, in: sentence).map { range in
          let place = sentence.place(range)
          return MessageFault(place, "the price '\(quotable(sentence.text(range)))' is typed")
        }
      }
    }
  }
}

extension MessageReading {
  /// The tokens of a price that a number belongs to; `nil` when no currency stands beside it.
  func price(_ number: TypedNumber, in sentence: MessageSentence) -> Range<Int>? {
    guard !number.isWord else { return nil }
    let marks = CurrencyMark(locale: locale)
    if let mark = marks.mark(before: number.tokens.lowerBound, in: sentence) {
      return mark.lowerBound..<number.tokens.upperBound
    }
    return marks.mark(after: number.tokens.upperBound, in: sentence).map {
      number.tokens.lowerBound..<$0.upperBound
    }
  }
}
