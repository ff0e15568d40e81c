/// The dated prices that a list holds and that are not in force, gathered by product.
///
/// A change of price is usually announced for all 175 storefronts at once: one finding says it for all.
struct UnusedPrices {
  private var indexes: [Group: Int] = [:]
  private var groups: [Rows] = []

  /// Why a price is not in force.
  enum Reason: Hashable {
    /// It starts later, or at a day that cannot be compared without a date; another price is in force.
    case later
    /// The same, and no other price is in force.
    case notStarted
    /// It has ended, and no other price follows.
    case ended
  }

  private struct Group: Hashable {
    let productID: String
    let reason: Reason
  }

  private struct Rows {
    let reason: Reason
    let first: PriceRow
    var count = 1

    /// `DEU and 2 more`.
    var storefronts: String {
      "\(first.key.storefront)" + (count == 1 ? "" : " and \(count - 1) more")
    }
  }

  /// Adds a price that is not in force.
  mutating func add(_ row: PriceRow, _ reason: Reason) {
    let group = Group(productID: row.key.productID, reason: reason)
    if let index = indexes[group] {
      groups[index].count += 1
    } else {
      indexes[group] = groups.count
      groups.append(Rows(reason: reason, first: row))
    }
  }

  /// What to say about them, in the order of the first of each.
  func findings(asOf date: CalendarDate?) -> [Finding] {
    groups.map { rows in
      switch (rows.reason, date) {
      case (.later, let date): later(rows, asOf: date)
      case (.notStarted, nil): dateMissing(rows)
      case (.notStarted, let date?): notInForce(rows, on: date, because: "start later")
      case (.ended, let date): notInForce(rows, on: date, because: "have ended")
      }
    }
  }

  private func later(_ rows: Rows, asOf date: CalendarDate?) -> Finding {
    let kind = date.map { "that start after \($0)" } ?? "with a start date"
    return rows.first.finding(
      .note, rule: "price-later",
      "not used: prices of '\(name(rows))' \(kind), in \(rows.storefronts)",
      fix: date == nil ? "name the day that prices are wanted for, with '--as-of DATE'" : nil)
  }

  private func dateMissing(_ rows: Rows) -> Finding {
    rows.first.finding(
      .error, rule: "price-date-missing",
      "all prices of '\(name(rows))' in \(rows.storefronts) have a start date",
      fix: "name the day that prices are wanted for, with '--as-of DATE'")
  }

  private func notInForce(
    _ rows: Rows, on date: CalendarDate?, because reason: String
  ) -> Finding {
    let day = date.map { " on \($0)" } ?? ""
    return rows.first.finding(
      .warning, rule: "price-not-in-force",
      "no price of '\(name(rows))' is in force\(day) in \(rows.storefronts): they \(reason)")
  }

  private func name(_ rows: Rows) -> String { quotable(rows.first.key.productID) }
}
