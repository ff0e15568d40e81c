/// Where a price list has which column.
struct PriceColumns {
  /// How many columns the header names.
  let count: Int
  /// The index of every column, by its raw value.
  private let indexes: [Int?]

  /// Finds the columns by their headers.
  ///
  /// - Returns: `nil` after findings when one that is needed is missing or stands there twice. Only the App Store's
  ///   currencies are known, so that prices of another store need the column.
  init?(
    _ header: CSVRecord, hasProductID: Bool, soldBy store: Store = .appStore,
    into findings: inout [Finding]
  ) {
    if let finding = otherReport(header) {
      findings.append(finding)
      return nil
    }
    let before = findings.count
    let keys = header.values.map(headerKey)
    var indexes = [Int?](repeating: nil, count: PriceColumn.allCases.count)
    for (index, key) in keys.enumerated() {
      guard let column = PriceColumn.allCases.first(where: { $0.headers.contains(key) }) else {
        findings += unreadColumn(header, index: index, key: key)
        continue
      }
      if let first = indexes[column.rawValue] {
        findings.append(twice(column, in: header, indexes: (first, index)))
      }
      indexes[column.rawValue] = index
    }
    var needed: [PriceColumn] = [.territory, .price]
    if !hasProductID { needed.insert(.product, at: 0) }
    if store != .appStore { needed.append(.currency) }
    for column in needed where indexes[column.rawValue] == nil {
      findings.append(missing(column, in: header))
    }
    guard !findings[before...].hasErrors else { return nil }
    if indexes[PriceColumn.currency.rawValue] == nil { findings.append(noCurrency(header)) }
    self.indexes = indexes
    count = keys.count
  }

  /// The index of a column; `nil` when the list does not have it.
  subscript(column: PriceColumn) -> Int? { indexes[column.rawValue] }
}

/// The finding that a file is another report, which has money in it but no prices to sell at.
private func otherReport(_ header: CSVRecord) -> Finding? {
  let keys = Set(header.values.map(headerKey))
  let rule = "price-list-other-report"
  if keys.contains("customercurrency") || keys.contains("customerprice") && keys.contains("units") {
    return Finding(
      .error, rule: rule, at: header.location,
      "expected a list of prices, got a sales or subscription report, which lists purchases",
      fix: "export the prices of the product instead")
  }
  if keys.contains("addontype") {
    return Finding(
      .error, rule: rule, at: header.location,
      "expected a list of prices, got the in-app purchases catalog report, which has none",
      fix: "export the prices of the product instead")
  }
  if keys.contains("offermode") {
    return Finding(
      .error, rule: rule, at: header.location,
      "expected a list of prices, got a list of introductory offers",
      fix: "give offers in a catalog file")
  }
  return nil
}

private func missing(_ column: PriceColumn, in header: CSVRecord) -> Finding {
  let found = header.values.map { "'\(quotable($0))'" }.joined(separator: ", ")
  let fix =
    column == .product
    ? "add a column 'product' with product identifiers, or name the product of the whole list "
      + "with '--prices PRODUCT=FILE'"
    : "add a column '\(column.headers[0])'"
  return Finding(
    .error, rule: "price-list-column", at: header.location,
    "expected a column '\(column.headers[0])', got \(found)", fix: fix)
}

private func noCurrency(_ header: CSVRecord) -> Finding {
  Finding(
    .note, rule: "price-list-no-currency", at: header.location,
    "no column 'currency': each price is in the currency of its storefront")
}

private func twice(
  _ column: PriceColumn, in header: CSVRecord, indexes: (first: Int, second: Int)
) -> Finding {
  let first = quotable(header[indexes.first])
  let second = quotable(header[indexes.second])
  return Finding(
    .error, rule: "price-list-column", at: header.location(of: indexes.second),
    "expected one column for the \(column.name), got '\(first)' and '\(second)'",
    fix: "remove one of them")
}

/// What to say about a column that is not read: a suggestion when its header is nearly a known one.
private func unreadColumn(_ header: CSVRecord, index: Int, key: String) -> [Finding] {
  guard !key.isEmpty, !PriceColumn.ignored.contains(key) else { return [] }
  let nearest = nearestText(to: key, in: PriceColumn.allCases.flatMap(\.headers))
  let column = nearest.flatMap { near in PriceColumn.allCases.first { $0.headers.contains(near) } }
  return [
    Finding(
      column == nil ? .note : .warning, rule: "price-list-unread-column",
      at: header.location(of: index), "column '\(quotable(header[index]))' is not read",
      fix: column.map { "rename it to '\($0.name)'" })
  ]
}
