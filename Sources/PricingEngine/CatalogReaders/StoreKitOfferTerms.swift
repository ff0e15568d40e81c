/// The terms of an offer as they were read, before they are held against the regular price.
///
/// A value that is `nil` was reported already.
struct StoreKitOfferTerms {
  private let mode: StoreKitOffer.Mode
  private let period: SubscriptionPeriod?
  private let count: Int?
  private let price: ExactDecimal?
  private let currency: Currency

  init(
    _ mode: StoreKitOffer.Mode, period: SubscriptionPeriod?, count: Int?, price: ExactDecimal?,
    currency: Currency
  ) {
    self.mode = mode
    self.period = period
    self.count = count
    self.price = price
    self.currency = currency
  }

  /// The terms, after what is wrong or odd about them was reported at the offer's own keys.
  func checked(
    against regular: StoreKitBilling.Regular?, at object: JSONObjectReader,
    into findings: inout [Finding]
  ) -> Offer.Terms? {
    guard let period, let count, let price else { return nil }
    let priceReader = object["displayPrice"] ?? object["price"] ?? object.reader
    let periodReader = object["subscriptionPeriod"] ?? object["duration"] ?? object.reader
    if mode != .free {
      checkPrice(price, of: period, against: regular, at: priceReader, into: &findings)
    }
    switch mode {
    case .none: return nil
    case .payUpFront:
      return .payUpFront(price: Money(price, currency), period: period)
    case .payAsYouGo:
      checkPeriod(period, against: regular?.period, at: periodReader, into: &findings)
      return .payAsYouGo(price: Money(price, currency), period: period, count: count)
    case .free:
      do {
        return .freeTrial(period: try period.times(count))
      } catch {
        findings.append(
          periodReader.finding(
            .error, .periodCountInvalid, "\(count) times '\(period.iso)' is too long for an offer",
            fix: "write a shorter period"))
        return nil
      }
    }
  }

  /// The price is per period of the plan; with another period it is not known what is paid when.
  private func checkPeriod(
    _ period: SubscriptionPeriod, against plan: SubscriptionPeriod?, at reader: JSONReader,
    into findings: inout [Finding]
  ) {
    guard let plan, !period.hasSameLength(as: plan) else { return }
    findings.append(
      reader.finding(
        .error, .payAsYouGoPeriod,
        "a pay-as-you-go offer is paid in the plan's own period, '\(plan.iso)', "
          + "got '\(period.iso)'",
        fix: "write '\(plan.iso)' and the number of reduced periods as 'numberOfPeriods'"))
  }

  private func checkPrice(
    _ price: ExactDecimal, of period: SubscriptionPeriod,
    against regular: StoreKitBilling.Regular?, at reader: JSONReader,
    into findings: inout [Finding]
  ) {
    if price == .zero {
      findings.append(
        reader.finding(
          .warning, .priceZero, "a paid offer costs zero", fix: "use the payment mode 'free'"))
    }
    guard let plan = regular?.period, let regularPrice = regular?.price,
      let (ours, theirs) = commonLengths(period, plan)
    else { return }
    let (offered, expected) =
      (price.fraction * Fraction(theirs), regularPrice.fraction * Fraction(ours))
    guard offered >= expected, price != .zero else { return }
    let isDearer = offered > expected
    findings.append(
      reader.finding(
        .warning, isDearer ? .offerDearer : .offerEqual,
        "the offer costs \(isDearer ? "more than" : "as much as") the regular price for the same time: "
          + "\(price) for '\(period.iso)', regularly \(regularPrice) for '\(plan.iso)'",
        fix: isDearer ? "check both prices" : "check both prices, or remove the offer"))
  }
}

/// Two periods in one unit; `nil` when days and months would have to be compared.
private func commonLengths(
  _ first: SubscriptionPeriod, _ second: SubscriptionPeriod
) -> (Int128, Int128)? {
  switch (first.length, second.length) {
  case (.days(let first), .days(let second)), (.months(let first), .months(let second)):
    (Int128(first), Int128(second))
  default: nil
  }
}
