import CopyChecks
import CopyTemplates
import PricingEngine

/// `locales pseudo`: a locale that shows what a translation would break.
enum LocalesPseudoCommand: Command {
  static let name = "locales pseudo"
  static let summary = "write a pseudo-locale: en-XA longer and accented, ar-XB from right to left"
  static let argument: String? = "en-XA|ar-XB"
  static var argumentCompletion: Completion { .words(["en-XA", "ar-XB"]) }
  static let options: [Option] = MessageLibrary.options + [.output]
  static let formats: [String] = []
  static let example = "paywall-render locales pseudo en-XA --output my-locales"

  static func summary(of option: Option) -> String? {
    option == .output ? "the folder to write to; '-' is standard output" : nil
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let legal = PseudoLocale.allCases.map(\.rawValue)
    guard let name = options.argument, let pseudo = PseudoLocale(rawValue: name) else {
      throw .usage(
        .conflict(
          "expected \(legal.joined(separator: " or ")) after 'locales pseudo'"
            + (options.argument.map { ", got '\(quotable($0))'" } ?? "")))
    }
    let folder = try LocaleFiles.folder(options, command: Self.name)
    let source = try MessageLibrary.open(options).sourceTable()
    var document: ArbDocument
    do throws(LocaleError) {
      let table = try pseudo.table(of: source, keeping: untranslatedNames)
      document = ArbDocument(locale: table.locale)
      for entry in table.entries { document.set(entry.key, to: entry.text) }
    } catch {
      throw .message(error.message)
    }
    if folder == "-" {
      try console.result(document.text)
      return .clean
    }
    let path = Paths.join(folder, name + ".arb")
    try LocaleFiles.save(document.text, to: path)
    console.note("wrote \(path)")
    return .clean
  }
}
