/// The one phase of an offer that a catalog can hold: free, or at a reduced price, and then the regular price.
struct GooglePlayPhase {
  private let object: JSONObjectReader
  private let duration: SubscriptionPeriod
  private let count: Int

  /// Reads the phase; `nil` after a finding when there are two, which need a sentence of three parts.
  init?(of offer: JSONObjectReader, into findings: inout [Finding]) {
    let phases = offer.requiredList("phases", into: &findings)
    guard phases.count == 1, let object = phases[0].object(into: &findings) else {
      findings.append(
        offer.reader.finding(
          .warning, rule: "offer-phases",
          "not carried over: an offer of \(phases.count) phases, only one has a place"))
      return nil
    }
    let duration = object.required("duration", into: &findings)?.period(into: &findings)
    let number = object.present("recurrenceCount")
    let range = 1...SubscriptionPeriod.maximumValue
    let count = number.map { $0.integer(in: range, into: &findings) } ?? 1
    guard let duration, let count else { return nil }
    self.object = object
    self.duration = duration
    self.count = count
  }

  /// What the phase costs in each region where the product has a price.
  func terms(
    on product: Product, regions: inout GooglePlayRegions, into findings: inout [Finding]
  ) -> [(Storefront, Offer.Terms)] {
    guard case .autoRenewable(let subscription) = product.kind else { return [] }
    var reported: [Finding] = []
    var terms: [(Storefront, Offer.Terms)] = []
    for element in object.list("regionalConfigs", into: &findings) {
      guard let region = element.object(into: &findings),
        let code = region.required("regionCode", into: &findings)?.text(into: &findings),
        let storefront = regions.storefront(of: code, at: element),
        let plan = product.pricing[storefront]?.billingPlans.first
      else { continue }
      let period = plan.kind == .monthly ? .one(.month) : subscription.period
      let regular = Regular(price: plan.price, period: period)
      if let found = self.terms(in: region, against: regular, into: &reported) {
        terms.append((storefront, found))
      }
    }
    findings += firstOfEachRule(reported)
    return terms
  }

  /// The price and period that the phase reduces.
  private struct Regular {
    let price: Money
    let period: SubscriptionPeriod
  }

  private func terms(
    in region: JSONObjectReader, against regular: Regular, into findings: inout [Finding]
  ) -> Offer.Terms? {
    if region.present("free") != nil { return freeTerms(at: region, into: &findings) }
    guard let price = price(in: region, against: regular, into: &findings) else { return nil }
    guard price.currency == regular.price.currency else {
      findings.append(
        region.reader.finding(
          .error, rule: "price-currency",
          "expected '\(regular.price.currency)' as in the base plan, got '\(price.currency)'"))
      return nil
    }
    if count == 1 { return .payUpFront(price: price, period: duration) }
    guard duration.hasSameLength(as: regular.period) else {
      findings.append(
        object.reader.finding(
          .warning, rule: "pay-as-you-go-period",
          "not carried over: \(count) reduced periods of '\(duration.iso)' on a plan of "
            + "'\(regular.period.iso)'"))
      return nil
    }
    return .payAsYouGo(price: price, period: duration, count: count)
  }

  private func freeTerms(
    at region: JSONObjectReader, into findings: inout [Finding]
  ) -> Offer.Terms? {
    do throws(PeriodError) {
      return .freeTrial(period: try duration.times(count))
    } catch {
      findings.append(
        object.reader.finding(
          .error, rule: "period-count-invalid",
          "\(count) times '\(duration.iso)' is too long for an offer"))
      return nil
    }
  }

  private func price(
    in region: JSONObjectReader, against regular: Regular, into findings: inout [Finding]
  ) -> Money? {
    if let price = region.present("price") { return price.googleMoney(into: &findings) }
    let derived: Money?
    if let discount = region.present("relativeDiscount") {
      derived = discount.plainNumber.flatMap { share in
        prorated(regular).flatMap { money($0 * (Fraction(1) - share.fraction), regular.price) }
      }
    } else if let discount = region.present("absoluteDiscount") {
      derived = discount.googleMoney(into: &findings).flatMap { off in
        guard off.currency == regular.price.currency else { return nil }
        return prorated(regular).flatMap { money($0 - off.amount.fraction, regular.price) }
      }
    } else {
      findings.append(
        region.reader.finding(
          .error, rule: "price-missing",
          "expected one of 'free', 'price', 'relativeDiscount', 'absoluteDiscount'"))
      return nil
    }
    if derived == nil {
      findings.append(
        region.reader.finding(
          .warning, rule: "price-not-derivable",
          "not carried over: the reduced price follows from a discount that is not exact in "
            + "'\(regular.price.currency)'; only the store knows how it is rounded"))
    }
    return derived
  }

  /// The regular price for the length of the phase; `nil` unless that divides the plan's period.
  private func prorated(_ regular: Regular) -> Fraction? {
    switch (duration.length, regular.period.length) {
    case (.days(let part), .days(let whole)), (.months(let part), .months(let whole)):
      whole.isMultiple(of: part)
        ? regular.price.amount.fraction * Fraction(Int128(part), over: Int128(whole)) : nil
    default: nil
    }
  }

  /// An amount that the currency's digits can write exactly.
  private func money(_ exact: Fraction, _ like: Money) -> Money? {
    let digits = like.currency.fractionDigits
    let rounded = exact.roundedUp(toFractionDigits: digits)
    return rounded.fraction == exact && rounded >= .zero ? Money(rounded, like.currency) : nil
  }

  /// One finding per rule: an offer has up to 175 regions.
  private func firstOfEachRule(_ findings: [Finding]) -> [Finding] {
    var seen: Set<String> = []
    return findings.filter { seen.insert($0.rule).inserted }
  }
}

extension JSONReader {
  /// A number as it is written; `nil` for anything but a plain decimal.
  fileprivate var plainNumber: ExactDecimal? {
    guard case .number(let text) = node.kind else { return nil }
    return plainPrice(text)
  }
}
