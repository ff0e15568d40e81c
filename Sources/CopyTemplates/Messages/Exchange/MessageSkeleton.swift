import PricingEngine

/// The file that a translation starts from: every message of the contract, empty, with what it means and what English says.
public struct MessageSkeleton: Sendable {
  private let contract: MessageContract
  private let source: [String: String]

  /// Creates a skeleton.
  public init(contract: MessageContract, source: MessageTable) {
    self.contract = contract
    self.source = source.texts
  }

  /// The `.arb` file of a locale.
  ///
  /// Messages are empty, which `target-empty` reports, so that none passes for a translation.
  public func text(for locale: LocaleTag) -> String {
    var document = ArbDocument(locale: locale)
    for (key, terms) in contract.messages {
      document.set(key, to: "")
      document.setNote(of: key, to: MessageNote(terms).arb(number: "num", source: source[key]))
    }
    return document.text
  }
}
