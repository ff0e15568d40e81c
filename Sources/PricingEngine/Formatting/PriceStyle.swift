/// What the prices that one formatter writes have in common.
struct PriceStyle: Hashable, Sendable {
  let currency: Currency
  let fractionDigits: Int

  /// ICU's description of the formatter.
  ///
  /// Digits and rounding are always named, because ICU's own defaults are those of the CLDR at hand
  /// and half-even rounding. No amount needs rounding, so one that would is an error and not a
  /// wrong price.
  func skeleton(_ width: SymbolWidth) -> String {
    "currency/\(currency.code) \(width.skeleton) \(precision) rounding-mode-unnecessary"
  }

  private var precision: String {
    fractionDigits == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
  }
}

extension SymbolWidth {
  fileprivate var skeleton: String {
    switch self {
    case .standard: "unit-width-short"
    case .narrow: "unit-width-narrow"
    case .isoCode: "unit-width-iso-code"
    }
  }
}
