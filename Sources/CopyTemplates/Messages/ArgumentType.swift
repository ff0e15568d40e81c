/// What a message's argument is; the raw value is the type's name in `contract.json`.
public enum ArgumentType: String, Sendable, Hashable, CaseIterable {
  /// A name from the catalog or project, as finished text.
  case name
  /// A formatted price, as finished text. A message never formats money itself.
  case money
  /// A formatted percentage with its sign, as finished text.
  case percent
  /// A formatted day, as finished text.
  case date
  /// A period's words, as finished text.
  case phrase
  /// A whole number that plural forms may select on.
  case count

  /// Whether the value reaches the message as a number, so that it may be a plural's selector.
  public var isNumber: Bool { self == .count }
}
