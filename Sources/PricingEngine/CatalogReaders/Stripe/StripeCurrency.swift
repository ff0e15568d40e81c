/// How many decimals the minor unit of a currency has in Stripe's API.
///
/// This is Stripe's own list ("Supported currencies" in its documentation), which differs from ISO 4217: 999 is 9.99
/// in USD and 999 in JPY, and MGA has none though ISO gives it two.
enum StripeCurrency {
  private static let zeroDecimal: Set = [
    "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF",
    "XOF", "XPF",
  ]
  private static let threeDecimal: Set = ["BHD", "JOD", "KWD", "OMR", "TND"]
  /// Written with two decimals that must be 00: the currencies have none, and had them when Stripe began.
  private static let wholeOnly: Set = ["ISK", "UGX"]

  /// The decimals of the minor unit: 2 for USD, 0 for JPY, 3 for KWD.
  static func minorDigits(of currency: Currency) -> Int {
    if zeroDecimal.contains(currency.code) { return 0 }
    return threeDecimal.contains(currency.code) ? 3 : 2
  }

  /// Whether amounts must be whole although their minor unit has decimals.
  static func isWholeOnly(_ currency: Currency) -> Bool { wholeOnly.contains(currency.code) }
}
