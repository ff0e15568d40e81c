/// Every single charge of a plan's first year, with the day it falls due and what has been paid by then.
///
/// Three months at 1.99 and then 9.99 a month: charges on P0D, P1M and P2M of 1.99, on P3M of 9.99, and so on; after the
/// fourth charge 15.96 has been paid. Days are calendar days: a month after 31 January is the last day of February.
public struct ChargeCalendar: Sendable, Hashable {
  /// The charges in order of time; none of zero, since a free trial takes no money.
  public let charges: [Charge]
  /// What all of them add up to.
  public let total: Money

  /// One charge.
  public struct Charge: Sendable, Hashable {
    /// Which charge it is, from 1.
    public let number: Int
    /// Whether it follows the offer's or the regular price.
    public let phase: PaymentSchedule.Phase
    /// When it falls due after the start.
    public let offset: PeriodOffset
    /// The day it falls due; `nil` when no start was given.
    public let date: CalendarDate?
    /// What is charged.
    public let amount: Money
    /// What has been paid with this charge: all that a customer pays who cancels before the next one.
    public let paidSoFar: Money
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
    var paid: Money?
    for entry in schedule.entries {
      var index = 0
      while entry.renews || index < entry.count {
        let offset = entry.offset(of: index)
        index += 1
        let date = try first.adding(offset)
        guard date < end else { break }
        guard entry.amount.amount > .zero else { continue }
        let sum = paid.map { Money($0.amount + entry.amount.amount, $0.currency) } ?? entry.amount
        paid = sum
        charges.append(
          Charge(
            number: charges.count + 1, phase: entry.phase, offset: offset,
            date: start == nil ? nil : date, amount: entry.amount, paidSoFar: sum))
        if entry.period == nil { break }
      }
    }
    self.charges = charges
    total = paid ?? Money(.zero, schedule.currency)
  }
}

extension PaymentSchedule {
  /// The currency of all amounts.
  fileprivate var currency: Currency {
    entries.first?.amount.currency ?? Currency(pinned: "XXX")
  }
}

extension PaymentSchedule.Entry {
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
