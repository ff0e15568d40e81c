extension JSONReader {
  /// An amount in Google's form: `{"currencyCode": "EUR", "units": "39", "nanos": 990000000}` is 39.99 EUR.
  ///
  /// Absent units or nanos are 0. Nanos are billionths, so that 90000000 is 0.09.
  func googleMoney(into findings: inout [Finding]) -> Money? {
    guard let object = object(into: &findings) else { return nil }
    let currency = object.required("currencyCode", into: &findings)?.currency(into: &findings)
    let units =
      object.present("units").map {
        $0.wholeParts(digits: ExactDecimal.maximumIntegerDigits, into: &findings)
      } ?? 0
    let nanos =
      object.present("nanos").map { $0.integer(in: 0...999_999_999, into: &findings) } ?? 0
    guard let currency, let units, let nanos else { return nil }
    let amount = ExactDecimal(
      parts: units * 1_000_000_000 + Int128(nanos), fractionDigits: 9, of: currency)
    return checked(Money(amount, currency), into: &findings)
  }

  /// An amount in millionths: `{"currency": "EUR", "priceMicros": "39990000"}` is 39.99 EUR.
  func microsMoney(amountKey: String, into findings: inout [Finding]) -> Money? {
    guard let object = object(into: &findings) else { return nil }
    let currency = object.required("currency", into: &findings)?.currency(into: &findings)
    let micros = object.required(amountKey, into: &findings)?
      .wholeParts(digits: ExactDecimal.maximumIntegerDigits + 6, into: &findings)
    guard let currency, let micros else { return nil }
    let amount = ExactDecimal(parts: micros, fractionDigits: 6, of: currency)
    return checked(Money(amount, currency), into: &findings)
  }

  private func checked(_ money: Money, into findings: inout [Finding]) -> Money? {
    guard money.amount.fractionDigits > money.currency.fractionDigits else { return money }
    findings.append(
      finding(
        .error, rule: "price-too-fine",
        "\(money.currency) has \(money.currency.fractionDigits) decimals, got '\(money.amount)'"))
    return nil
  }
}
