import CopyTemplates
import PricingEngine
import Testing

/// Three messages with all that formats differ in: an argument, a limit, a plural with an exact form, and hidden characters.
enum ExchangeSample {
  static func contract() throws -> MessageContract {
    var findings: [Finding] = []
    let contract = MessageContract(
      reading: try source(
        """
        {"schema": "paywall-contract/1", "messages": {
          "action.buy": {"meaning": "Buys \\"it\\" now.", "arguments": {"price": "money"}, "limit": 20},
          "note": {"meaning": "A note & more."},
          "rate": {"meaning": "How often, in short.", "arguments": {"count": "count"}}
        }}
        """, named: "contract.json"), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return contract
  }

  static func english() throws -> MessageTable {
    try table(
      "en",
      [
        "action.buy": "Buy for {price}", "note": "=50 % <off>",
        "rate": "{count, plural, =1 {per day} one {every # day} other {every # days}}",
      ])
  }

  static func german() throws -> MessageTable {
    try table(
      "de",
      [
        "action.buy": "Für {price}\u{A0}kaufen", "note": "=50\u{202F}% <weg>",
        "rate": "{count, plural, =1 {pro Tag} one {jeden # Tag} other {alle # Tage}}",
      ])
  }

  static func table(_ tag: String, _ texts: [String: String]) throws -> MessageTable {
    MessageTable(
      locale: try LocaleTag(tag), entries: texts.map { MessageTable.Entry(key: $0, text: $1) })
  }

  /// The file of the German messages, or of both languages where one file has all.
  static func write(_ format: ExchangeFormat) throws -> MessageExporter.Output {
    let tables = format == .stringCatalog ? [try german(), try english()] : [try german()]
    return try MessageExporter(contract: contract(), source: english()).write(tables, as: format)
  }

  /// The messages of a file as `key: text`, and everything that is found.
  static func read(
    _ text: String, _ format: ExchangeFormat, named file: String
  ) throws -> (tables: [MessageTable], findings: [String]) {
    var findings: [Finding] = []
    let importer = MessageImporter(contract: try contract(), source: try english())
    let tables = importer.read(try source(text, named: file), as: format, into: &findings)
    return (tables, findings.map(\.wholeText))
  }
}
