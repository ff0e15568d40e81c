import PricingEngine

/// Writes messages in the file formats of translators, apps and web pages.
public struct MessageExporter: Sendable {
  let contract: MessageContract
  /// The messages of the source language, by key.
  let source: [String: String]

  /// Files and what they could not hold.
  public struct Output: Sendable {
    /// The files, each with its name.
    public internal(set) var files: [File] = []
    /// What is lost.
    public internal(set) var losses: [ExchangeLoss] = []
  }

  /// A file.
  public struct File: Sendable, Hashable {
    /// The name, without a folder.
    public let name: String
    /// The contents.
    public let text: String
  }

  /// Creates an exporter.
  ///
  /// - Parameters:
  ///   - contract: What each message means, which becomes the notes for translators.
  ///   - source: The messages of `en`.
  public init(contract: MessageContract, source: MessageTable) {
    self.contract = contract
    self.source = source.texts
  }

  /// Writes messages.
  ///
  /// Messages that the contract does not have, and such that ICU does not read where a format needs that, are losses.
  /// - Throws: `ICUError` when ICU's data cannot be read.
  public func write(
    _ tables: [MessageTable], as format: ExchangeFormat
  ) throws(ICUError) -> Output {
    var output = Output()
    var written: [MessageTable] = []
    for table in tables { written.append(known(table, losses: &output.losses)) }
    if format == .stringCatalog {
      var writer = StringCatalogWriter(contract: contract)
      let text = try writer.text(of: written)
      output.losses += writer.losses
      if let first = written.first {
        output.files = [File(name: format.fileName(for: first.locale), text: text)]
      }
      return output
    }
    for table in written {
      let text = try text(of: table, as: format, losses: &output.losses)
      output.files.append(File(name: format.fileName(for: table.locale), text: text))
    }
    return output
  }

  private func text(
    of table: MessageTable, as format: ExchangeFormat, losses: inout [ExchangeLoss]
  ) throws(ICUError) -> String {
    switch format {
    case .arb, .stringCatalog: return arb(table)
    case .arbFlutter:
      var writer = FlutterArbWriter(contract: contract)
      defer { losses += writer.losses }
      return try writer.text(of: table)
    case .icuJSON:
      return ReadableJSON.object(table.entries.map { ($0.key, .string($0.text)) }).text
    case .formatJS: return formatJS(table)
    case .xliff:
      var writer = XLIFFWriter(contract: contract, source: source)
      defer { losses += writer.losses }
      return writer.text(of: table)
    case .csv:
      return CSVTableWriter(contract: contract, source: source).text(of: table)
    }
  }

  /// The messages that the contract has.
  private func known(_ table: MessageTable, losses: inout [ExchangeLoss]) -> MessageTable {
    let entries = table.entries.filter { entry in
      if contract.messages[entry.key] != nil { return true }
      losses.append(
        ExchangeLoss(
          key: entry.key, locale: table.locale,
          message: "the contract does not have it, so it is left out"))
      return false
    }
    return MessageTable(locale: table.locale, inherits: table.inherits, entries: entries)
  }

  private func arb(_ table: MessageTable) -> String {
    var document = ArbDocument(locale: table.locale)
    for entry in table.entries {
      document.set(entry.key, to: entry.text)
      if let terms = contract.messages[entry.key] {
        document.setNote(of: entry.key, to: MessageNote(terms).arb(number: "num"))
      }
    }
    return document.text
  }

  private func formatJS(_ table: MessageTable) -> String {
    ReadableJSON.object(
      table.entries.map { entry in
        let note = contract.messages[entry.key].map { MessageNote($0).description } ?? ""
        return (
          entry.key,
          .object([("defaultMessage", .string(entry.text)), ("description", .string(note))])
        )
      }
    ).text
  }
}

extension MessageExporter {
  /// The keys of a bilingual file: all of the contract, and only those that there are where others stand in for the rest.
  static func keys(of table: MessageTable, contract: MessageContract) -> [String] {
    let own = table.entries.map(\.key)
    return table.inherits
      ? own : contract.messages.keys.sorted { bytesPrecede($0, $1) }
  }
}
