import PricingEngine

/// The messages of one locale on their way from one file format to another.
public struct MessageTable: Sendable {
  /// The locale that the messages are written in.
  public let locale: LocaleTag
  /// Whether other messages stand in for those that are missing, as those of `en` do for `en-AU`.
  public let inherits: Bool
  /// The messages, by key.
  public let entries: [Entry]

  /// One message.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public let key: String
    /// The message in ICU's syntax.
    public let text: String
    /// Where it was read; `nil` when it was not.
    public let location: SourceLocation?

    /// Creates a message.
    public init(key: String, text: String, location: SourceLocation? = nil) {
      self.key = key
      self.text = text
      self.location = location
    }
  }

  /// Creates a table; of two messages with a key, the first one counts.
  public init(locale: LocaleTag, inherits: Bool = false, entries: [Entry]) {
    self.locale = locale
    self.inherits = inherits
    var known: Set<String> = []
    self.entries = entries.filter { known.insert($0.key).inserted }
      .sorted { bytesPrecede($0.key, $1.key) }
  }

  /// The messages by key.
  public var texts: [String: String] {
    Dictionary(entries.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Whether a text comes before another one by its bytes, which is the same order everywhere.
func bytesPrecede(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
