extension JSONReader {
  /// Reads a price: the text of a plain number, without currency and grouping.
  ///
  /// Xcode writes a decimal comma on a machine with that number format, so `2,99` is 2.99 with a warning.
  /// A JSON number is read by its digits, with a warning.
  func price(into findings: inout [Finding]) -> ExactDecimal? {
    switch node.kind {
    case .string(let text):
      return price(text, into: &findings)
    case .number(let text):
      let price = price(text, into: &findings)
      guard price != nil else { return nil }
      findings.append(
        finding(
          .warning, .priceNotText, "expected a price in quotes, got \(node.summary)",
          fix: "write \"\(text)\""))
      return price
    default:
      findings.append(mismatch(expected: "a price in quotes"))
      return nil
    }
  }

  /// Reads a price as it is written by hand: a text or a number, whose digits are kept.
  func handwrittenPrice(into findings: inout [Finding]) -> ExactDecimal? {
    switch node.kind {
    case .string(let text), .number(let text):
      return price(text, into: &findings)
    default:
      findings.append(mismatch(expected: "a price"))
      return nil
    }
  }

  private func price(_ text: String, into findings: inout [Finding]) -> ExactDecimal? {
    do {
      return try ExactDecimal(parsing: text)
    } catch .decimalComma(let suggestion) {
      findings.append(
        finding(
          .warning, .decimalComma,
          "expected a decimal point, got '\(text)'; it is read as \(suggestion)",
          fix: "write '\(suggestion)'"))
      return plainPrice(suggestion)
    } catch {
      findings.append(
        finding(
          .error, .priceNotANumber, "expected a plain decimal number, got '\(quotable(text))'",
          fix: error.fix))
      return nil
    }
  }
}

/// The number that a text without further surprises is.
func plainPrice(_ text: String) -> ExactDecimal? {
  do { return try ExactDecimal(parsing: text) } catch { return nil }
}
