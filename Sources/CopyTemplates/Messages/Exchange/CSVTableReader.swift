import PricingEngine

/// Reads messages from the CSV that `CSVTableWriter` writes, also after a spreadsheet program has saved it.
struct CSVTableReader {
  let locale: LocaleTag
  /// The messages of the source language, to find out what has changed since.
  let source: [String: String]

  /// The messages; a row without a target is not translated yet.
  func table(_ text: SourceText, into findings: inout [Finding]) -> MessageTable? {
    let document: CSVDocument
    do throws(CSVError) { document = try CSVDocument(parsing: text) } catch {
      findings.append(error.finding)
      return nil
    }
    let names = document.header.values
    guard let key = column("key", in: document, names, into: &findings),
      let target = column("target", in: document, names, into: &findings)
    else { return nil }
    let origin = names.firstIndex(of: "source")
    var entries: [MessageTable.Entry] = []
    var lines: [String: SourceLocation] = [:]
    for record in document.records {
      guard record.count > max(key, target) else {
        findings.append(
          Finding(
            .error, rule: "csv-columns", at: record.location,
            "expected \(names.count) columns, got \(record.count)"))
        continue
      }
      let name = FormulaGuard.unprotected(record[key])
      let place = record.location(of: target)
      if let first = lines.updateValue(record.location(of: key), forKey: name) {
        findings.append(
          Finding(
            .error, rule: "key-duplicate", at: record.location(of: key),
            "message '\(quotable(name))' stands here again, first on line \(first.line ?? 1)",
            fix: "keep one of the two"))
        continue
      }
      let text = FormulaGuard.unprotected(record[target])
      guard !text.isEmpty else { continue }
      entries.append(MessageTable.Entry(key: name, text: text, location: place))
      if let origin, origin < record.count {
        findings += StaleSource.findings(
          key: name, read: FormulaGuard.unprotected(record[origin]), source: source,
          at: record.location(of: origin))
      }
    }
    return MessageTable(locale: locale, entries: entries)
  }

  private func column(
    _ name: String, in document: CSVDocument, _ names: [String], into findings: inout [Finding]
  ) -> Int? {
    if let index = names.firstIndex(of: name) { return index }
    findings.append(
      Finding(
        .error, rule: "csv-columns", at: document.header.location,
        "expected a column '\(name)' in the first line",
        fix: "name the columns \(CSVTableWriter.columns.joined(separator: ", "))"))
    return nil
  }
}

/// Finds translations of a text that is another by now.
enum StaleSource {
  static func findings(
    key: String, read: String, source: [String: String], at location: SourceLocation
  ) -> [Finding] {
    guard let now = source[key], now != read, !read.isEmpty else { return [] }
    return [
      Finding(
        .warning, rule: "source-stale", at: location,
        "the source of '\(quotable(key))' has changed to '\(quotable(now))'",
        fix: "compare the translation with the new source")
    ]
  }
}
