import PricingEngine

/// What recorded snapshots were formatted with: `paywall.lock.json`.
public struct FormattingLock: Sendable, Hashable {
  /// The program's version, for people; it is not compared.
  public let tool: String
  /// The version of ICU: `72.1`.
  public let icu: String
  /// The version of its CLDR data: `42`.
  public let cldr: String
  /// What ICU wrote, by language and currency.
  public let canaries: [FormattingCanary]

  /// The name of the file.
  public static let fileName = "paywall.lock.json"

  /// Creates a lock; the canaries are put in order, and of two for one language and currency the first counts.
  public init(tool: String, icu: String, cldr: String, canaries: [FormattingCanary]) {
    self.tool = tool
    self.icu = icu
    self.cldr = cldr
    let byKey = Dictionary(canaries.map { ($0.key, $0) }) { first, _ in first }
    self.canaries = byKey.values.sorted { $0.key < $1.key }
  }

  /// The versions in words: `ICU 72.1, CLDR 42`.
  public var versions: String { "ICU \(icu), CLDR \(cldr)" }

  /// A canary that both locks have, and that changed.
  public struct Change: Sendable, Hashable {
    /// The recorded one.
    public let old: FormattingCanary
    /// The one of now.
    public let new: FormattingCanary
    /// The worst difference of its texts; `nil` when only plural forms differ.
    public let drift: DriftClass?
  }

  /// The canaries that differ from those of an older lock.
  public func changes(since old: FormattingLock) -> [Change] {
    let olds = Dictionary(old.canaries.map { ($0.key, $0) }) { first, _ in first }
    return canaries.compactMap { canary in
      guard let old = olds[canary.key], old != canary else { return nil }
      return Change(old: old, new: canary, drift: canary.drift(from: old))
    }
  }

  /// Whether a language may be written another way than under an older lock: the versions or its canaries differ.
  public func isOtherData(for locale: String, since old: FormattingLock) -> Bool {
    if icu != old.icu || cldr != old.cldr { return true }
    return changes(since: old).contains { $0.new.locale == locale }
  }

  /// The lock with the canaries that an older one has of other languages and currencies.
  public func keeping(_ old: FormattingLock) -> FormattingLock {
    FormattingLock(tool: tool, icu: icu, cldr: cldr, canaries: canaries + old.canaries)
  }
}
