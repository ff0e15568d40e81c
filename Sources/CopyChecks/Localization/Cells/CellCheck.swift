import PricingEngine

/// One check of finished copy: what it asks for, and its test.
public struct CellCheck: Sendable {
  /// What it asks for, and why.
  public let about: LocalizationCheck
  let test: Test

  /// What a check looks at.
  enum Test: Sendable {
    /// One section; what it finds depends on nothing else, so that a section of many cells is judged once.
    case section(@Sendable (SectionReading) throws(ICUError) -> [CellFault])
    /// A whole cell.
    case cell(@Sendable (CellReading) throws(ICUError) -> [CellFault])
    /// The savings of all cells, which `SeenSavings` compares.
    case savings
  }

  init(_ about: LocalizationCheck, test: Test) {
    self.about = about
    self.test = test
  }

  init(
    _ about: LocalizationCheck,
    ofSection test: @escaping @Sendable (SectionReading) throws(ICUError) -> [CellFault]
  ) {
    self.init(about, test: .section(test))
  }

  init(
    _ about: LocalizationCheck,
    ofCell test: @escaping @Sendable (CellReading) throws(ICUError) -> [CellFault]
  ) {
    self.init(about, test: .cell(test))
  }

  /// All checks of finished copy, by group.
  public static let all: [CellCheck] = [
    .argUnresolvedInOutput, .requiredFactMissing, .introWithoutRegular,
    .priceDiffersFromCLDR, .priceValueChanged, .priceZeroDecimalsMixed, .currencyAmbiguous,
    .currencyNotStorefront, .currencyCodeShown, .perUnitRounding, .savingOverstated,
    .savingInconsistent, .freeClaim, .periodMismatch, .numeralSystemMixed,
    .numeralSystemUnexpected, .bidiPriceReordered, .priceMarkStripped, .bidiHTML, .dirLangAttr,
    .priceBreakable, .textSpace, .textInvisible, .fitColumns, .fitUnbreakable,
  ]
}
