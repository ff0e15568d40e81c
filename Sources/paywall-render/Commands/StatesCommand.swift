import CopyTemplates
import PricingEngine

/// `states`: where a reader can stand, and which templates are for which state.
enum StatesCommand: Command {
  static let name = "states"
  static let summary = "list the states of a reader, or with --facts work one out"
  static let options: [Option] =
    [.matrix] + Workspace.options + TemplateLibrary.options.filter { $0 != .template }
    + MessageLibrary.options + [.facts]
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
      try console.result(try matrix(options))
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

  /// One line per template, state and kind of product: whether it renders, or why it is refused.
  private static func matrix(_ options: ParsedOptions) throws(InputError) -> String {
    let contract = try MessageLibrary.open(options).contract
    let templates = try TemplateLibrary.open(options)
    var text = ""
    for name in try templates.names() {
      let definition = try templates.template(name, contract: contract).definition
      let fit = TemplateFit(template: definition)
      for state in ReaderStateName.allCases {
        for kind in TemplateDefinition.productKinds {
          let problem = fit.problem(kind: kind) ?? fit.problem(state: state)
          text += "\(name)\t\(state.rawValue)\t\(kind)\t"
          text += (problem.map { "refused: \($0)" } ?? "renders") + "\n"
        }
      }
    }
    return text
  }
}
