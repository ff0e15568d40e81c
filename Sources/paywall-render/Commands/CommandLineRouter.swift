import PricingEngine

/// Finds the command that a command line names, and runs it.
enum CommandLineRouter {
  /// All commands, in the order that help lists them.
  static let commands: [any Command.Type] = [
    RenderCommand.self, BuildCommand.self, PricesCommand.self, ExplainCommand.self,
    CheckCommand.self, ReportCommand.self, SnapshotCommand.self, CatalogValidateCommand.self,
    CatalogListCommand.self,
    CatalogConvertCommand.self, StorefrontsCommand.self, StatesCommand.self,
    LocalesListCommand.self, LocalesCoverageCommand.self, LocalesNewCommand.self,
    LocalesFormatCommand.self, LocalesExportCommand.self, LocalesImportCommand.self,
    LocalesPseudoCommand.self, InitCommand.self, DoctorCommand.self, CompletionsCommand.self,
    ManCommand.self,
  ]

  /// Runs a command line, without the program's own name.
  static func run(_ words: [String], console: Console) throws(InputError) -> ExitCode {
    guard let first = words.first, !helpFlags.contains(first) else {
      return try print(HelpText.program(commands), console)
    }
    if first == "help" { return try run(words.dropFirst() + ["--help"], console: console) }
    if let second = words.dropFirst().first, helpFlags.contains(second), !family(first).isEmpty {
      return try print(HelpText.program(family(first)), console)
    }
    if first == "--version" { return try print(VersionText.text(), console) }
    let invocation = try invocation(first, Array(words.dropFirst()))
    let command = invocation.command
    let options: ParsedOptions
    do throws(UsageError) {
      options = try ParsedOptions(
        invocation.words, command: command.name, allowed: command.options,
        takesArgument: command.argument != nil, takesManyArguments: command.takesManyArguments)
    } catch {
      throw .usage(error)
    }
    if options.has(.help) { return try print(HelpText.command(command), console) }
    return try command.run(options, console: console)
  }

  /// A command and the words after its name.
  private struct Invocation {
    let command: any Command.Type
    let words: [String]
  }

  private static func invocation(
    _ first: String, _ rest: [String]
  ) throws(InputError) -> Invocation {
    if let command = command(first) { return Invocation(command: command, words: rest) }
    if let second = rest.first, let command = command("\(first) \(second)") {
      return Invocation(command: command, words: Array(rest.dropFirst()))
    }
    throw .usage(unknown(first, rest.first))
  }

  private static func command(_ name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  private static let helpFlags = ["--help", "-h"]

  /// The commands of two words that start with a word.
  private static func family(_ first: String) -> [any Command.Type] {
    commands.filter { $0.name.hasPrefix(first + " ") }
  }

  private static func unknown(_ first: String, _ second: String?) -> UsageError {
    let known = commands.map { $0.name }
    let family = family(first).map { String($0.name.dropFirst(first.count + 1)) }
    if family.isEmpty {
      let firstWords = known.map { String($0.prefix { $0 != " " }) }
      return .unknownCommand(
        name: first, suggestion: nearestText(to: first, in: known + firstWords + ["--version"]),
        known: known)
    }
    return .unknownSubcommand(
      command: first, name: second, suggestion: second.flatMap { nearestText(to: $0, in: family) },
      known: family)
  }

  private static func print(_ text: String, _ console: Console) throws(InputError) -> ExitCode {
    try console.result(text)
    return .clean
  }
}
