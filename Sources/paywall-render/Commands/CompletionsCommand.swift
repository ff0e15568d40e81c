import PricingEngine

/// `completions`: what a shell needs to complete command lines.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "write the completion of commands, options and values for a shell"
  static let argument: String? = Shell.allCases.map(\.rawValue).joined(separator: "|")
  static var argumentCompletion: Completion { .words(Shell.allCases.map(\.rawValue)) }
  static let options: [Option] = [.output]
  static let formats: [String] = []
  static let example = "paywall-render completions bash"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    guard let shell = options.argument.flatMap(Shell.init(rawValue:)) else {
      let known = Shell.allCases.map(\.rawValue)
      throw .usage(
        .unknownSubcommand(
          command: name, name: options.argument,
          suggestion: options.argument.flatMap { nearestText(to: $0, in: known) }, known: known))
    }
    try console.result(shell.script(for: CommandLineRouter.commands), to: options[.output])
    return .clean
  }
}
