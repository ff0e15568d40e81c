import CopyTemplates
import PricingEngine

/// `locales import`: messages out of the formats of translators, apps and web pages.
enum LocalesImportCommand: Command {
  static let name = "locales import"
  static let summary =
    "read messages from ARB, JSON, XLIFF, a string catalog or CSV, and check them"
  static let argument: String? = "FILE…"
  static let takesManyArguments = true
  static var argumentCompletion: Completion { .path }
  static let options: [Option] = MessageLibrary.options + [.format, .locale, .output]
  static let formats = ExchangeFormat.allCases.map(\.rawValue)
  static let example = "paywall-render locales import --format csv de.csv --output my-locales"

  static func summary(of option: Option) -> String? {
    switch option {
    case .locale: "the locale of the file (default: what the file says, or its name)"
    case .output: "the folder of messages to write to; what is there and not imported stays"
    default: nil
    }
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    guard !options.arguments.isEmpty else {
      throw .usage(.conflict("expected files after 'locales import'"))
    }
    let format = try options.checkedChoice(.format, default: ExchangeFormat.arb)
    let folder = try LocaleFiles.folder(options, command: name)
    let library = try MessageLibrary.open(options)
    let importer = MessageImporter(
      contract: library.contract, source: try library.sourceTable())
    let locale = try options[.locale].map { tag throws(InputError) in try Inputs.locale(tag) }
    var findings: [Finding] = []
    var tables: [MessageTable] = []
    var only: SourceText?
    for path in options.arguments {
      let source = try Inputs.source(at: path)
      only = options.arguments.count == 1 ? source : nil
      tables += importer.read(source, as: format, locale: locale, into: &findings)
    }
    // Nothing is written when a file is broken.
    guard !findings.hasErrors else {
      throw .findings(findings, source: only)
    }
    console.report(findings, in: only)
    let files = try merged(tables, into: folder)
    for file in files { try LocaleFiles.save(file.text, to: file.path) }
    for table in tables {
      try console.result("\(table.locale.tag): \(table.entries.count) messages\n")
    }
    return findings.contains { $0.severity == .warning } ? .findings : .clean
  }

  /// The files with the messages put in.
  private static func merged(
    _ tables: [MessageTable], into folder: String
  ) throws(InputError) -> [(path: String, text: String)] {
    var paths: [String] = []
    var documents: [String: ArbDocument] = [:]
    for table in tables {
      let path = Paths.join(folder, table.locale.tag + ".arb")
      var document = documents[path] ?? ArbDocument(locale: table.locale)
      if documents[path] == nil, let there = try existing(path) { document = there }
      for entry in table.entries { document.set(entry.key, to: entry.text) }
      documents[path] = document
      if !paths.contains(path) { paths.append(path) }
    }
    return paths.compactMap { path in documents[path].map { (path, $0.text) } }
  }

  private static func existing(_ path: String) throws(InputError) -> ArbDocument? {
    guard Paths.fileExists(path) else { return nil }
    var findings: [Finding] = []
    let source = try Inputs.source(at: path)
    guard let document = ArbDocument(reading: source, into: &findings) else {
      throw .findings(findings, source: source)
    }
    return document
  }
}
