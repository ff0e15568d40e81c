/// Values that several catalog formats have in common; a value that is wrong becomes an error finding.
extension JSONReader {
  /// A text with something in it.
  func text(into findings: inout [Finding]) -> String? {
    guard let text = string(into: &findings) else { return nil }
    // A visible ASCII character settles it for nearly every text.
    if text.utf8.contains(where: { (0x21..<0x7F).contains($0) }) { return text }
    guard text.allSatisfy(\.isWhitespace) else { return text }
    findings.append(finding(.error, rule: "text-empty", "expected a text, got an empty string"))
    return nil
  }

  /// One of a few words, by the value that each stands for.
  func word<Value>(
    _ values: KeyValuePairs<String, Value>, into findings: inout [Finding]
  ) -> Value? {
    guard let text = string(into: &findings) else { return nil }
    if let match = values.first(where: { $0.key == text }) { return match.value }
    let words = values.map(\.key)
    let nearest = nearestText(to: text, in: words)
    findings.append(
      finding(
        .error, rule: "unknown-word",
        "expected one of \(words.joined(separator: ", ")), got '\(quotable(text))'",
        fix: nearest.map { "write '\($0)'" }))
    return nil
  }

  /// A whole number in a range.
  func integer(in range: ClosedRange<Int>, into findings: inout [Finding]) -> Int? {
    guard let number = integer(into: &findings) else { return nil }
    guard !range.contains(number) else { return number }
    findings.append(
      finding(
        .error, rule: "number-out-of-range",
        "expected a whole number from \(range.lowerBound) to \(range.upperBound), got \(number)"))
    return nil
  }

  /// A period in ISO 8601: `"P1M"`.
  func period(into findings: inout [Finding]) -> SubscriptionPeriod? {
    guard let text = string(into: &findings) else { return nil }
    do throws(PeriodError) {
      return try SubscriptionPeriod(iso: text)
    } catch {
      findings.append(
        finding(
          .error, rule: "period-invalid",
          "expected a period such as 'P1M', got '\(quotable(text))'", fix: error.fix))
      return nil
    }
  }

  /// A plain decimal number in a string: `"19.99"`.
  func amount(into findings: inout [Finding]) -> ExactDecimal? {
    guard let text = string(into: &findings) else { return nil }
    do throws(DecimalError) {
      return try ExactDecimal(parsing: text)
    } catch {
      findings.append(
        finding(
          .error, rule: "price-not-a-number",
          "expected a plain decimal number, got '\(quotable(text))'", fix: error.fix))
      return nil
    }
  }

  /// A currency by its code; `isLowerCase` for formats that write codes in lower case.
  func currency(isLowerCase: Bool = false, into findings: inout [Finding]) -> Currency? {
    guard let text = string(into: &findings) else { return nil }
    do throws(CurrencyError) {
      return try Currency(code: isLowerCase ? text.uppercased() : text)
    } catch {
      findings.append(
        finding(
          .error, rule: "currency-unknown",
          "expected a currency of ISO 4217 such as '\(isLowerCase ? "eur" : "EUR")', "
            + "got '\(quotable(text))'"))
      return nil
    }
  }

  /// A locale, as its BCP 47 tag.
  func localeTag(into findings: inout [Finding]) -> String? {
    guard let text = string(into: &findings) else { return nil }
    if let tag = LocaleTag.known(text)?.tag { return tag }
    findings.append(
      finding(
        .error, rule: "locale-invalid",
        "expected a locale such as 'pt-BR', got '\(quotable(text))'"))
    return nil
  }
}

extension JSONObjectReader {
  /// The elements of a list that the object must have.
  func requiredList(_ key: String, into findings: inout [Finding]) -> [JSONReader] {
    required(key, into: &findings)?.elements(into: &findings) ?? []
  }
}
