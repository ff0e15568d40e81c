/// Reads the lines of a price list in CSV.
struct PriceRecordReader {
  private let columns: PriceColumns
  private let productID: String?
  private let store: Store
  private var cells: PriceCellReader

  init(columns: PriceColumns, productID: String?, store: Store) {
    self.columns = columns
    self.productID = productID
    self.store = store
    cells = PriceCellReader()
  }

  /// Reads a line; `nil` after findings when a cell in it is wrong.
  mutating func row(_ record: CSVRecord, into findings: inout [Finding]) -> PriceRow? {
    guard record.count == columns.count else {
      findings.append(otherCount(record))
      return nil
    }
    let product = productID(of: record, into: &findings)
    cells.productID = product
    let storefront = cell(.territory, of: record).flatMap {
      cells.storefront($0, into: &findings)
    }
    let currency = storefront.flatMap { storefront in
      guard let cell = cell(.currency, of: record) else { return storefront.currency }
      return cells.currency(cell, of: storefront, soldBy: store, into: &findings)
    }
    let amount = cell(.price, of: record).flatMap {
      cells.amount($0, currency: currency ?? storefront?.currency, into: &findings)
    }
    let terms = terms(of: record, into: &findings)
    guard let product, let storefront, let currency, let amount, let terms else {
      return nil
    }
    return PriceRow(
      key: PriceRow.Key(productID: product, billing: terms.billing, storefront: storefront),
      price: Money(amount, currency), start: terms.start,
      isPreserved: terms.isPreserved, place: PriceRow.Place(location: record.location))
  }

  private struct Terms {
    let start: CalendarDate?
    let isPreserved: Bool
    let billing: BillingPlan.Kind
  }

  /// The columns that a list need not have; `nil` after findings when a cell in them is wrong.
  private func terms(of record: CSVRecord, into findings: inout [Finding]) -> Terms? {
    let before = findings.count
    let start = cell(.startDate, of: record).flatMap { cells.date($0, into: &findings) }
    let preserved = cell(.preserved, of: record).flatMap { cells.flag($0, into: &findings) }
    let billing = cell(.plan, of: record).flatMap { cells.billing($0, into: &findings) }
    guard findings.count == before else { return nil }
    return Terms(start: start, isPreserved: preserved ?? false, billing: billing ?? .upFront)
  }

  private func productID(of record: CSVRecord, into findings: inout [Finding]) -> String? {
    guard let cell = cell(.product, of: record) else { return productID }
    return cells.text(cell, expected: "a product identifier", into: &findings)
  }

  private func cell(_ column: PriceColumn, of record: CSVRecord) -> PriceCell? {
    columns[column].map { PriceCell(record: record, index: $0) }
  }

  private func otherCount(_ record: CSVRecord) -> Finding {
    let isLong = record.count > columns.count
    return Finding(
      .error, rule: "price-list-fields", at: record.location,
      "expected \(columns.count) fields as in the header, got \(record.count)",
      fix: isLong ? "put a field with a delimiter in it in quotes" : "fill in the missing fields")
  }
}

/// A cell of a price list, with its place.
struct PriceCell {
  let text: String
  private let record: CSVRecord
  private let index: Int

  init(record: CSVRecord, index: Int) {
    text = record[index]
    self.record = record
    self.index = index
  }

  /// A finding about the cell.
  func finding(
    _ severity: Finding.Severity = .error, rule: String, productID: String?, _ message: String,
    fix: String? = nil
  ) -> Finding {
    Finding(
      severity, rule: rule, at: record.location(of: index), productID: productID, message, fix: fix)
  }
}
