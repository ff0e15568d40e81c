/// The help of the program and its commands, made from the same tables that parse the options.
enum HelpText {
  /// The help of one command.
  static func command(_ command: any Command.Type) -> String {
    let usage = "paywall-render \(command.name)"
    return """
      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      Usage: \(usage) [options]\(command.argument.map { "\n       \(usage) \($0) [options]" } ?? "")

      Options:
      \(rows((command.options + [.help]).map { ($0.label, summary($0, of: command)) }))

      Example:
        \(command.example)

      """
  }

  /// The help of the program.
  static func program(_ commands: [any Command.Type]) -> String {
    """
    Renders honest, localized paywall copy from a catalog of store products.

    Usage: paywall-render COMMAND [options]

    Commands:
    \(rows(commands.map { ($0.name, $0.summary) }))

    Options:
    \(rows([Option.help, .version].map { ($0.label, $0.summary) }))

    Exit codes: 0 done and clean, 1 findings or refused claims, 2 could not run,
    3 snapshots differ by ICU's data alone.
    'paywall-render COMMAND --help' tells more about a command.

    """
  }

  /// What an option does in a command.
  static func summary(_ option: Option, of command: any Command.Type) -> String {
    if let own = command.summary(of: option) { return own }
    guard option == .format, let first = command.formats.first else { return option.summary }
    return "\(command.formats.joined(separator: ", ")) (default: \(first))"
  }

  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return
      rows
      .map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }
      .joined(separator: "\n")
  }
}
