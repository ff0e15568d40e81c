/// One command of the program.
protocol Command: SendableMetatype {
  /// What the command is called: `render`, or `catalog validate` for one of a family.
  static var name: String { get }
  /// What it does, as one verb phrase.
  static var summary: String { get }
  /// The name of the one word without an option that it may take; `nil` when it takes options only.
  static var argument: String? { get }
  /// Whether it takes several such words.
  static var takesManyArguments: Bool { get }
  /// The options that it takes, in the order that help shows them.
  static var options: [Option] { get }
  /// The words that `--format` takes here, the default first; empty when the command has no such option.
  static var formats: [String] { get }
  /// What an option does in this command, when that is more than it does in others.
  static func summary(of option: Option) -> String?
  /// What a shell offers as the value of an option.
  static func completion(of option: Option) -> Completion
  /// What a shell offers as the word without an option.
  static var argumentCompletion: Completion { get }
  /// A command line that works, and what it shows.
  static var example: String { get }

  /// Runs the command and says how it went.
  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode
}

extension Command {
  static var argument: String? { nil }
  static var takesManyArguments: Bool { false }
  static func summary(of option: Option) -> String? { nil }
  static func completion(of option: Option) -> Completion { usualCompletion(of: option) }
  static var argumentCompletion: Completion { .nothing }

  /// What a shell offers as the value of an option in commands that do not say otherwise.
  static func usualCompletion(of option: Option) -> Completion {
    option == .format ? .words(formats) : option.completion
  }
}
