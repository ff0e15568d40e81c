import CopyTemplates
import PricingEngine

/// `explain`: where every number and claim of a paywall comes from.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "show the sum behind every number and the proof of every claim"
  static let options: [Option] = Paywall.options + [.output]
  static let formats: [String] = []
  static let example = "paywall-render explain --catalog App.storekit --locale de"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
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
