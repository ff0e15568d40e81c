import PricingEngine

/// Reads messages from the file formats of translators, apps and web pages, and checks them against the contract.
///
/// Files come from outside, so each reader is strict and bounded; what is wrong is a finding with its place.
public struct MessageImporter: Sendable {
  let contract: MessageContract
  /// The messages of the source language, by key.
  let source: [String: String]

  /// Creates an importer.
  ///
  /// - Parameters:
  ///   - contract: What each message must be.
  ///   - source: The messages of `en`, to find translations of a text that has changed.
  public init(contract: MessageContract, source: MessageTable) {
    self.contract = contract
    self.source = source.texts
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: Its format.
  ///   - locale: The locale; by default what the file says, or else its name.
  ///   - findings: Where everything that is wrong or lost goes; with an error among them nothing should be used.
  /// - Returns: The messages by locale; those that the contract does not have are left out.
  public func read(
    _ file: SourceText, as format: ExchangeFormat, locale: LocaleTag? = nil,
    into findings: inout [Finding]
  ) -> [MessageTable] {
    tables(file, as: format, locale: locale, into: &findings).map { table in
      checked(table, into: &findings)
    }
  }

  private func tables(
    _ file: SourceText, as format: ExchangeFormat, locale: LocaleTag?,
    into findings: inout [Finding]
  ) -> [MessageTable] {
    switch format {
    case .xliff:
      return XLIFFReader(file: file, source: source).tables(for: locale, into: &findings)
    case .stringCatalog:
      var reader = StringCatalogMessages(contract: contract)
      return reader.tables(file, only: locale, into: &findings)
    case .csv:
      guard let locale = locale ?? FileLocale.locale(of: file.file, into: &findings) else {
        return []
      }
      let reader = CSVTableReader(locale: locale, source: source)
      return [reader.table(file, into: &findings)].compactMap(\.self)
    case .arb, .arbFlutter, .icuJSON, .formatJS:
      let reader = JSONMessages(contract: contract, format: format)
      return [reader.table(file, locale: locale, into: &findings)].compactMap(\.self)
    }
  }

  /// The messages that the contract has; what is wrong with them are findings.
  private func checked(_ table: MessageTable, into findings: inout [Finding]) -> MessageTable {
    var entries: [MessageTable.Entry] = []
    for entry in table.entries {
      guard let terms = contract.messages[entry.key] else {
        findings.append(Self.unknown(entry.key, at: entry.location, contract: contract))
        continue
      }
      findings += problems(of: entry, terms: terms, in: table.locale)
      entries.append(entry)
    }
    return MessageTable(locale: table.locale, inherits: table.inherits, entries: entries)
  }

  /// The finding about a message that the contract does not have.
  static func unknown(
    _ key: String, at location: SourceLocation?, contract: MessageContract
  ) -> Finding {
    let nearest = nearestText(to: key, in: contract.messages.keys.sorted())
    return Finding(
      .warning, rule: "key-extra", at: location,
      "there is no message '\(quotable(key))', so it is left out",
      fix: nearest.map { "rename it to '\($0)'" } ?? "remove it")
  }

  private func problems(
    of entry: MessageTable.Entry, terms: MessageContract.Terms, in locale: LocaleTag
  ) -> [Finding] {
    let finding = { (rule: String, message: String, fix: String?) in
      Finding(.error, rule: rule, at: entry.location, path: entry.key, message, fix: fix)
    }
    let place = "message '\(entry.key)' in \(locale.tag): "
    do throws(MessageSyntaxError) {
      let message = try ParsedMessage(parsing: entry.text)
      return ArgumentProblem.problems(
        of: message.arguments, expected: terms.arguments, key: entry.key
      ).map { finding($0.rule, $0.message, $0.fix) }
        + message.problems.map { finding($0.rule, place + $0.message, $0.fix) }
    } catch {
      return [finding(error.rule, place + error.message, nil)]
    }
  }
}

/// Reads the locale out of a file's name: `de.csv`, `app_pt_BR.arb`.
enum FileLocale {
  static func locale(of file: String, into findings: inout [Finding]) -> LocaleTag? {
    let name = file.split(separator: "/").last ?? ""
    let stem = String(name.prefix { $0 != "." })
    let candidates = [stem, stem.split(separator: "_").dropFirst().joined(separator: "_")]
    for candidate in candidates {
      do throws(LocaleError) { return try LocaleTag(candidate) } catch { continue }
    }
    findings.append(
      Finding(
        .error, rule: "locale-tag", at: SourceLocation(file: file),
        "the name says no locale", fix: "name the file as its locale, or pass '--locale TAG'"))
    return nil
  }
}
