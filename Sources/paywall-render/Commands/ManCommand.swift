/// `man`: the manual page.
enum ManCommand: Command {
  static let name = "man"
  static let summary = "write the manual page, which 'man -l' shows"
  static let options: [Option] = [.output]
  static let formats: [String] = []
  static let example = "paywall-render man --output paywall-render.1"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let page = ManualPage(commands: CommandLineRouter.commands)
    try console.result(page.text, to: options[.output])
    return .clean
  }
}
