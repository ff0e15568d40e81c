/// A fact and what follows from it, in English.
public struct AccessReason: Sendable, Hashable {
  /// The fact.
  public let fact: AccessFacts.Key
  /// What it says, lower case, without a full stop: `'app.example.full' is owned, and ownership always wins`.
  public let text: String
}
