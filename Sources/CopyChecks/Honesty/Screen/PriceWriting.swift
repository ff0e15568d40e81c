import PricingEngine

/// How the language of a screen writes prices.
///
/// Readers accept more spellings than CLDR's one: a price without groups, a symbol with a space on either side, the digits of either
/// script. Wrong are the marks of another language, which make another number, and a symbol that touches the number on the side where
/// the language never has it.
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
  func corrections(
    of amounts: [TextAmount], in text: String
  ) throws(ICUError) -> [Int: String] {
    guard let storefront, amounts.contains(where: \.isPrice) else { return [:] }
    let formatter = try CopyFormatter(locale: locale, storefront: storefront)
    var corrections: [Int: String] = [:]
    for (index, amount) in amounts.enumerated() {
      guard let currency = currencies.first(where: { amount.canBe(in: $0) }) else { continue }
      let right = try formatter.price(Money(amount.amount, currency))
      let written = String(text.part(amount.range))
      if hasForeignMarks(amount, written, right) || hasSymbolGluedToOtherSide(written, right) {
        corrections[index] = right
      }
    }
    return corrections
  }

  /// Whether the mark before the fraction is another language's, or the one that groups is this language's mark before a fraction.
  private func hasForeignMarks(_ amount: TextAmount, _ written: String, _ right: String) -> Bool {
    let own = marks(in: right)
    guard let decimal = own.last, own.last?.digitsBehind != 3 else { return false }
    let used = marks(in: written)
    if amount.amount.fractionDigits > 0 { return used.last?.sign != decimal.sign }
    return used.contains { $0.sign == decimal.sign && $0.digitsBehind == 3 }
  }

  /// The marks between the digits of a price, and how many digits follow each up to the next; Arabic signs are those they stand for.
  private func marks(in price: String) -> [(sign: Unicode.Scalar, digitsBehind: Int)] {
    var marks: [(sign: Unicode.Scalar, digitsBehind: Int)] = []
    var between: [Unicode.Scalar] = []
    var hasDigits = false
    for scalar in price.unicodeScalars {
      if isDigit(scalar) {
        if hasDigits, let sign = between.first { marks.append((plain(sign), 0)) }
        if !marks.isEmpty { marks[marks.count - 1].digitsBehind += 1 }
        (hasDigits, between) = (true, [])
      } else {
        between.append(scalar)
      }
    }
    return marks
  }

  /// Whether the same symbol touches the number on the side where the language has none.
  private func hasSymbolGluedToOtherSide(_ written: String, _ right: String) -> Bool {
    guard
      let sign = right.unicodeScalars.first(where: {
        $0.properties.generalCategory == .currencySymbol
      }),
      written.unicodeScalars.contains(sign), !written.unicodeScalars.contains(where: isSpace)
    else { return false }
    return leads(sign, in: written) != leads(sign, in: right)
  }

  private func leads(_ sign: Unicode.Scalar, in price: String) -> Bool {
    price.unicodeScalars.first { isDigit($0) || $0 == sign } == sign
  }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .decimalNumber
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .spaceSeparator
}

/// The Latin sign that an Arabic one stands for.
private func plain(_ sign: Unicode.Scalar) -> Unicode.Scalar {
  switch sign {
  case "\u{66B}": "."
  case "\u{66C}": ","
  default: sign
  }
}
