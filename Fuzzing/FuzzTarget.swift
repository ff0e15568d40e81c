import CopyChecks
import PricingEngine

/// A reader of files from outside, which must end with a value or an error for whatever bytes it is given.
enum FuzzTarget: String, CaseIterable {
  /// Catalogs of all formats.
  case catalog
  /// Price lists, CSV and JSON.
  case prices
  /// `paywall.json`.
  case project
  /// Files of messages, `.arb`.
  case arb
  /// Patterns of messages, read and filled in.
  case message
  /// Messages as translators, apps and web pages have them: XLIFF, string catalogs, FormatJS, CSV.
  case exchange
  /// Layouts, compiled and rendered.
  case mustache
  /// Definitions of templates.
  case template
  /// Texts of pages and files, and the claims in them, as with `--text`.
  case text
  /// Phrases of a language.
  case lexicon
  /// Snapshots, locks of ICU's data, and findings that a project accepts.
  case snapshot
  /// Words of the command line and of cells: locales, amounts, periods, dates, states, links.
  case words

  func read(_ bytes: [UInt8]) {
    switch self {
    case .catalog: readCatalog(bytes)
    case .prices: readPrices(bytes)
    case .project: readProject(bytes)
    case .arb: readArb(bytes)
    case .message: readMessage(bytes)
    case .exchange: readExchange(bytes)
    case .mustache: readMustache(bytes)
    case .template: readTemplate(bytes)
    case .text: readText(bytes)
    case .lexicon: readLexicon(bytes)
    case .snapshot: readSnapshot(bytes)
    case .words: readWords(bytes)
    }
  }
}

/// The text of an input; `nil` where a file with these bytes is refused.
func source(_ bytes: some Sequence<UInt8>, file: String = "input") -> SourceText? {
  do throws(DocumentError) { return try SourceText(file: file, bytes: Array(bytes)) } catch {
    return nil
  }
}

/// An input whose first byte chooses how the others are read.
func choosing<Choice>(_ choices: [Choice], _ bytes: [UInt8]) -> (Choice, ArraySlice<UInt8>) {
  (choices[Int(bytes.first ?? 0) % choices.count], bytes.dropFirst())
}

/// Shows findings as the program does, with the lines that they are about.
func show(_ findings: [Finding], in source: SourceText) {
  for finding in findings.prefix(50) {
    if let location = finding.location { _ = source.excerpt(at: location) }
  }
}
