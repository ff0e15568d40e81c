import PricingEngine

extension TextCheck {
  static let numeralSystemMixed = TextCheck(CellCheck.numeralSystemMixed.about, .warning) { text in
    let digits = text.amounts.compactMap { amount in
      text.text[amount.range].unicodeScalars.lazy.compactMap(\.zeroOfDigits).first
        .map { (zero: $0, range: amount.range) }
    }
    guard let first = digits.first?.zero, let other = digits.first(where: { $0.zero != first })
    else { return [] }
    return [
      CellFault("'\(text.text[other.range])' has other digits than the rest", at: other.range)
    ]
  }
}
