import CopyTemplates
import PricingEngine
import Testing

/// The package's own messages, templates and layouts.
enum BuiltIn {
  /// The locales that the package is complete in.
  static let locales = ["ar", "de", "en", "fr", "ja", "pl", "pt-BR", "zh-Hans"]

  static func contract() throws -> MessageContract {
    var findings: [Finding] = []
    let contract = MessageContract(
      reading: try PackageFile.source("Locales/contract.json"), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return contract
  }

  /// All messages of a locale.
  static func messages(_ locale: String) throws -> LocaleMessages {
    let contract = try contract()
    let tag = try LocaleTag(locale)
    var findings: [Finding] = []
    let file = ArbFile(
      reading: try PackageFile.source("Locales/\(locale).arb"), locale: tag, into: &findings)
    let messages = LocaleMessagesReader(contract: contract).read(
      [file], locale: tag, keys: Set(contract.messages.keys), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return messages
  }

  /// The words and digits of a reader whom the messages of `served` serve.
  static func phrases(
    _ locale: String, served: String? = nil, storefront: String = "USA"
  ) throws -> PhraseBook {
    PhraseBook(
      messages: try messages(served ?? locale),
      formatter: try CopyFormatter(
        locale: LocaleTag(locale), storefront: Storefront(code: storefront)))
  }

  static func template(_ name: String) throws -> TemplateDefinition {
    var findings: [Finding] = []
    let template = TemplateReader.read(
      try PackageFile.source("Templates/\(name)/template.json"), contract: try contract(),
      into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return try #require(template)
  }

  /// A project file's facts; comments are allowed.
  static func facts(_ json: String) throws -> AppFacts {
    var findings: [Finding] = []
    let project = ProjectReader.read(
      try source(json, named: "paywall.json"), into: &findings)
    try #require(findings.map(\.wholeText) == [])
    return try #require(project).facts
  }
}
