import PricingEngine

/// Reads the numbers of a text exactly: digits of every script, percentages with the sign on either side, and prices.
public struct NumberReader: Sendable {
  private let lexicon: ClaimLexicon

  /// Creates a reader that knows how the lexicon's language writes numbers, currencies and periods.
  public init(_ lexicon: ClaimLexicon) { self.lexicon = lexicon }

  /// The numbers, percentages and prices in a text, in its order and without overlap.
  ///
  /// A number that is a percentage or price comes as that one only. `1.299,00 €` in German is 1299.00 of EUR, `٤٤٪` is
  /// 44 %, `1.2.3` is no number. Number words are read only as a part of claims.
  /// - Throws: `ICUError` when ICU's data cannot be read.
  public func amounts(in text: String) throws(ICUError) -> [TextAmount] {
    try LexiconScan(lexicon, style: lexicon.style).amounts(in: text)
  }
}
