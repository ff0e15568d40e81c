/// An ISO 4217 currency with the fraction digits that this project pins for it.
///
/// The digits come from the project's own table (`Data/currencies.csv`), never from the ICU version
/// at hand: CLDR 48 gives COP, HUF, IDR and PKR no digits where CLDR 42 gives two, which would
/// change what is shown.
public struct Currency: Sendable, Hashable {
  /// The three-letter code, in capitals: `EUR`.
  public let code: String
  /// The digits after the point in this currency, 0 to 4: 2 for EUR, 0 for JPY, 3 for KWD.
  public let fractionDigits: Int

  /// Finds a currency by its code.
  ///
  /// - Throws: `CurrencyError.unknown` when the code is not in the project's table.
  public init(code: String) throws(CurrencyError) {
    guard let digits = currencyFractionDigits[code] else { throw .unknown(code: code) }
    self.code = code
    self.fractionDigits = digits
  }

  /// A currency that the project's own data names.
  ///
  /// - Precondition: the code is in the project's table.
  init(pinned code: String) {
    guard let digits = currencyFractionDigits[code] else {
      preconditionFailure("currency \(code) is not in Data/currencies.csv")
    }
    self.code = code
    self.fractionDigits = digits
  }
}

/// Why a text is not a currency.
public enum CurrencyError: Error, Equatable, Sendable {
  /// The code is not a currency of ISO 4217: `"EURO"`, `"usd"`.
  case unknown(code: String)
}

extension Currency: CustomStringConvertible {
  /// The currency's code.
  public var description: String { code }
}
