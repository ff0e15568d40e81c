import CopyTemplates
import PricingEngine

/// `states`: where a reader can stand, and which templates are for which state.
enum StatesCommand: Command {
  static let name = "states"
  static let summary = "list the states of a reader, or with --facts work one out"
  static let options: [Option] =
    [.matrix] + Workspace.options + TemplateLibrary.options.filter { $0 != .template }
    + MessageLibrary.options + ReaderOptions.options + [.storefront, .facts]
  static let formats: [String] = []
  static let example = "paywall-render states --matrix"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    if options.has(.facts) {
      let workspace = try Workspace.open(options)
      guard
        let derived = try ReaderStanding.derived(
          options, workspace: workspace, console: console)
      else {
        return .clean
      }
      try console.result(explanation(of: derived))
    } else if options.has(.matrix) {
      try console.result(try matrix(options, console: console))
    } else {
      let width = ReaderStateName.allCases.map(\.usage.count).max() ?? 0
      try console.result(
        ReaderStateName.allCases.map { name in
          let padding = String(repeating: " ", count: width - name.usage.count + 2)
          return name.usage + padding + name.sentence + "\n"
        }.joined())
    }
    return .clean
  }

  private static func explanation(of derived: DerivedState) -> String {
    var text = "state   \(derived.state.text)\n"
    text += "because \(derived.reason.text)\n"
    if let news = derived.newsReason {
      text += "news    \(news.text)\nstands  \(derived.standing.text)\n"
    }
    for note in derived.notes { text += "note    \(note.text)\n" }
    return text
  }

  /// One line per template, state and kind of product: what renders, or why it is refused.
  private static func matrix(
    _ options: ParsedOptions, console: Console
  ) throws(InputError) -> String {
    let workspace = try Workspace.open(options, example: StateMatrix.example)
    console.announce(workspace)
    return try StateMatrix(options, workspace: workspace).rows().map(\.line).joined()
  }
}
