import PricingEngine

/// One localization check of text that somebody else wrote: what it asks for, and its test.
public struct TextCheck: Sendable {
  /// What it asks for, and why; the same as of the check of finished copy with its name.
  public let about: LocalizationCheck
  /// How bad a finding is: in a text of which little is known, less than in finished copy.
  let level: Finding.Severity
  let test: @Sendable (TextReading) throws(ICUError) -> [CellFault]

  init(
    _ about: LocalizationCheck, _ level: Finding.Severity,
    test: @escaping @Sendable (TextReading) throws(ICUError) -> [CellFault]
  ) {
    self.about = about
    self.level = level
    self.test = test
  }

  /// All checks of such text.
  public static let all: [TextCheck] = [
    .currencyAmbiguous, .numeralSystemMixed, .bidiPriceReordered, .priceBreakable, .textInvisible,
  ]
}
