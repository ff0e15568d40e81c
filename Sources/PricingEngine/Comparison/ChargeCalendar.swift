/// Every single charge of a plan's first year, with the day it falls due and what has been paid by then.
///
/// Three months at 1.99 and then 9.99 a month: charges on P0D, P1M and P2M of 1.99, on P3M of 9.99, and so on; after the
/// fourth charge 15.96 has been paid. Days are calendar days: a month after 31 January is the last day of February.
/// A free trial is an entry of zero on its first day. Of twelve payments of 4.99 to which a customer commits, eleven
/// are still owed after the first: 54.89, and 59.88 in all.
public struct ChargeCalendar: Sendable, Hashable {
  /// The charges in order of time.
  public let charges: [Charge]
  /// What all of them add up to.
  public let total: Money

  /// One charge.
  public struct Charge: Sendable, Hashable {
    /// Which payment it is, from 1; 0 for a free trial, which is none.
    public let number: Int
    /// Whether it follows the offer's or the regular price.
    public let phase: PaymentSchedule.Phase
    /// When it falls due after the start.
    public let offset: PeriodOffset
    /// The day it falls due; `nil` when no start was given.
    public let date: CalendarDate?
    /// What is charged.
    public let amount: Money
    /// What has been paid with this charge.
    public let paidSoFar: Money
    /// What is still to pay for a customer who cancels before the next charge: the rest of a commitment, else nothing.
    ///
    /// `nil` during an offer that a commitment follows: catalogs do not say whether its payments count toward the
    /// twelve.
    public let stillOwed: Money?
    /// When a free trial ends; `nil` for a payment.
    public let freeUntil: Day?

    /// What a customer pays in all who cancels before the next charge; `nil` where `stillOwed` is.
    public var totalIfCanceled: Money? {
      stillOwed.map { Money(paidSoFar.amount + $0.amount, paidSoFar.currency) }
    }
  }

  /// A day after the start, with its date when the start has one.
  public struct Day: Sendable, Hashable {
    /// How long after the start it is.
    public let offset: PeriodOffset
    /// Its date; `nil` when no start was given.
    public let date: CalendarDate?
  }

  /// Lists the charges of the first year of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - start: The day the customer subscribes. Without it the charges have no dates, and the year is counted from a
  ///     1 January of a year without a leap day.
  /// - Throws: `CalendarDateError.outOfRange` when a charge would fall after the year 9999.
  public init(of schedule: PaymentSchedule, start: CalendarDate? = nil) throws(CalendarDateError) {
    var first = try CalendarDate(year: 2027, month: 1, day: 1)
    if let start { first = start }
    let end = try first.adding(years: 1)
    var charges: [Charge] = []
    var paid = Money(.zero, schedule.currency)
    var number = 0
    for entry in schedule.entries {
      var index = 0
      while entry.renews || index < entry.count {
        let offset = entry.offset(of: index)
        let date = try first.adding(offset)
        guard date < end else { break }
        let isFree = entry.amount.amount == .zero
        if isFree, entry.phase == .regular { break }
        if !isFree { number += 1 }
        paid = Money(paid.amount + entry.amount.amount, paid.currency)
        var freeUntil: Day?
        if isFree {
          let next = entry.offset(of: index + 1)
          freeUntil = Day(offset: next, date: start == nil ? nil : try first.adding(next))
        }
        charges.append(
          Charge(
            number: isFree ? 0 : number, phase: entry.phase, offset: offset,
            date: start == nil ? nil : date, amount: entry.amount, paidSoFar: paid,
            stillOwed: entry.owed(after: index, isCommitment: schedule.isCommitment),
            freeUntil: freeUntil))
        index += 1
        if entry.period == nil { break }
      }
    }
    self.charges = charges
    total = paid
  }
}

extension PaymentSchedule {
  /// The currency of all amounts.
  fileprivate var currency: Currency {
    entries.first?.amount.currency ?? Currency(pinned: "XXX")
  }
}

extension PaymentSchedule.Entry {
  /// What is still to pay after the payment with an index, from 0; `nil` where the catalog does not say.
  fileprivate func owed(after index: Int, isCommitment: Bool) -> Money? {
    guard isCommitment else { return Money(.zero, amount.currency) }
    return phase == .regular ? (count - 1 - index % count) * amount : nil
  }

  /// When the payment with an index, from 0, falls due.
  fileprivate func offset(of index: Int) -> PeriodOffset {
    guard index > 0, let period else { return start }
    do throws(PeriodError) {
      return PeriodOffset(after: start.periods + [try period.times(index)])
    } catch {
      // More than 999 payments of one entry do not happen within a year of 366 days.
      return start
    }
  }
}
