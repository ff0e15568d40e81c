import CopyTemplates
import PricingEngine

/// `prices`: the numbers of every product.
enum PricesCommand: Command {
  static let name = "prices"
  static let summary = "list every product's price, equivalents and savings"
  static let options: [Option] =
    Workspace.options + MessageLibrary.options + ReaderOptions.options + PlanSelection.options
    + [.format, .output]
  static let formats = PricesFormat.allCases.map(\.rawValue)
  static let example = "paywall-render prices --catalog App.storekit --format csv"

  /// What is written.
  enum PricesFormat: String, CaseIterable {
    /// Columns for people.
    case table
    /// `paywall-prices/1`.
    case json
    /// RFC 4180, for spreadsheets and scripts.
    case csv
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let format = try options.checkedChoice(.format, default: PricesFormat.table)
    let workspace = try Workspace.open(options)
    console.announce(workspace)
    let selection = try PlanSelection(options, workspace: workspace)
    let phrases = try ReaderOptions.phrases(
      options, library: try MessageLibrary.open(options), storefront: selection.storefront, keys: []
    )
    let sheet = try sheet(workspace, selection, phrases, options)
    let text =
      switch format {
      case .json: PriceSheetRenderer.json(sheet, source: selection.source(options))
      case .csv: PriceSheetRenderer.csv(sheet)
      case .table: try PriceTable.text(sheet)
      }
    try console.result(text, to: options[.output])
    return .clean
  }

  private static func sheet(
    _ workspace: Workspace, _ selection: PlanSelection, _ phrases: PhraseBook,
    _ options: ParsedOptions
  ) throws(InputError) -> PriceSheet {
    let quotes = try selection.allQuotes(options)
    do throws(MessageError) {
      return try PriceSheet(
        quotes: quotes, phrases: phrases,
        catalogLocale: workspace.catalogLocale, findings: workspace.findings)
    } catch {
      throw .message(error.text)
    }
  }
}
