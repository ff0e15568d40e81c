/// One use of an argument in a message.
public struct MessageArgument: Sendable, Hashable {
  /// The name: `price`; a numbered argument has its number: `0`.
  public let name: String
  /// How it is used.
  public let use: Use
  /// Where its opening brace stands, in UTF-8 bytes from the start of the pattern.
  public let offset: Int

  /// How a message uses an argument.
  public enum Use: Sendable, Hashable {
    /// Put in as it is: `{price}`.
    case plain
    /// Chooses a plural form: `{count, plural, one {# day} other {# days}}`. `forms` are `one` and
    /// `other`.
    case plural(forms: [String])
    /// Chooses an ordinal form: `{rank, selectordinal, one {#st} other {#th}}`.
    case selectOrdinal(forms: [String])
    /// Chooses a branch by its text: `{kind, select, trial {free} other {}}`. `branches` are
    /// `trial` and `other`.
    case select(branches: [String])
    /// Written by one of ICU's formats: `{count, number}`, `{when, date, short}`.
    case formatted(type: String, style: String?)
    /// Chooses by ranges of numbers, ICU's predecessor of plural: `{n, choice, 0#none|1#one}`.
    case choice
  }

  /// Whether the value has to be a number.
  public var takesNumber: Bool {
    switch use {
    case .plural, .selectOrdinal, .formatted, .choice: true
    case .plain, .select: false
    }
  }

  /// Whether the value has to be text.
  public var takesText: Bool {
    if case .select = use { true } else { false }
  }
}
