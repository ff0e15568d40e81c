import CopyTemplates
import PricingEngine

/// `explain`: where every number and claim of a paywall comes from, or what a rule or check asks for.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary =
    "show the sum behind every number and the proof of every claim, or what a rule or check asks for"
  static let argument: String? = "RULE"
  static var argumentCompletion: Completion { .words(BuiltInNames.rules) }
  static let options: [Option] = Paywall.options + [.rules, .checks, .format, .output]
  static let formats = RuleExplanation.Format.allCases.map(\.rawValue)
  static let example = "paywall-render explain --catalog App.storekit --locale de"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    if options.argument != nil || options.has(.rules) || options.has(.checks) {
      try console.result(try RuleExplanation(options).text(), to: options[.output])
      return .clean
    }
    guard try options.checkedChoice(.format, default: RuleExplanation.Format.text) == .text else {
      throw .usage(.conflict("'--format' is for rules: name one, or add '--rules' or '--checks'"))
    }
    do throws(InputError) {
      let paywall = try Paywall.compose(options)
      console.announce(paywall.workspace)
      if paywall.isSilent { console.note(ReaderStanding.silence) }
      try console.result(Explanation.text(paywall.copy), to: options[.output])
      return .clean
    } catch {
      if case .composition(.refused(_, let claims)) = error {
        try console.result(Explanation.claims(claims), to: options[.output])
      }
      throw error
    }
  }
}
