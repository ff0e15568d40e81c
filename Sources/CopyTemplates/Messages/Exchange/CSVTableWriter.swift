import PricingEngine

/// Writes messages as CSV by RFC 4180, with the byte order mark that Excel needs to see UTF-8.
struct CSVTableWriter {
  let contract: MessageContract
  let source: [String: String]

  static let columns = ["key", "meaning", "source", "target", "limit"]

  func text(of table: MessageTable) -> String {
    let targets = table.texts
    let rows = MessageExporter.keys(of: table, contract: contract).map { key in
      let terms = contract.messages[key]
      return [
        key, terms?.meaning ?? "", source[key] ?? "", targets[key] ?? "",
        terms?.limit.map(String.init) ?? "",
      ]
    }
    return "\u{FEFF}" + ([Self.columns] + rows).map { CSVText.line($0) }.joined()
  }
}
