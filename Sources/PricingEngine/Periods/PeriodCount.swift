/// The rule by which one period is counted in another.
///
/// The same question, a 2.99 weekly plan per year: 52 weeks make 155.48, 365/7 weeks make
/// 155.9071….
public enum PeriodConvention: String, Sendable, Hashable, CaseIterable {
  /// No convention is needed: a year is 12 months, a week is 7 days.
  case exact
  /// A year is 52 weeks, that is 364 days; a month is a twelfth of it.
  case weeks52
  /// A year is 365 days; a month is a twelfth of it.
  case days365

  /// The convention in words, `nil` when none is needed: `52 weeks a year`.
  public var text: String? {
    switch self {
    case .exact: nil
    case .weeks52: "52 weeks a year"
    case .days365: "365 days a year"
    }
  }
}

/// How many of one period another period lasts: 12 months in a year, 365/84 weeks in a month.
///
/// Between days or weeks and months or years there is no exact count but two common conventions.
/// Both are worked out; the caller says whether the smaller or the larger count is the cautious
/// one.
public struct PeriodCount: Sendable, Hashable {
  /// The count, above zero.
  public let value: Fraction
  /// The convention that it follows.
  public let convention: PeriodConvention

  /// The smaller count of `part` in `whole`: 52 weeks in a year, 52/12 weeks in a month.
  ///
  /// A saving is measured with it, so that it is not overstated.
  public static func fewest(_ part: SubscriptionPeriod, in whole: SubscriptionPeriod)
    -> PeriodCount
  {
    PeriodCount(of: part, in: whole, shorterYearForMonths: true)
  }

  /// The larger count of `part` in `whole`: 365/7 weeks in a year, 365/84 weeks in a month.
  ///
  /// An equivalent is measured with it, so that it is not understated.
  public static func most(_ part: SubscriptionPeriod, in whole: SubscriptionPeriod) -> PeriodCount {
    PeriodCount(of: part, in: whole, shorterYearForMonths: false)
  }

  private init(
    of part: SubscriptionPeriod, in whole: SubscriptionPeriod, shorterYearForMonths: Bool
  ) {
    switch (whole.length, part.length) {
    case (.days(let whole), .days(let part)), (.months(let whole), .months(let part)):
      value = Fraction(Int128(whole), over: Int128(part))
      convention = .exact
    case (.months(let months), .days(let days)):
      convention = shorterYearForMonths ? .weeks52 : .days365
      value = Fraction(Int128(months * convention.daysPerYear), over: Int128(12 * days))
    case (.days(let days), .months(let months)):
      convention = shorterYearForMonths ? .days365 : .weeks52
      value = Fraction(Int128(12 * days), over: Int128(months * convention.daysPerYear))
    }
  }
}

extension PeriodConvention {
  /// The days of a year under the convention; 365 where it makes no difference.
  fileprivate var daysPerYear: Int { self == .weeks52 ? 364 : 365 }
}
