import CopyTemplates
import PricingEngine
import Testing

/// What is written and read again is written the same, for every format and every built-in locale.
@Suite struct ExchangeRoundTripTests {
  private static let tables = Result {
    try BuiltIn.locales.map { tag in
      var findings: [Finding] = []
      let file = ArbFile(
        reading: try PackageFile.source("Locales/\(tag).arb"), locale: try LocaleTag(tag),
        into: &findings)
      let entries = file.messages.compactMap { key, reader in
        reader.string(into: &findings).map { MessageTable.Entry(key: key, text: $0) }
      }
      try #require(findings.isEmpty)
      return MessageTable(
        locale: try LocaleTag(tag), inherits: BuiltIn.regional.contains(tag), entries: entries)
    }
  }

  private static func english() throws -> MessageTable {
    try #require(try tables.get().first { $0.locale.tag == "en" })
  }

  /// Writes tables, reads the files, and writes what was read.
  private func roundTrip(
    _ tables: [MessageTable], _ format: ExchangeFormat
  ) throws -> (first: [MessageExporter.File], read: [MessageTable], second: [MessageExporter.File])
  {
    let contract = try BuiltIn.contract()
    let exporter = MessageExporter(contract: contract, source: try Self.english())
    let importer = MessageImporter(contract: contract, source: try Self.english())
    let first = try exporter.write(tables, as: format).files
    var read: [MessageTable] = []
    for file in first {
      var findings: [Finding] = []
      read += importer.read(
        try source(file.text, named: file.name), as: format, into: &findings)
      #expect(findings.map(\.wholeText) == [], "\(file.name)")
    }
    let inheriting = read.map { table in
      MessageTable(
        locale: table.locale, inherits: BuiltIn.regional.contains(table.locale.tag),
        entries: table.entries)
    }
    return (first, inheriting, try exporter.write(inheriting, as: format).files)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func isStableForEveryLocale(format: ExchangeFormat) throws {
    let tables = try Self.tables.get()
    let result = try roundTrip(tables, format)
    #expect(result.first.count == (format == .stringCatalog ? 1 : 50))
    #expect(result.first == result.second)
    #expect(Set(result.read.map(\.locale)) == Set(tables.map(\.locale)))
    guard ![.arbFlutter, .stringCatalog].contains(format) else { return }
    for (before, after) in zip(tables, result.read) { #expect(before.texts == after.texts) }
  }

  /// What Flutter and string catalogs keep says the same for the numbers that offers have.
  @Test(arguments: [ExchangeFormat.arbFlutter, .stringCatalog])
  func saysTheSameWhereNothingIsLost(format: ExchangeFormat) throws {
    let contract = try BuiltIn.contract()
    let tables = try Self.tables.get()
    let exporter = MessageExporter(contract: contract, source: try Self.english())
    let lost = Set(
      try exporter.write(tables, as: format).losses.map { "\($0.locale.tag) \($0.key)" })
    let read = try roundTrip(tables, format).read
    for table in tables {
      let after = try #require(read.first { $0.locale == table.locale }).texts
      for entry in table.entries where !lost.contains("\(table.locale.tag) \(entry.key)") {
        let terms = try #require(contract.messages[entry.key])
        let text = try #require(after[entry.key], "\(table.locale.tag) \(entry.key)")
        guard text != entry.text else { continue }
        let (old, new) = (
          try ICUMessage(pattern: entry.text, locale: table.locale),
          try ICUMessage(pattern: text, locale: table.locale)
        )
        for count in terms.arguments.values.contains(.count) ? [1, 2, 3, 7, 12, 30] : [1] {
          let values = Dictionary(
            uniqueKeysWithValues: terms.arguments.map { name, type -> (String, MessageValue) in
              (name, type.isNumber ? .number(count) : .text("«\(name)»"))
            })
          #expect(
            try old.format(values) == new.format(values),
            "\(table.locale.tag) \(entry.key) \(count)")
        }
      }
    }
  }

  /// Texts that formats have their own syntax for.
  static let hard = [
    "", "%", "100 %", "%@", "'", "''", "\"", "a,b;c\td", "line\nline", " edge ", "=1+1", "'=1",
    "''+",
    "-", "@home", "＝1", "'{'", "'{'''", "a ''x'' c", "]]>", "&amp;",
    "<b>&</b>", "\u{A0}\u{202F}\u{200F}\u{200C}\u{200D}", "\u{2068}x\u{2069}", "𝒳 👩‍👩‍👧", "#",
    "\\", "a\u{301}",
  ]

  @Test(arguments: ExchangeFormat.allCases)
  func keepsTextsThatLookLikeSyntax(format: ExchangeFormat) throws {
    for text in Self.hard where !text.isEmpty {
      for key in ["note", "action.buy"] {
        let pattern = key == "note" ? text : "{price}" + text
        let table = try ExchangeSample.table("de", [key: pattern])
        let exporter = MessageExporter(
          contract: try ExchangeSample.contract(), source: try ExchangeSample.english())
        let first = try exporter.write([table], as: format).files[0]
        let result = try ExchangeSample.read(first.text, format, named: first.name)
        #expect(result.findings == [], "\(text)")
        let after = try #require(result.tables.first?.texts[key], "\(text)")
        let second = try exporter.write(result.tables, as: format).files[0]
        #expect(first == second, "\(text)")
        let values: [String: MessageValue] = key == "note" ? [:] : ["price": .text("9")]
        let (old, new) = (
          try ICUMessage(pattern: pattern, locale: table.locale),
          try ICUMessage(pattern: after, locale: table.locale)
        )
        #expect(try old.format(values) == new.format(values), "\(text)")
      }
    }
  }
}
