/// Something in a message that ICU accepts in silence and that is not what was meant.
public struct MessageProblem: Sendable, Hashable {
  /// What is wrong.
  public let kind: Kind
  /// Where it is, in UTF-8 bytes from the start of the pattern.
  public let offset: Int

  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// An apostrophe before a brace quotes an argument, so its name is shown: `l'{offer} d'essai`.
    ///
    /// `quoted` is the quoted text with its apostrophes.
    case quotedArgument(name: String, quoted: String)
    /// `#` inside a select that is inside a plural is no number:
    /// `{n, plural, other {{k, select, other {# days}}}}`.
    case numberSignInSelect(select: String, plural: String)
    /// A plural has a form that is no plural category: `{n, plural, un {…} other {…}}`.
    case unknownPluralForm(form: String, argument: String, suggestion: String?)
    /// A plural or select has the same form twice, and ICU takes the first:
    /// `{n, plural, one {…} one {…} other {…}}`.
    case duplicateForm(form: String, argument: String)
    /// A closing brace has no partner and is shown: `Save {percent}}`.
    case strayBrace
    /// An argument has a number for a name: `{0}`.
    case numberedArgument(number: String)
    /// The message formats a number as money, percent, date or words: `{price, number, currency}`.
    ///
    /// ICU would take the currency from the locale. Such values enter a message as finished text.
    case formattedArgument(name: String, type: String, style: String?)
    /// An argument chooses by ranges, which no translation tool knows: `{n, choice, 0#none|1#one}`.
    case choiceArgument(name: String)
  }
}

extension MessageProblem {
  /// The name of the rule, in kebab case: `icu-apostrophe`.
  public var rule: String {
    switch kind {
    case .quotedArgument: "icu-apostrophe"
    case .numberSignInSelect: "icu-number-sign-in-select"
    case .unknownPluralForm: "icu-keyword-unknown"
    case .duplicateForm: "icu-branch-duplicate"
    case .strayBrace: "icu-stray-brace"
    case .numberedArgument: "icu-arg-name"
    case .formattedArgument(_, _, let style):
      style?.contains("currency") == true ? "message-formats-money" : "arg-type"
    case .choiceArgument: "icu-choice"
    }
  }

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch kind {
    case .quotedArgument(let name, let quoted):
      "expected the argument \(inQuotes(name)), got quoted text: \(quotable(quoted))"
    case .numberSignInSelect(let select, let plural):
      "'#' inside the select \(inQuotes(select)) is not the number of the plural "
        + inQuotes(plural)
    case .unknownPluralForm(let form, let argument, _):
      "expected a plural form for \(inQuotes(argument)), got \(inQuotes(form))"
    case .duplicateForm(let form, let argument):
      "expected one form \(inQuotes(form)) for \(inQuotes(argument)), got two; "
        + "only the first is used"
    case .strayBrace:
      "expected no '}' without a '{' before it"
    case .numberedArgument(let number):
      "expected a name for an argument, got \(inQuotes(number))"
    case .formattedArgument(let name, let type, let style):
      "expected \(inQuotes(name)) as finished text, got the format "
        + inQuotes([type, style].compactMap(\.self).joined(separator: ", "))
    case .choiceArgument(let name):
      "expected a plural or select for \(inQuotes(name)), got a choice"
    }
  }

  /// What to do about it, as an imperative.
  public var fix: String {
    switch kind {
    case .quotedArgument(_, let quoted):
      "write ’ (U+2019) for the apostrophe, or double it: "
        + quotable(doublingApostrophes(quoted))
    case .numberSignInSelect(_, let plural):
      "put the select outside the plural, or write {\(quotable(plural))} for '#'"
    case .unknownPluralForm(_, _, let suggestion):
      suggestion.map { "write '\($0)'" }
        ?? "use zero, one, two, few, many, other, or an exact number such as =1"
    case .duplicateForm(let form, _):
      "remove the second \(inQuotes(form))"
    case .strayBrace:
      "remove the brace, or write '}' in apostrophes to show it"
    case .numberedArgument:
      "give the argument the name that the contract has for it"
    case .formattedArgument(let name, _, _):
      "write {\(quotable(name))}"
    case .choiceArgument(let name):
      "write {\(quotable(name)), plural, …}"
    }
  }
}

/// The quoted text as it has to be written for its apostrophes to be shown and its braces to work.
///
/// Apostrophes inside it are doubled already, or they would end it.
private func doublingApostrophes(_ quoted: String) -> String {
  let inside = quoted.dropFirst()
  let isClosed = inside.reversed().prefix { $0 == "'" }.count % 2 == 1
  return "''" + (isClosed ? inside.dropLast() + "''" : inside)
}
