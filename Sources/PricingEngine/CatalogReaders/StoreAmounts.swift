extension ExactDecimal {
  /// A number of the smallest parts as an amount with at least the digits of its currency: 39,990,000 millionths
  /// of a euro are 39.99.
  ///
  /// - Parameters:
  ///   - parts: How many parts there are.
  ///   - fractionDigits: The power of ten that one part is: 6 for millionths, 9 for billionths.
  ///   - currency: The currency, whose digits are kept.
  init(parts: Int128, fractionDigits: Int, of currency: Currency) {
    self = ExactDecimal(coefficient: parts, fractionDigits: fractionDigits).trimmed
      .widened(to: currency.fractionDigits)
  }
}

extension JSONReader {
  /// A whole number of at least 0, written as a number or, as API formats write large numbers, as text.
  func wholeParts(digits: Int, into findings: inout [Finding]) -> Int128? {
    let text: String
    switch node.kind {
    case .string(let value), .number(let value): text = value
    default:
      findings.append(mismatch(expected: "a whole number"))
      return nil
    }
    let isWhole = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let count = text.utf8.count
    if isWhole, count <= digits, let number = Int128(text) { return number }
    findings.append(
      finding(
        .error, rule: "price-not-a-number",
        isWhole
          ? "expected a number of at most \(digits) digits, got \(count) digits"
          : "expected a whole number of at least 0, got '\(quotable(text))'"))
    return nil
  }
}
