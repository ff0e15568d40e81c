import CopyTemplates
import PricingEngine

/// `locales list`: the languages that copy can be rendered in.
enum LocalesListCommand: Command {
  static let name = "locales list"
  static let summary = "list the locales that have messages"
  static let options: [Option] = MessageLibrary.options
  static let formats: [String] = []
  static let example = "paywall-render locales list"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let library = try MessageLibrary.open(options)
    let total = library.contract.messages.count
    var text = ""
    for locale in try library.locales() {
      let count = try library.messageCount(in: locale)
      text += "\(locale.tag)  \(locale.direction.rawValue)  \(count) of \(total) messages\n"
    }
    try console.result(text)
    return .clean
  }
}
