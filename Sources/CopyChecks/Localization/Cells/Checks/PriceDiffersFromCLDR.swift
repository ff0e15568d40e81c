import CopyTemplates
import PricingEngine

extension CellCheck {
  static let priceDiffersFromCLDR = CellCheck(
    LocalizationCheck(
      "price-differs-from-cldr", .prices, .error,
      requirement:
        "A price is written as the reader's locale writes it, code point for code point.",
      reason: "1.299 and 1,299 are different amounts to readers of different languages.",
      fix: "Insert the price as it was formatted, and change nothing in it."),
    ofSection: { section throws(ICUError) in
      try section.forEachPrice { price throws(ICUError) in
        guard case .rewritten(let range, let difference) = price.match else { return nil }
        let written = section.text[range]
        switch difference {
        // Direction marks, digits and other currencies have checks of their own.
        case .directionMarks, .digits: return nil
        case .symbol(let symbol):
          if try section.isForeign(symbol, to: price.money.currency) { return nil }
        case .spaces:
          if try !section.writing.breaker.breaks(in: written).isEmpty { return nil }
          return CellFault(
            "'\(written)' has other spaces than '\(section.writing.locale.tag)' writes: "
              + spaceDifference(written, price.expected), at: range)
        case .marks: break
        }
        return CellFault(
          "'\(written)' is not written as in '\(section.writing.locale.tag)'", at: range,
          fix: "write \(price.expected)")
      }
    })
}

/// The spaces of a price and those that belong there, by their code points.
private func spaceDifference(_ written: String, _ expected: String) -> String {
  "\(spaces(in: written)) for \(spaces(in: expected))"
}

private func spaces(in text: String) -> String {
  let spaces = text.unicodeScalars.filter(\.isSpace).map(codePoint)
  return spaces.isEmpty ? "none" : spaces.joined(separator: " ")
}

/// A character by its number: `U+00A0`.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

extension SectionReading {
  /// Whether a symbol is none of those by which readers know a currency.
  func isForeign(_ symbol: String, to currency: Currency) throws(ICUError) -> Bool {
    guard !symbol.isEmpty else { return false }
    return try !currencySpellings(
      of: currency, locale: writing.locale, storefront: writing.storefront
    ).contains(symbol)
  }
}
