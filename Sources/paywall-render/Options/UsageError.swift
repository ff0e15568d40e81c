/// Why a command line was not understood.
enum UsageError: Error, Equatable {
  /// The first word is not a command.
  case unknownCommand(name: String, suggestion: String?, known: [String])
  /// The command is one of a family and its second word is missing or wrong.
  case unknownSubcommand(command: String, name: String?, suggestion: String?, known: [String])
  /// The option does not exist for this command.
  case unknownOption(text: String, command: String, suggestion: String?)
  /// The option stands at the end without its value.
  case missingValue(option: Option)
  /// The option's value is an empty text, as an unset variable of a script makes it.
  case emptyValue(option: Option)
  /// A switch was given a value: `--fragment=yes`.
  case unexpectedValue(option: Option)
  /// The option was given twice.
  case repeated(option: Option)
  /// The value is not one the option takes.
  case badValue(option: Option, value: String, expected: [String], suggestion: String?)
  /// There is no rule of that name.
  case unknownRule(id: String, suggestion: String?)
  /// The command takes no such word.
  case unexpectedArgument(text: String, command: String)
  /// The command takes one word, and this is another.
  case secondArgument(text: String, command: String)
  /// Two options read standard input, which can be read once.
  case standardInputTwice(Option, Option)
  /// Two options or an option and a command do not go together; the text is the whole sentence.
  case conflict(String)
}

extension UsageError {
  /// What is wrong and what to type instead.
  var message: String {
    switch self {
    case .unknownCommand(let name, let suggestion, let known):
      "unknown command '\(name)'\(didYouMean(suggestion)) (commands: \(known.joined(separator: ", ")))"
    case .unknownSubcommand(let command, nil, _, let known):
      "expected a word after '\(command)': \(oneOf(known))"
    case .unknownSubcommand(let command, let name?, let suggestion, let known):
      "unknown word '\(name)' after '\(command)'\(didYouMean(suggestion)) "
        + "(expected \(oneOf(known)))"
    case .unknownOption(let text, let command, let suggestion):
      "unknown option '\(text)' for '\(command)'\(didYouMean(suggestion)) "
        + "(see 'paywall-render \(command) --help')"
    case .missingValue(let option):
      "expected a value after '\(option.flag)': \(option.flag) \(option.valueName ?? "")"
    case .emptyValue(let option):
      "expected a value after '\(option.flag)', got an empty text: "
        + "\(option.flag) \(option.valueName ?? "")"
    case .unexpectedValue(let option): "'\(option.flag)' takes no value"
    case .repeated(let option): "'\(option.flag)' is given twice"
    case .badValue(let option, let value, let expected, let suggestion):
      "expected \(expected.joined(separator: ", ")) after '\(option.flag)', "
        + "got '\(value)'\(didYouMean(suggestion))"
    case .unknownRule(let id, let suggestion):
      "there is no rule '\(id)'\(didYouMean(suggestion)) ('explain --rules' lists all)"
    case .unexpectedArgument(let text, let command):
      "unexpected '\(text)': '\(command)' takes options only"
    case .secondArgument(let text, let command):
      "unexpected '\(text)': '\(command)' takes one word"
    case .standardInputTwice(let first, let second):
      "standard input is named twice, by '\(first.flag)' and by '\(second.flag)'; give one of "
        + "them a file"
    case .conflict(let sentence): sentence
    }
  }

  /// `a, b or c`.
  private func oneOf(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
