/// A value for an argument of a message.
public enum MessageValue: Sendable, Hashable {
  /// A finished text: a price, a percent, a phrase, a name.
  case text(String)
  /// A whole number, which chooses a plural form and is written with the locale's digits.
  case number(Int)
}
