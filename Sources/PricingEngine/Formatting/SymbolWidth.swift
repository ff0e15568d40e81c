/// How a price names its currency.
///
/// The same price, 19.99 CAD for the Canadian storefront: in `en-CA` it is `$19.99`, `$19.99` and
/// `CAD 19.99`; in `en-US` it is `CA$19.99`, `CA$19.99` and `CAD 19.99`.
public enum SymbolWidth: String, Sendable, Hashable, CaseIterable {
  /// The symbol that tells the currency apart in the locale: `US$` in `en-GB`.
  case standard
  /// The short symbol of the country itself, where nobody can take it for another: `kr` in `nb` for
  /// Norway.
  ///
  /// Elsewhere it is the same as `standard`: ten currencies share the narrow `$`.
  case narrow
  /// The ISO 4217 code: `USD`.
  case isoCode
}
