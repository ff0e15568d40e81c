import CopyTemplates
import PricingEngine
import Testing

/// The package's own messages, templates and layouts.
enum BuiltIn {
  /// The locales that the package has messages in, all those of the App Store.
  static let locales = AppStoreLocale.all.map(\.tag)
  /// Those of them that hold only what differs from the language they inherit from.
  static let regional = ["en-AU", "en-CA", "en-GB", "es-MX", "fr-CA"]

  static func contract() throws -> MessageContract { try readContract.get() }

  /// All messages of a locale.
  static func messages(_ locale: String) throws -> LocaleMessages {
    let all = try readMessages.get()
    return try #require(all[locale])
  }

  /// The words and digits of a reader whom the messages of `served` serve.
  static func phrases(
    _ locale: String, served: String? = nil, storefront: String = "USA"
  ) throws -> PhraseBook {
    PhraseBook(
      messages: try served.map { try read($0, for: LocaleTag(locale)) } ?? messages(locale),
      formatter: try CopyFormatter(
        locale: LocaleTag(locale), storefront: Storefront(code: storefront)))
  }

  static func template(_ name: String) throws -> TemplateDefinition {
    try template(reading: try PackageFile.source("Templates/\(name)/template.json"))
  }

  static func template(reading source: SourceText) throws -> TemplateDefinition {
    var findings: [Finding] = []
    let template = TemplateReader.read(source, contract: try contract(), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return try #require(template)
  }

  /// A template's layout, with the files that all templates share behind its own.
  static func layout(
    _ template: TemplateDefinition, _ suffix: String, isPage: Bool = false
  ) throws -> MustacheTemplate {
    var files: [String: SourceText] = [:]
    for folder in ["Templates/shared", "Templates/\(template.name)"] {
      for file in try PackageFile.names(in: folder)
      where file.hasSuffix(".\(suffix)") || file.hasSuffix(".css") {
        let name = String(file.prefix { $0 != "." })
        files[name] = try PackageFile.source("\(folder)/\(file)")
      }
    }
    let root = try #require(files[isPage ? "page" : "layout"])
    return try MustacheTemplate(
      compiling: root, partials: files, schema: LayoutView.type(of: template),
      escaping: suffix == "txt" ? .none : .html)
  }

  /// The facts of a project file; comments are allowed.
  static func facts(_ json: String) throws -> AppFacts {
    var findings: [Finding] = []
    let project = ProjectReader.read(
      try source(json, named: "paywall.json"), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return try #require(project).facts
  }

  // Parsing the messages takes longer than all that is done with them, so it is done once.
  private static let readContract = Result {
    var findings: [Finding] = []
    let contract = MessageContract(
      reading: try PackageFile.source("Locales/contract.json"), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return contract
  }

  private static let readMessages = Result {
    var all: [String: LocaleMessages] = [:]
    for locale in locales { all[locale] = try read(locale, for: nil) }
    return all
  }

  private static func read(_ locale: String, for reader: LocaleTag?) throws -> LocaleMessages {
    let contract = try readContract.get()
    let tag = try LocaleTag(locale)
    var findings: [Finding] = []
    var files: [ArbFile] = []
    for served in [locale] + (regional.contains(locale) ? [tag.language] : []) {
      files.append(
        ArbFile(
          reading: try PackageFile.source("Locales/\(served).arb"), locale: try LocaleTag(served),
          into: &findings))
    }
    let messages = LocaleMessagesReader(contract: contract).read(
      files, locale: tag, for: reader, keys: Set(contract.messages.keys), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return messages
  }
}
