import CopyChecks
import CopyTemplates
import PricingEngine
import Synchronization

/// The messages of all locales: a team's own folder before the built-in ones, message by message.
struct MessageLibrary {
  /// What each message means and claims.
  let contract: MessageContract
  /// The tags of the locales that there are, sorted.
  let tags: [String]
  /// The messages that only the team's own contract has.
  let ownKeys: Set<String>
  private let layers: ResourceLayers
  private let read = ReadFiles()

  /// The options that decide where messages come from.
  static let options: [Option] = [.locales]

  /// Whether the words of a language can be a team's own, which are read for what they claim.
  ///
  /// A pseudo-locale says what English says, in words that nobody reads.
  static func hasOwnWords(_ options: ParsedOptions, in locale: LocaleTag) -> Bool {
    options.has(.locales) && PseudoLocale(rawValue: locale.tag) == nil
  }

  /// Opens the built-in messages, and the folder of `--locales` before them.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - skippingBadNames: Whether files whose name is no canonical tag are left out, for a check that reports them.
  /// - Returns: The messages.
  /// - Throws: `InputError` when the contract is broken, a folder cannot be read, or a file has a bad name.
  static func open(
    _ options: ParsedOptions, skippingBadNames: Bool = false
  ) throws(InputError) -> MessageLibrary {
    if let folder = options[.locales], !Paths.isDirectory(folder) {
      throw .message("\(folder): expected a folder of messages after '--locales'")
    }
    let own = options[.locales].map { [ResourceLayers.Layer.folder($0)] } ?? []
    let layers = ResourceLayers(layers: own + [.embedded("Locales")])
    let contract = try contract(layers)
    // Without a folder of its own a team has none, and the contract need not be read twice.
    let ownKeys =
      own.isEmpty
      ? [] : Set(contract.messages.keys).subtracting(try Self.builtInContract().messages.keys)
    return MessageLibrary(
      contract: contract, tags: try tags(layers, skippingBadNames: skippingBadNames),
      ownKeys: ownKeys, layers: layers)
  }

  /// The locales that there are, by tag.
  ///
  /// Each costs ICU a dozen questions, and one paywall needs one of them.
  func locales() throws(InputError) -> [LocaleTag] {
    var locales: [LocaleTag] = []
    for tag in tags { locales.append(try Self.locale(ofFileNamed: tag)) }
    return locales
  }

  /// All files of messages for a check, broken ones too; the team's own first.
  func files() throws(InputError) -> [MessageFile] {
    try layers.contents(endingWith: ".arb").map { content in
      let name = String(content.name.dropLast(4))
      do throws(DocumentError) {
        let source = try SourceText(file: content.file, bytes: content.bytes)
        return MessageFile(reading: source, name: name, isOwn: content.isOwn)
      } catch {
        return MessageFile(
          unreadable: error, file: content.file, name: name, isOwn: content.isOwn)
      }
    }
  }

  /// The messages that serve a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale that was asked for.
  ///   - keys: The messages that are needed.
  /// - Returns: The messages.
  /// - Throws: `InputError` when no locale serves it, or messages are missing or wrong.
  func messages(for locale: LocaleTag, keys: Set<String>) throws(InputError) -> LocaleMessages {
    let served = try served(locale)
    var findings: [Finding] = []
    var files: [ArbFile] = []
    var sources: [SourceText] = []
    for tag in [served.tag] + served.parents {
      for file in try read(tag) {
        findings += file.findings
        files.append(file.messages)
        sources.append(file.source)
      }
    }
    let reader = LocaleMessagesReader(contract: contract)
    for file in files { reader.checkKeys(of: file, into: &findings) }
    let messages = reader.read(
      files, locale: served, for: locale, keys: keys, into: &findings)
    guard findings.isEmpty else {
      let file = findings.first?.location?.file
      throw .messages(findings, source: sources.first { $0.file == file })
    }
    return messages
  }

  /// The files whose messages serve a locale, as they are looked through.
  ///
  /// - Throws: `InputError` when no locale serves it.
  func sources(for locale: LocaleTag) throws(InputError) -> [SourceText] {
    try sources(servedBy: try served(locale)).map(\.1)
  }

  /// The files of a locale and its parents, each with the tag in its name.
  private func sources(servedBy served: LocaleTag) throws(InputError) -> [(String, SourceText)] {
    var sources: [(String, SourceText)] = []
    for tag in [served.tag] + served.parents {
      for source in try layers.files("\(tag).arb") { sources.append((tag, source)) }
    }
    return sources
  }

  /// The files of the contract.
  func contractSources() throws(InputError) -> [SourceText] { try layers.files("contract.json") }

  /// How many messages of the contract a locale has, its parents' included.
  func messageCount(in locale: LocaleTag) throws(InputError) -> Int {
    var findings: [Finding] = []
    var keys: Set<String> = []
    for (tag, source) in try sources(servedBy: locale) {
      let locale = try Self.locale(ofFileNamed: tag)
      keys.formUnion(ArbFile(reading: source, locale: locale, into: &findings).messages.keys)
    }
    guard findings.isEmpty else { throw .findings(findings, source: nil) }
    return keys.intersection(contract.messages.keys).count
  }

