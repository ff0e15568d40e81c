import CopyTemplates
import PricingEngine

/// The messages of all locales: a team's own folder before the built-in ones, message by message.
struct MessageLibrary {
  /// What each message means and claims.
  let contract: MessageContract
  /// The tags of the locales that there are, sorted.
  let tags: [String]
  private let layers: ResourceLayers

  /// The options that decide where messages come from.
  static let options: [Option] = [.locales]

  /// Opens the built-in messages, and the folder of `--locales` before them.
  static func open(_ options: ParsedOptions) throws(InputError) -> MessageLibrary {
    if let folder = options[.locales], !Paths.isDirectory(folder) {
      throw .message("\(folder): expected a folder of messages after '--locales'")
    }
    let own = options[.locales].map { [ResourceLayers.Layer.folder($0)] } ?? []
    let layers = ResourceLayers(layers: own + [.embedded("Locales")])
    return MessageLibrary(
      contract: try contract(layers), tags: try tags(layers), layers: layers)
  }

  /// The locales that there are, by tag.
  ///
  /// Each costs ICU a dozen questions, and one paywall needs one of them.
  func locales() throws(InputError) -> [LocaleTag] {
    var locales: [LocaleTag] = []
    for tag in tags { locales.append(try Self.locale(ofFileNamed: tag)) }
    return locales
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
    let sources = try sources(servedBy: served)
    for (tag, source) in sources {
      let locale = try Self.locale(ofFileNamed: tag)
      files.append(ArbFile(reading: source, locale: locale, into: &findings))
    }
    let reader = LocaleMessagesReader(contract: contract)
    for file in files { reader.checkKeys(of: file, into: &findings) }
    let messages = reader.read(
      files, locale: served, for: locale, keys: keys, into: &findings)
    guard findings.isEmpty else {
      let file = findings.first?.location?.file
      throw .findings(findings, source: sources.map(\.1).first { $0.file == file })
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

  private static func tags(_ layers: ResourceLayers) throws(InputError) -> [String] {
    try layers.names().filter { $0.hasSuffix(".arb") }.map { String($0.dropLast(4)) }
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
