/// Why a message could not be filled in.
public enum MessageFormatError: Error, Equatable, Sendable {
  /// Arguments of the message have no value. The names are sorted.
  case missing(names: [String])
  /// Values are for no argument of the message. The names are sorted.
  case unexpected(names: [String], known: [String])
  /// The argument chooses a plural or is formatted as a number, and its value is text.
  case expectedNumber(argument: String, text: String)
  /// The argument chooses a branch by text, and its value is a number.
  case expectedText(argument: String, number: Int)
  /// ICU failed.
  case icu(ICUError)
}

extension MessageFormatError: CustomStringConvertible {
  /// The same as `message`.
  public var description: String { message }

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .missing(let names):
      "expected a value for \(list(names)), got none"
    case .unexpected(let names, let known):
      "expected only values for \(known.isEmpty ? "no argument" : list(known)), got "
        + list(names)
    case .expectedNumber(let argument, let text):
      "expected a number for \(inQuotes(argument)), got \(inQuotes(text))"
    case .expectedText(let argument, let number):
      "expected text for \(inQuotes(argument)), got \(number)"
    case .icu(let error):
      error.description
    }
  }

  private func list(_ names: [String]) -> String {
    names.map(inQuotes).joined(separator: ", ")
  }
}
