/// The manual page of the program, made from the same tables that parse its options.
struct ManualPage {
  let commands: [any Command.Type]

  /// The whole page, for section 1.
  var text: String {
    """
    .\\" Written by 'paywall-render man'.
    .TH PAYWALL\\-RENDER 1 "" "paywall\\-render \(VersionText.program)" "User Commands"
    .SH NAME
    paywall\\-render \\- render honest, localized paywall copy from a catalog of store products
    .SH SYNOPSIS
    .B paywall\\-render
    .I command
    .RI [ options ]
    .SH DESCRIPTION
    \(Roff.text(Self.description))
    .PP
    \(Roff.text(Self.streams))
    .SH COMMANDS
    \(commands.map(section).joined()).SH EXIT STATUS
    \(ExitCode.allCases.map { Roff.item("\($0.rawValue)", $0.summary) }.joined())\
    \(Roff.item("130", "stopped by SIGINT, as a shell counts it; nothing is left half written"))\
    .SH FILES
    \(Self.items(Self.files)).SH ENVIRONMENT
    \(Self.items(Self.environment)).SH EXAMPLES
    \(commands.map { Roff.example($0.example) }.joined(separator: ".PP\n"))
    """
  }

  private static let description =
    "Reads the products of a store, computes every price, saving and period exactly, proves each claim against "
    + "the product data, and renders copy as text, JSON and HTML. Copy that would not be true is refused."

  private static let streams =
    "Results go to standard output in UTF-8, whatever the locale of the terminal; everything else goes to "
    + "standard error. Options may stand in any order and as --name=value. '--' ends them, '-' is standard input "
    + "or output."

  private static let files = [
    ("paywall.json", "the project: names, features, limits and links, beside the catalog or above"),
    ("PaywallSnapshots/", "copy as it was accepted, beside the project"),
    ("manifest.json", "in the folder of a build: its files with their digests, inputs and claims"),
  ]

  private static let environment = [
    ("NO_COLOR", "messages on a terminal are not colored when this is not empty"),
    ("TERM", "'dumb' is a terminal without colors, bars and questions"),
    ("CI", "when this is set, nothing is colored, drawn over or asked"),
    (
      "LC_ALL, LC_CTYPE, LANG",
      "only 'doctor' looks at them; the language of copy is chosen by --locale alone"
    ),
    ("PATH", "only 'doctor' looks at it, for other copies of the program"),
  ]

  private static func items(_ items: [(String, String)]) -> String {
    items.map { Roff.item($0.0, $0.1) }.joined()
  }

  private func section(_ command: any Command.Type) -> String {
    let usage = ["paywall-render", command.name, command.argument.map { "[\($0)]" }, "[options]"]
    let options = (command.options + [.help]).map {
      Roff.item($0.label, HelpText.summary($0, of: command))
    }
    return """
      .SS \(Roff.text(command.name))
      \(Roff.bold(usage.compactMap(\.self).joined(separator: " ")))
      .PP
      \(Roff.text(command.summary.prefix(1).uppercased() + command.summary.dropFirst())).
      \(options.joined())
      """
  }
}
