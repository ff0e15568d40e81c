/// One command of the program.
protocol Command: SendableMetatype {
  /// What the command is called: `render`, or `catalog validate` for one of a family.
  static var name: String { get }
  /// What it does, as one verb phrase.
  static var summary: String { get }
  /// The name of the one word without an option that it may take; `nil` when it takes options only.
  static var argument: String? { get }
  /// The options that it takes, in the order that help shows them.
  static var options: [Option] { get }
  /// What options do here, where that is another thing than elsewhere.
  static var ownSummaries: [Option: String] { get }
  /// The words that `--format` takes here, the default first; empty when the command has no such option.
  static var formats: [String] { get }
  /// A command line that works, and what it shows.
  static var example: String { get }

  /// Runs the command and says how it went.
  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode
}

extension Command {
  static var argument: String? { nil }
  static var ownSummaries: [Option: String] { [:] }
}
