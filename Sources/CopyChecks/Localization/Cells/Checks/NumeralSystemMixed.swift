import PricingEngine

extension CellCheck {
  static let numeralSystemMixed = CellCheck(
    LocalizationCheck(
      "numeral-system-mixed", .prices, .warning,
      requirement: "A text has digits of one script.",
      reason: "٢٠ beside 19.99 makes readers doubt both.",
      fix: "Insert numbers through arguments, or type them in the locale's digits."),
    ofSection: { section in
      let digits = section.ownDigits
      guard let first = digits.first?.zero,
        let other = digits.first(where: { $0.zero != first })
      else { return [] }
      let range = section.number(at: other.offset)
      return [CellFault("'\(section.text[range])' has other digits than the rest", at: range)]
    })
}

extension SectionReading {
  /// The whole number that a digit belongs to.
  func number(at offset: Int) -> Range<Int> {
    tokens.first { $0.range.contains(offset) }?.range ?? offset..<offset
  }
}
