/// Reads price lists: CSV, by hand or as exported from App Store Connect, and App Store Connect API JSON.
///
/// Nothing is guessed. A cell that is not exactly a price, a storefront, a currency or a date is an error with its
/// place, and so are two prices for one storefront from the same day.
public enum PriceListReader {
  /// Reads a price list.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - productID: The product that the prices are of, for files that do not name it. The table that App Store
  ///     Connect exports is one: it holds the prices of one product.
  ///   - date: The day that prices are wanted for. Without it only prices that have always applied are used, and
  ///     those with a start date are reported.
  ///   - store: Who sells the products. The App Store has one currency per storefront, another store any.
  /// - Returns: The prices in force on that day, and all findings.
  public static func read(
    _ source: SourceText, productID: String? = nil, asOf date: CalendarDate? = nil,
    soldBy store: Store = .appStore
  ) -> PriceListReading {
    var findings: [Finding] = []
    var prices = PricesInForce(asOf: date)
    let isRead =
      isJSON(source)
      ? readJSON(source, productID: productID, into: &prices, &findings)
      : readCSV(source, productID: productID, soldBy: store, into: &prices, &findings)
    guard isRead else { return PriceListReading(list: nil, findings: findings) }
    let entries = prices.entries(into: &findings)
    if entries.isEmpty, findings.isEmpty {
      findings.append(
        Finding(
          .warning, rule: "price-list-empty", at: SourceLocation(file: source.file),
          "the price list holds no price", fix: "check that it is the right file"))
    }
    return PriceListReading(list: PriceList(entries: entries), findings: findings)
  }

  /// Whether the first character that is no white space opens a list or an object.
  private static func isJSON(_ source: SourceText) -> Bool {
    let first = source.bytes.first { !isJSONWhiteSpace($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Reads responses of the App Store Connect API; `false` after findings when the whole file is refused.
  private static func readJSON(
    _ source: SourceText, productID: String?, into prices: inout PricesInForce,
    _ findings: inout [Finding]
  ) -> Bool {
    do throws(JSONError) {
      let root = JSONReader(try JSONDocument(parsing: source))
      let rows = AppStoreConnectPriceList.rows(of: root, productID: productID, into: &findings)
      for row in rows { prices.add(row) }
      return !rows.isEmpty || !findings.hasErrors
    } catch {
      findings.append(error.finding)
      return false
    }
  }

  /// Reads the lines of a CSV file; `false` after findings when the whole file is refused.
  private static func readCSV(
    _ source: SourceText, productID: String?, soldBy store: Store,
    into prices: inout PricesInForce, _ findings: inout [Finding]
  ) -> Bool {
    do throws(CSVError) {
      let document = try CSVDocument(parsing: source)
      guard
        let columns = PriceColumns(
          document.header, hasProductID: productID != nil, soldBy: store, into: &findings)
      else { return false }
      prices.reserveCapacity(document.records.count)
      var reader = PriceRecordReader(columns: columns, productID: productID, store: store)
      for record in document.records {
        if let row = reader.row(record, into: &findings) { prices.add(row) }
      }
      return true
    } catch {
      findings.append(error.finding)
      return false
    }
  }
}
