/// Decides which of the prices that a list holds for one product, way to pay and storefront is in force.
struct PricesInForce {
  private let date: CalendarDate?
  private var indexes: [PriceRow.Key: Int] = [:]
  /// The first row of every key, in file order.
  private var firsts: [PriceRow] = []
  /// The further rows of the few keys that have more than one.
  private var others: [PriceRow.Key: [PriceRow]] = [:]
  private var preserved: (count: Int, first: PriceRow)?

  /// Starts without rows; without a date only prices that have always applied can be in force.
  init(asOf date: CalendarDate?) { self.date = date }

  /// Makes room for a number of rows.
  mutating func reserveCapacity(_ count: Int) {
    indexes.reserveCapacity(count)
    firsts.reserveCapacity(count)
  }

  /// Takes a line into account.
  mutating func add(_ row: PriceRow) {
    guard !row.isPreserved else {
      preserved = ((preserved?.count ?? 0) + 1, preserved?.first ?? row)
      return
    }
    if indexes[row.key] == nil {
      indexes[row.key] = firsts.count
      firsts.append(row)
    } else {
      others[row.key, default: []].append(row)
    }
  }

  /// The prices in force, in the order of the first line of each, and findings about all that are not.
  func entries(into findings: inout [Finding]) -> [PriceList.Entry] {
    var unused = UnusedPrices()
    let entries = firsts.compactMap { first -> PriceList.Entry? in
      let others = others.isEmpty ? nil : others[first.key]
      if others == nil, first.start == nil, first.end == nil { return PriceList.Entry(first) }
      let rows = [first] + (others ?? [])
      return rowInForce(of: rows, unused: &unused, into: &findings).map(PriceList.Entry.init)
    }
    findings += unused.findings(asOf: date)
    if let preserved { findings.append(note(preserved: preserved)) }
    return entries
  }

  private func rowInForce(
    of rows: [PriceRow], unused: inout UnusedPrices, into findings: inout [Finding]
  ) -> PriceRow? {
    guard !contradict(rows, into: &findings) else { return nil }
    let started = rows.filter { row in
      guard let start = row.start else { return true }
      return date.map { start <= $0 } ?? false
    }
    guard let latest = started.max(by: startsEarlier) else {
      if let first = rows.first { unused.add(first, .notStarted) }
      return nil
    }
    if let end = latest.end, let date, end <= date {
      unused.add(latest, .ended)
      return nil
    }
    if let later = rows.first(where: { startsEarlier(latest, $0) }) { unused.add(later, .later) }
    return latest
  }

  /// Whether two rows give different prices from the same day; the same price twice is only worth a note.
  private func contradict(_ rows: [PriceRow], into findings: inout [Finding]) -> Bool {
    guard rows.count > 1 else { return false }
    var contradict = false
    var firsts: [CalendarDate?: PriceRow] = [:]
    for row in rows {
      guard let first = firsts[row.start] else {
        firsts[row.start] = row
        continue
      }
      if first.price != row.price { contradict = true }
      findings.append(repetition(of: first, in: row))
    }
    return contradict
  }

  private func repetition(of first: PriceRow, in row: PriceRow) -> Finding {
    let line = first.place.location.line ?? 1
    let day = row.start.map { " from \($0)" } ?? ""
    let what = "price of '\(quotable(row.key.productID))' in \(row.key.storefront)\(day)"
    guard first.price != row.price else {
      return row.finding(
        .note, rule: "price-repeated", "the \(what) is already in line \(line)")
    }
    return row.finding(
      .error, rule: "price-twice",
      "expected one \(what), got \(row.price.amount) and, in line \(line), \(first.price.amount)",
      fix: "remove the wrong one, or give it its own start date")
  }

  private func note(preserved: (count: Int, first: PriceRow)) -> Finding {
    Finding(
      .note, rule: "price-preserved", at: preserved.first.place.location,
      path: preserved.first.place.path?.text,
      "not used: preserved prices, which only present subscribers pay (\(preserved.count))")
  }
}

extension PriceList.Entry {
  fileprivate init(_ row: PriceRow) {
    productID = row.key.productID
    storefront = row.key.storefront
    billing = row.key.billing
    price = row.price
    location = row.place.location
  }
}

/// Whether the price of `left` starts earlier; one without a start has always applied.
private func startsEarlier(_ left: PriceRow, _ right: PriceRow) -> Bool {
  guard let start = right.start else { return false }
  return left.start.map { $0 < start } ?? true
}
