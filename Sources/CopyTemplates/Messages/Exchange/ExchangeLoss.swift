import PricingEngine

/// Something of a message that a format cannot hold.
public struct ExchangeLoss: Sendable, Hashable {
  /// The message.
  public let key: String
  /// The locale.
  public let locale: LocaleTag
  /// What is lost and what becomes of it, lower case, without a full stop.
  public let message: String
}

extension ExchangeLoss {
  /// The losses as notes, one for each message and loss, with the locales that have it.
  public static func findings(of losses: [ExchangeLoss]) -> [Finding] {
    var tags: [[String]: [String]] = [:]
    for loss in losses { tags[[loss.key, loss.message], default: []].append(loss.locale.tag) }
    return tags.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { loss, tags in
      Finding(
        .note, rule: "exchange-loss",
        "message '\(quotable(loss[0]))': \(loss[1]) (\(tags.sorted().joined(separator: ", ")))")
    }
  }
}
