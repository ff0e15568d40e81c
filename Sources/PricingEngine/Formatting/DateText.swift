extension CopyFormatter {
  /// A day with its month's name: 2027-01-15 is `January 15, 2027` in `en` and `15. Januar 2027` in `de`.
  ///
  /// The calendar is the Gregorian one, by which stores charge; in `th` it is the Buddhist one that Thai readers use
  /// for the same days.
  /// - Throws: `ICUError` when ICU fails.
  public func date(_ date: CalendarDate) throws(ICUError) -> String {
    let formatter = try cache.date { () throws(ICUError) in
      let calendar = locale.language == "th" ? "buddhist" : "gregory"
      let separator = locale.tag.contains("-u-") ? "-ca-" : "-u-ca-"
      return try DateFormatterHandle(tag: locale.tag + separator + calendar)
    }
    return try formatter.format(date)
  }
}
