import PricingEngine

/// How many messages of the contract a language of the App Store has.
public struct MessageCoverage: Sendable {
  /// The language.
  public let language: AppStoreLocale
  /// How many messages it has itself.
  public let own: Int
  /// How many others it inherits.
  public let inherited: Int
  /// The messages that it does not have, sorted.
  public let missing: [String]

  /// Counts the messages of a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - own: Its own messages by key; an empty one does not count.
  ///   - inherited: The messages of the locales that stand in for missing ones, nearest first.
  ///   - contract: What there should be.
  public init(
    _ language: AppStoreLocale, own: [String: String], inherited: [[String: String]],
    contract: MessageContract
  ) {
    let wanted = contract.messages.keys.sorted { bytesPrecede($0, $1) }
    let isWritten = { (texts: [String: String], key: String) in texts[key]?.isEmpty == false }
    let rest = wanted.filter { !isWritten(own, $0) }
    // An empty text of its own hides the one that it would inherit.
    let missing = rest.filter { key in
      own[key] != nil || !inherited.contains { isWritten($0, key) }
    }
    self.language = language
    self.own = wanted.count - rest.count
    self.inherited = rest.count - missing.count
    self.missing = missing
  }

  /// How many messages there should be.
  public var total: Int { own + inherited + missing.count }

  /// The percentage that is there, rounded down, so that 100 is all.
  public var percent: Int { total == 0 ? 100 : (own + inherited) * 100 / total }
}

extension MessageCoverage {
  /// The coverage of all languages as `paywall-coverage/1`.
  public static func json(_ all: [MessageCoverage]) -> JSONOutput {
    .object([
      ("schema", .string("paywall-coverage/1")),
      ("messages", .integer(all.first?.total ?? 0)),
      ("complete", .integer(all.count { $0.missing.isEmpty })),
      (
        "locales",
        .array(
          all.map { coverage in
            .object([
              ("code", .string(coverage.language.code)), ("tag", .string(coverage.language.tag)),
              ("name", .string(coverage.language.name)), ("own", .integer(coverage.own)),
              ("inherited", .integer(coverage.inherited)),
              ("percent", .integer(coverage.percent)),
              ("missing", .array(coverage.missing.map(JSONOutput.string))),
            ])
          })
      ),
    ])
  }
}
