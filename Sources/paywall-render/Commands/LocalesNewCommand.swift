import CopyTemplates
import PricingEngine

/// `locales new`: the file that a translation starts from.
enum LocalesNewCommand: Command {
  static let name = "locales new"
  static let summary = "write an empty file of messages, with what each means and says in English"
  static let argument: String? = "TAG"
  static let options: [Option] = MessageLibrary.options + [.output]
  static let formats: [String] = []
  static let example = "paywall-render locales new eu --output my-locales"

  static func summary(of option: Option) -> String? {
    option == .output ? "the folder to write to; '-' is standard output" : nil
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    guard let tag = options.argument else {
      throw .usage(.conflict("expected a locale after 'locales new': locales new TAG"))
    }
    let locale = try Inputs.locale(tag)
    let library = try MessageLibrary.open(options)
    let skeleton = MessageSkeleton(
      contract: library.contract, source: try library.sourceTable())
    let folder = try LocaleFiles.folder(options, command: name)
    if folder == "-" {
      try console.result(skeleton.text(for: locale))
      return .clean
    }
    let path = Paths.join(folder, locale.tag + ".arb")
    guard !Paths.fileExists(path) else {
      throw .message("\(path): the file is there already; remove it to start again")
    }
    try LocaleFiles.save(skeleton.text(for: locale), to: path)
    console.note("wrote \(path)")
    return .clean
  }
}
