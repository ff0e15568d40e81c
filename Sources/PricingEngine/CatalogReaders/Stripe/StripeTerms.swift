/// What a Stripe price says: what kind of product it is and what it costs in which currencies.
enum StripeTerms {
  private enum PriceType {
    case oneTime
    case recurring

    static let words: KeyValuePairs<String, PriceType> = [
      "one_time": .oneTime, "recurring": .recurring,
    ]
  }

  private static let units: KeyValuePairs<String, SubscriptionPeriod.Unit> = [
    "day": .day, "week": .week, "month": .month, "year": .year,
  ]

  /// The kind of product; `nil` after a finding when a catalog has no place for it.
  static func kind(
    of price: JSONObjectReader, groupID: String, into findings: inout [Finding]
  ) -> Product.Kind? {
    let type = price.required("type", into: &findings)?.word(PriceType.words, into: &findings)
    switch type {
    case .oneTime:
      findings.append(oneTimeKindUnknown(at: price.reader, "Stripe"))
      return .nonConsumable
    case .recurring:
      return period(of: price, into: &findings).map { period in
        .autoRenewable(.init(period: period, groupID: groupID, level: nil))
      }
    case nil: return nil
    }
  }

  /// The period: an interval of three months is three months, and one of 30 days is not a month.
  private static func period(
    of price: JSONObjectReader, into findings: inout [Finding]
  ) -> SubscriptionPeriod? {
    guard
      let recurring = price.required("recurring", into: &findings)?.object(into: &findings)
    else { return nil }
    if let usage = recurring.present("usage_type"), usage.plainString == "metered" {
      findings.append(
        usage.finding(
          .warning, rule: "price-metered", "not carried over: the price depends on what is used"))
      return nil
    }
    if let trial = recurring.present("trial_period_days"),
      let days = trial.integer(into: &findings)
    {
      findings.append(
        trial.finding(
          .warning, rule: "trial-ignored",
          "not carried over: a default trial of \(days) days, which applies only where the app asks "
            + "for it"))
    }
    let unit = recurring.required("interval", into: &findings)?.word(units, into: &findings)
    let range = 1...SubscriptionPeriod.maximumValue
    let count =
      recurring.present("interval_count").map { $0.integer(in: range, into: &findings) } ?? 1
    guard let unit, let count else { return nil }
    do throws(PeriodError) {
      return try SubscriptionPeriod(count, unit)
    } catch {
      return nil
    }
  }

  /// Whether there is one price for everyone: none that depends on quantity or that the customer chooses.
  static func hasSinglePrice(
    _ price: JSONObjectReader, into findings: inout [Finding]
  ) -> Bool {
    let scheme = price.present("billing_scheme")
    let isTiered = scheme?.plainString == "tiered"
    let other = ["custom_unit_amount", "transform_quantity"].lazy.compactMap(price.present).first
    guard let reason = isTiered ? scheme : other else { return true }
    findings.append(
      reason.finding(
        .warning, rule: "price-not-single",
        isTiered
          ? "not carried over: the price is in tiers"
          : "not carried over: the customer or the quantity decides the price"))
    return false
  }

  /// The amounts in the price's own currency and in the further ones.
  static func amounts(of price: JSONObjectReader, into findings: inout [Finding]) -> [Money] {
    guard let reader = price.required("currency", into: &findings),
      let own = reader.currency(isLowerCase: true, into: &findings)
    else { return [] }
    noteTax(of: price, into: &findings)
    var amounts = [amount(of: price, own, into: &findings)].compactMap(\.self)
    guard let options = price.present("currency_options")?.object(into: &findings) else {
      return amounts
    }
    for member in options.members {
      let value = options[member: member]
      guard let currency = currency(member.key), currency != own,
        let object = value.object(into: &findings), hasSinglePrice(object, into: &findings),
        let money = amount(of: object, currency, into: &findings)
      else { continue }
      noteTax(of: object, into: &findings)
      amounts.append(money)
    }
    return amounts
  }

  private static func currency(_ code: String) -> Currency? {
    do { return try Currency(code: code.uppercased()) } catch { return nil }
  }

  /// Warns when tax comes on top: the customer then pays more than the price.
  private static func noteTax(of object: JSONObjectReader, into findings: inout [Finding]) {
    guard let tax = object.present("tax_behavior"), tax.plainString == "exclusive" else { return }
    findings.append(
      tax.finding(
        .warning, rule: "price-without-tax", "the price is without tax: customers pay more"))
  }

  /// The exact amount: minor units, with their own decimals when there are fractions of one.
  private static func amount(
    of object: JSONObjectReader, _ currency: Currency, into findings: inout [Finding]
  ) -> Money? {
    guard let value = object.present("unit_amount_decimal") ?? object.present("unit_amount") else {
      findings.append(
        object.reader.finding(
          .error, rule: "price-missing", "expected 'unit_amount' or 'unit_amount_decimal'"))
      return nil
    }
    guard let minor = value.minorUnits(into: &findings) else { return nil }
    if let whole = object.present("unit_amount"), let parts = whole.minorUnits(into: &findings),
      parts != minor
    {
      findings.append(
        whole.finding(
          .error, rule: "price-contradiction",
          "expected the same amount twice, got \(parts) and \(minor)"))
      return nil
    }
    let digits = minor.fractionDigits + StripeCurrency.minorDigits(of: currency)
    let exact = ExactDecimal(coefficient: minor.coefficient, fractionDigits: digits).trimmed
    guard exact.fractionDigits <= ExactDecimal.maximumFractionDigits,
      !StripeCurrency.isWholeOnly(currency) || exact.fractionDigits == 0
    else {
      findings.append(
        value.finding(.error, rule: "price-too-fine", "\(currency) has no amount '\(exact)'"))
      return nil
    }
    return Money(exact.widened(to: currency.fractionDigits), currency)
  }
}

extension JSONReader {
  /// A number of minor units, at least 0: `1999`, `"8.25"`, `"1999.000000000000"`.
  fileprivate func minorUnits(into findings: inout [Finding]) -> ExactDecimal? {
    let text: String
    switch node.kind {
    case .string(let value), .number(let value): text = value
    default:
      findings.append(mismatch(expected: "a number of minor units"))
      return nil
    }
    do throws(DecimalError) {
      return try ExactDecimal(parsing: withoutTrailingZeros(text))
    } catch {
      findings.append(
        finding(
          .error, rule: "price-not-a-number",
          "expected a plain decimal number, got '\(quotable(text))'", fix: error.fix))
      return nil
    }
  }
}

/// A decimal number without the zeros that follow its last other decimal.
private func withoutTrailingZeros(_ text: String) -> String {
  guard text.contains(".") else { return text }
  let trimmed = text.reversed().drop { $0 == "0" }
  return String((trimmed.first == "." ? trimmed.dropFirst() : trimmed).reversed())
}