  /// The messages of a locale's own files, the team's before the built-in ones.
  func table(of locale: LocaleTag) throws(InputError) -> MessageTable {
    var entries: [MessageTable.Entry] = []
    var findings: [Finding] = []
    for file in try read(locale.tag) {
      findings += file.findings
      for (key, reader) in file.messages.messages {
        guard let text = reader.string(into: &findings) else { continue }
        entries.append(MessageTable.Entry(key: key, text: text, location: reader.location))
      }
    }
    guard findings.isEmpty else { throw .messages(findings, source: nil) }
    return MessageTable(
      locale: locale, inherits: locale.parents.contains { tags.contains($0) }, entries: entries)
  }

  /// The messages that translations are made of.
  func sourceTable() throws(InputError) -> MessageTable {
    try table(of: try Inputs.locale("en"))
  }

  /// How many messages each language of the App Store has.
  func coverage() throws(InputError) -> [MessageCoverage] {
    var coverage: [MessageCoverage] = []
    for language in AppStoreLocale.all {
      let locale = try Inputs.locale(language.tag)
      var chain: [LocaleTag] = []
      if let served = try server(of: locale) {
        chain = [served]
        for tag in served.parents where tags.contains(tag) { chain.append(try Inputs.locale(tag)) }
      }
      var texts: [[String: String]] = []
      for tag in chain { texts.append(try table(of: tag).texts) }
      let isOwn = chain.first == locale
      coverage.append(
        MessageCoverage(
          language, own: isOwn ? texts[0] : [:], inherited: Array(texts.dropFirst(isOwn ? 1 : 0)),
          contract: contract))
    }
    return coverage
  }

  /// The locale whose messages serve another, if there is one.
  private func server(of locale: LocaleTag) throws(InputError) -> LocaleTag? {
    if tags.contains(locale.tag) { return locale }
    switch LocaleMatcher.match(locale, available: try locales()) {
    case .exact(let served), .fallback(let served, _): return served
    case .defaulted: return nil
    }
  }

  /// The files of a locale, each read once.
  private func read(_ tag: String) throws(InputError) -> [ReadFiles.File] {
    if let known = read.files.withLock({ $0[tag] }) { return known }
    var files: [ReadFiles.File] = []
    for source in try layers.files("\(tag).arb") {
      var findings: [Finding] = []
      let locale = try Self.locale(ofFileNamed: tag)
      let messages = ArbFile(reading: source, locale: locale, into: &findings)
      files.append(ReadFiles.File(source: source, messages: messages, findings: findings))
    }
    let all = files
    read.files.withLock { $0[tag] = all }
    return files
  }

  /// The locale whose messages serve another.
  private func served(_ locale: LocaleTag) throws(InputError) -> LocaleTag {
    if tags.contains(locale.tag) { return locale }
    switch LocaleMatcher.match(locale, available: try locales()) {
    case .exact(let served), .fallback(let served, _): return served
    case .defaulted(let reason):
      throw .message(
        "no messages for '\(locale.tag)': \(reason.text); 'paywall-render locales list' shows what there is"
      )
    }
  }

  private static func builtInContract() throws(InputError) -> MessageContract {
    try contract(ResourceLayers(layers: [.embedded("Locales")]))
  }

  private static func contract(_ layers: ResourceLayers) throws(InputError) -> MessageContract {
    var findings: [Finding] = []
    var messages: [String: MessageContract.Terms] = [:]
    var wrong: SourceText?
    for source in try layers.files("contract.json").reversed() {
      let contract = MessageContract(reading: source, into: &findings)
      if !findings.isEmpty { wrong = wrong ?? source }
      messages.merge(contract.messages) { _, own in own }
    }
    guard findings.isEmpty else { throw .findings(findings, source: wrong) }
    return MessageContract(messages: messages)
  }

  private static func tags(
    _ layers: ResourceLayers, skippingBadNames: Bool
  ) throws(InputError) -> [String] {
    let names = try layers.names().filter { $0.hasSuffix(".arb") }
    let tags = names.map { String($0.dropLast(4)) }.sorted()
    guard skippingBadNames else { return tags }
    return tags.filter { tag in
      do throws(InputError) { return try locale(ofFileNamed: tag).tag == tag } catch {
        return false
      }
    }
  }

  /// A file with another spelling of a tag would never be found by it.
  private static func locale(ofFileNamed name: String) throws(InputError) -> LocaleTag {
    let locale: LocaleTag
    do throws(LocaleError) { locale = try LocaleTag(name) } catch {
      throw .message("\(name).arb: \(error.message)")
    }
    guard locale.tag == name else {
      throw .message("\(name).arb: expected the file name '\(locale.tag).arb'")
    }
    return locale
  }
}

/// The files of messages that were read so far: a check shows each in every template.
private final class ReadFiles: Sendable {
  let files = Mutex<[String: [File]]>([:])

  struct File: Sendable {
    let source: SourceText
    let messages: ArbFile
    let findings: [Finding]
  }
}
