import CopyTemplates
import PricingEngine

extension MessageCheck {
  static let currencyLiteralNextToArg = MessageCheck(
    "currency-literal-next-to-arg", .prices, .error,
    requirement: "No currency stands beside a price.",
    reason: "A price brings its currency along; a second one is double, or wrong in another storefront.",
    fix: "Remove the currency."
  ) { message in
    let marks = CurrencyMark(locale: message.locale)
    return message.sentences.flatMap { sentence in
      sentence.tokens.indices.flatMap { index -> [MessageFault] in
        guard let name = sentence.tokens[index].argument, message.arguments[name] == .money else {
          return []
        }
        return [marks.mark(before: index, in: sentence), marks.mark(after: index + 1, in: sentence)]
          .compactMap(\.self).map { range in
            MessageFault(
              sentence.place(range), "'\(quotable(sentence.text(range)))' stands beside '{\(name)}'")
          }
      }
    }
  }
}
