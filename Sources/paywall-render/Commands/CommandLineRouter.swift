import PricingEngine

/// Finds the command that a command line names, and runs it.
enum CommandLineRouter {
  /// All commands, in the order that help lists them.
  static let commands: [any Command.Type] = [
    RenderCommand.self, PricesCommand.self, ExplainCommand.self, CatalogValidateCommand.self,
    CatalogListCommand.self, LocalesListCommand.self, DoctorCommand.self,
  ]

  /// Runs a command line, without the program's own name.
  static func run(_ words: [String], console: Console) throws(InputError) -> ExitCode {
    guard let first = words.first, !["--help", "-h", "help"].contains(first) else {
      return try print(HelpText.program(commands), console)
    }
    if first == "--version" { return try print(try VersionText.text(), console) }
    let (command, rest) = try command(first, Array(words.dropFirst()))
    let options: ParsedOptions
    do throws(UsageError) {
      options = try ParsedOptions(rest, command: command.name, allowed: command.options)
    } catch {
      throw .usage(error)
    }
    if options.has(.help) { return try print(HelpText.command(command), console) }
    return try command.run(options, console: console)
  }

  private static func command(
    _ first: String, _ rest: [String]
  ) throws(InputError) -> (any Command.Type, [String]) {
    if let command = commands.first(where: { $0.name == first }) { return (command, rest) }
    let family = commands.map(\.name).filter { $0.hasPrefix(first + " ") }
      .map { String($0.dropFirst(first.count + 1)) }
    guard !family.isEmpty else {
      let known = commands.map(\.name)
      let suggestion = nearestText(to: first, in: known)
      throw .usage(.unknownCommand(name: first, suggestion: suggestion, known: known))
    }
    let second = rest.first
    guard let second, let command = commands.first(where: { $0.name == "\(first) \(second)" })
    else {
      let suggestion = second.flatMap { nearestText(to: $0, in: family) }
      throw .usage(
        .unknownSubcommand(command: first, name: second, suggestion: suggestion, known: family))
    }
    return (command, Array(rest.dropFirst()))
  }

  private static func print(_ text: String, _ console: Console) throws(InputError) -> ExitCode {
    try console.result(text)
    return .clean
  }
}
