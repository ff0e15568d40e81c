import CopyTemplates
import PricingEngine

extension MessageCheck {
  static let currencyLiteralNextToArg = MessageCheck(
    "currency-literal-next-to-arg", .prices, .error,
    requirement: "No currency stands beside a price.",
    reason:
      "A price brings its currency along; a second one is double, or wrong in another storefront.",
    fix: "Remove the currency."
  ) { message in
    let marks = CurrencyMark(locale: message.locale)
    var faults: [MessageFault] = []
    for sentence in message.sentences {
      for index in sentence.values(in: message, of: [.money]) {
        let name = sentence.tokens[index].argument ?? ""
        let beside = [
          marks.mark(before: index, in: sentence), marks.mark(after: index + 1, in: sentence),
        ]
        for range in beside.compactMap(\.self) {
          let text = quotable(sentence.text(range))
          faults.append(
            MessageFault(sentence.place(range), "'\(text)' stands beside '{\(name)}'"))
        }
      }
    }
    return faults
  }
}
