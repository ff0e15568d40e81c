import PricingEngine

extension JSONReader {
  /// The day that a string names; a finding when it names none.
  func date(into findings: inout [Finding]) -> CalendarDate? {
    guard let text = string(into: &findings) else { return nil }
    do throws(CalendarDateError) { return try CalendarDate(iso: text) } catch {
      findings.append(finding(.error, rule: "date-invalid", error.message))
      return nil
    }
  }

  /// The number that a string holds; a finding when it is no plain decimal number.
  func amount(into findings: inout [Finding]) -> ExactDecimal? {
    guard let text = string(into: &findings) else { return nil }
    do throws(DecimalError) { return try ExactDecimal(parsing: text) } catch {
      findings.append(
        finding(
          .error, rule: "price-not-a-number",
          "expected a plain decimal number, got '\(quotable(text))'", fix: error.fix))
      return nil
    }
  }

  /// The price above zero that a string holds; a finding when it is another.
  func price(into findings: inout [Finding]) -> ExactDecimal? {
    guard let amount = amount(into: &findings) else { return nil }
    if amount > .zero { return amount }
    findings.append(
      finding(
        .error, rule: "number-out-of-range", "expected a price above zero, got \(amount.text)"))
    return nil
  }
}

extension [JSONReader] {
  /// What the elements of a list hold; a finding for each that holds what an earlier one does.
  func distinct<Value: Hashable>(
    into findings: inout [Finding], _ read: (JSONReader, inout [Finding]) -> Value?
  ) -> [Value] {
    var seen: Set<Value> = []
    return compactMap { element in
      guard let value = read(element, &findings) else { return nil }
      if seen.insert(value).inserted { return value }
      findings.append(
        element.finding(
          .error, rule: "value-repeated", "\(element.node.summary) is there twice",
          fix: "keep one of the two"))
      return nil
    }
  }
}
