import PricingEngine

/// How the language of a screen writes prices.
struct PriceWriting {
  private let locale: LocaleTag
  private let storefront: Storefront?
  private let currencies: [Currency]

  init(_ screen: HonestyScreen) {
    locale = screen.locale
    storefront = screen.quotes.first?.plan.storefront
    currencies = screen.quotes.map(\.plan.price.currency)
  }

  /// How prices should be written that are not, by their place among the amounts.
  ///
  /// The digits, the marks between them and the side of the symbol count: symbols have more than one good spelling.
  func corrections(
    of amounts: [TextAmount], in text: String
  ) throws(ICUError) -> [Int: String] {
    guard let storefront, amounts.contains(where: \.isPrice) else { return [:] }
    let formatter = try CopyFormatter(locale: locale, storefront: storefront)
    var corrections: [Int: String] = [:]
    for (index, amount) in amounts.enumerated() {
      guard let currency = currencies.first(where: { amount.canBe(in: $0) }) else { continue }
      let money = Money(amount.amount, currency)
      let right = try formatter.price(money)
      let written = String(text.part(amount.range))
      let isSameNumber =
        number(in: written) == number(in: right) || isWholeAmount(amount, written, right)
      if !isSameNumber || hasSymbolOnOtherSide(written, right) {
        corrections[index] = right
      }
    }
    return corrections
  }

  /// Whether the same symbol stands on the other side of the number.
  private func hasSymbolOnOtherSide(_ written: String, _ right: String) -> Bool {
    guard
      let sign = right.unicodeScalars.first(where: {
        $0.properties.generalCategory == .currencySymbol
      }),
      written.unicodeScalars.contains(sign)
    else { return false }
    return leads(sign, in: written) != leads(sign, in: right)
  }

  private func leads(_ sign: Unicode.Scalar, in price: String) -> Bool {
    price.unicodeScalars.first { isDigit($0) || $0 == sign } == sign
  }

  /// Whether a text leaves out fraction digits that are all zero, as in `₹2,699`.
  private func isWholeAmount(_ amount: TextAmount, _ written: String, _ right: String) -> Bool {
    amount.amount.trimmed.fractionDigits == 0 && number(in: right).hasPrefix(number(in: written))
  }

  /// The digits of a price with the marks between them; spaces are alike.
  private func number(in price: String) -> String {
    let scalars = price.unicodeScalars.map { isSpace($0) ? " " : $0 }
    guard let first = scalars.firstIndex(where: isDigit),
      let last = scalars.lastIndex(where: isDigit)
    else { return "" }
    var number = ""
    number.unicodeScalars.append(contentsOf: scalars[first...last])
    return number
  }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .decimalNumber
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .spaceSeparator
}

extension TextAmount {
  /// Whether it is an amount of money.
  var isPrice: Bool { if case .price = kind { true } else { false } }

  /// Whether its symbol or code can stand for a currency.
  func canBe(in currency: Currency) -> Bool {
    if case .price(let currencies) = kind { currencies.contains(currency.code) } else { false }
  }
}
