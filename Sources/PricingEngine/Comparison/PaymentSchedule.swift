/// What a customer of a plan pays and when, with or without an offer, as data.
///
/// Three months at 1.99, then 9.99 a month, is two entries: from `P0D` 3 payments of 1.99 (5.97 in
/// all), from `P3M` 9.99 every month.
public struct PaymentSchedule: Sendable, Hashable {
  /// The payments in order of time: those of the offer, then the regular ones.
  public let entries: [Entry]
  /// What follows the last entry.
  public let continuation: Continuation
  /// Whether the regular payments of a term are a commitment, to be made in full after canceling too.
  public let isCommitment: Bool
  /// What is charged in the first twelve months, where that is exact; `nil` where it is not.
  ///
  /// Every payment that falls due before twelve months have passed counts in full. Payments every
  /// few days or weeks have no exact number a year, so their schedules have no such total.
  public let firstYearTotal: Money?

  /// Equal payments, one per period.
  public struct Entry: Sendable, Hashable {
    /// Whether it is the offer's or the regular price.
    public let phase: Phase
    /// When the first of the payments is due.
    public let start: PeriodOffset
    /// One payment; zero in a free trial.
    public let amount: Money
    /// How many payments there are; of a plan that renews, in each of its terms.
    public let count: Int
    /// The time that one payment pays for; `nil` for a one-time purchase.
    public let period: SubscriptionPeriod?
    /// Whether the payments start again when they have all been made, until the customer cancels.
    public let renews: Bool

    /// All `count` payments together.
    public var total: Money { count * amount }
  }

  /// The price that a payment follows.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The offer's.
    case offer
    /// The regular one.
    case regular
  }

  /// What follows the last entry of a schedule.
  public enum Continuation: String, Sendable, Hashable, CaseIterable {
    /// It repeats until the customer cancels.
    case renews
    /// Nothing: no further payment.
    case ends
    /// The catalog does not say, as for an offer code without a renewal setting; never guess.
    case unknown
  }

  /// Lists the payments of a plan, after those of an offer when one is given.
  ///
  /// Under a commitment the regular payments are counted in full after an offer: catalogs do not
  /// say whether reduced payments count toward the twelve, and this is the larger obligation.
  /// - Throws: `ScheduleError` when the offer does not fit the plan.
  public init(of plan: Plan, with offer: Offer? = nil) throws(ScheduleError) {
    var entries: [Entry] = []
    var start = PeriodOffset.start
    if let offer {
      let entry = try Entry(of: offer, on: plan)
      entries.append(entry)
      start = PeriodOffset(after: [try plan.length(of: offer)].compactMap(\.self))
    }
    continuation = offer?.continuation ?? (plan.term == nil ? .ends : .renews)
    if offer == nil || continuation == .renews {
      entries.append(Entry(regular: plan, from: start))
    }
    self.entries = entries
    isCommitment = plan.commitment != nil
    firstYearTotal = continuation == .unknown ? nil : Self.firstYearTotal(of: entries)
  }
}

extension PaymentSchedule {
  /// What the whole offer costs; `nil` without an offer.
  public var offerTotal: Money? { entries.first { $0.phase == .offer }?.total }

  private static func firstYearTotal(of entries: [Entry]) -> Money? {
    var total: Money?
    for entry in entries {
      guard let count = entry.paymentsInFirstYear else { return nil }
      let amount = count * entry.amount
      total = total.map { Money($0.amount + amount.amount, $0.currency) } ?? amount
    }
    return total
  }
}

extension PaymentSchedule.Entry {
  fileprivate init(regular plan: Plan, from start: PeriodOffset) {
    phase = .regular
    self.start = start
    amount = plan.price
    count = plan.commitment?.payments ?? 1
    period = plan.paymentPeriod
    renews = plan.term != nil
  }

  fileprivate init(of offer: Offer, on plan: Plan) throws(ScheduleError) {
    phase = .offer
    start = .start
    renews = false
    switch offer.terms {
    case .oneTime(let price):
      if let period = plan.paymentPeriod {
        throw .oneTimeOffer(productID: plan.productID, period: period)
      }
      amount = price
      count = 1
      self.period = nil
    case .freeTrial(let period):
      _ = try plan.period(for: offer)
      amount = Money(.zero, plan.price.currency)
      count = 1
      self.period = period
    case .payUpFront(let price, let period):
      _ = try plan.period(for: offer)
      amount = price
      count = 1
      self.period = period
    case .payAsYouGo(let price, let period, let count):
      let regularPeriod = try plan.period(for: offer)
      guard period.hasSameLength(as: regularPeriod) else {
        throw .offerPeriod(expected: regularPeriod, got: period)
      }
      amount = price
      self.count = count
      self.period = period
    }
    guard amount.currency == plan.price.currency else {
      throw .unlikeCurrencies(offer: amount.currency, plan: plan.price.currency)
    }
  }

  /// The payments that fall due before twelve months have passed; `nil` when that is not exact.
  fileprivate var paymentsInFirstYear: Int? {
    guard let period else { return 1 }
    guard let begin = start.wholeMonths else { return nil }
    let left = max(0, 12 - begin)
    if !renews, count == 1 { return left > 0 ? 1 : 0 }
    guard case .months(let months) = period.length else { return nil }
    let due = (left + months - 1) / months
    return renews ? due : min(count, due)
  }
}

extension PeriodOffset {
  /// The whole months before the offset, when what is left over is certainly less than a month.
  ///
  /// The shortest month has 28 days. After a trial of one week, twelve monthly payments fall due
  /// within the first year, as they do without a trial.
  fileprivate var wholeMonths: Int? {
    var (months, days) = (0, 0)
    for period in periods {
      switch period.length {
      case .days(let more): days += more
      case .months(let more): months += more
      }
    }
    return days < 28 ? months : nil
  }
}

extension Plan {
  /// The period that an offer of the plan reduces.
  fileprivate func period(for offer: Offer) throws(ScheduleError) -> SubscriptionPeriod {
    guard let paymentPeriod else { throw .oneTimePurchase(productID: productID) }
    let billingKind: BillingPlan.Kind = commitment == nil ? .upFront : .monthly
    guard offer.billing == billingKind else {
      throw .otherBillingPlan(offer: offer.billing, plan: billingKind)
    }
    return paymentPeriod
  }

  /// How long an offer lasts, as a schedule's error when that is no period.
  func length(of offer: Offer) throws(ScheduleError) -> SubscriptionPeriod? {
    do { return try offer.terms.length } catch { throw .offerLength(error) }
  }
}

extension Offer {
  /// What follows the offer: the regular price, unless it is a code that does not renew.
  public var continuation: PaymentSchedule.Continuation {
    if case .oneTime = terms { return .ends }
    guard case .offerCode(_, _, _, let renews) = kind else { return .renews }
    switch renews {
    case .some(true): return .renews
    case .some(false): return .ends
    case .none: return .unknown
    }
  }
}
