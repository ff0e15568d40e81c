import CopyTemplates
import PricingEngine

/// All messages of a project, with what uses them: what the checks of messages judge.
public struct MessageSet: Sendable {
  /// What each message means; a team's own terms stand for the built-in ones.
  public let contract: MessageContract
  /// The messages that only the team's own contract has.
  public let ownKeys: Set<String>
  /// The files; of two for a locale, the first one that has a message counts.
  public let files: [MessageFile]
  /// The locale that translations are compared with.
  public let sourceLocale: LocaleTag
  /// What templates and layouts make of the messages.
  public let usage: Usage
  /// The values that arguments really have.
  public let offers: OfferValues
  /// The locales that the catalog's products have names in.
  public let catalogLocales: [LocaleTag]
  /// The catalog's file, which findings about its locales name.
  public let catalogFile: String?

  /// Creates a set.
  public init(
    contract: MessageContract, ownKeys: Set<String> = [], files: [MessageFile],
    sourceLocale: LocaleTag, usage: Usage = Usage(), offers: OfferValues = .unknown,
    catalogLocales: [LocaleTag] = [], catalogFile: String? = nil
  ) {
    self.contract = contract
    self.ownKeys = ownKeys
    self.files = files
    self.sourceLocale = sourceLocale
    self.usage = usage
    self.offers = offers
    self.catalogLocales = catalogLocales
    self.catalogFile = catalogFile
  }

  /// What templates and layouts make of messages.
  public struct Usage: Sendable {
    /// The messages that a template shows or that write a value; `nil` when no template was read.
    public let keys: Set<String>?
    /// What templates name and the contract does not have.
    public let undefined: [Finding]
    /// The layouts, which must not put two messages into one line.
    public let layouts: [SourceText]

    /// Creates a usage; by default nothing is known of it.
    public init(
      keys: Set<String>? = nil, undefined: [Finding] = [], layouts: [SourceText] = []
    ) {
      self.keys = keys
      self.undefined = undefined
      self.layouts = layouts
    }
  }

  /// The locales that there are files of, sorted, each once.
  public var locales: [LocaleTag] {
    Set(files.compactMap(\.locale)).sorted { bytesPrecede($0.tag, $1.tag) }
  }
}
