import CopyTemplates
import PricingEngine

/// `locales export`: messages in the formats of translators, apps and web pages.
enum LocalesExportCommand: Command {
  static let name = "locales export"
  static let summary = "write messages as ARB, JSON, XLIFF, a string catalog or CSV"
  static let options: [Option] = MessageLibrary.options + [.locale, .format, .output]
  static let formats = ExchangeFormat.allCases.map(\.rawValue)
  static let example = "paywall-render locales export --format xliff --locale de,fr --output out"

  static func summary(of option: Option) -> String? {
    switch option {
    case .locale: "the locales to write, separated by commas (default: all)"
    case .output: "a folder, or for a single file its name; '-' is standard output"
    default: nil
    }
  }

  static func completion(of option: Option) -> Completion {
    option == .locale ? .list(BuiltInNames.locales) : usualCompletion(of: option)
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let format = try options.checkedChoice(.format, default: ExchangeFormat.arb)
    let library = try MessageLibrary.open(options)
    var tables: [MessageTable] = []
    for locale in try LocaleFiles.locales(options[.locale], in: library) {
      tables.append(try library.table(of: locale))
    }
    let exporter = MessageExporter(
      contract: library.contract, source: try library.sourceTable())
    let output: MessageExporter.Output
    do throws(ICUError) { output = try exporter.write(tables, as: format) } catch {
      throw .message("cannot write messages: \(error.description)")
    }
    console.report(ExchangeLoss.findings(of: output.losses))
    try save(output.files, as: format, to: options[.output], console)
    return .clean
  }

  private static func save(
    _ files: [MessageExporter.File], as format: ExchangeFormat, to path: String?,
    _ console: Console
  ) throws(InputError) {
    if files.count == 1, path == nil || path == "-" {
      return try console.result(files[0].text)
    }
    guard let path, path != "-" else {
      throw .usage(
        .conflict("expected '--output DIR' for \(files.count) files; '--locale' writes one alone"))
    }
    if files.count == 1, path.hasSuffix(format.fileEnding), !Paths.isDirectory(path) {
      return try LocaleFiles.save(files[0].text, to: path)
    }
    for file in files { try LocaleFiles.save(file.text, to: Paths.join(path, file.name)) }
    console.note("wrote \(counted(files.count, "file")) to \(path)")
  }
}
