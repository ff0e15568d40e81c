import CopyTemplates
import PricingEngine

/// `prices`: the numbers of every product.
enum PricesCommand: Command {
  static let name = "prices"
  static let summary = "list every product's price, equivalents and savings, or its charges"
  static let options: [Option] =
    Workspace.options + MessageLibrary.options + ReaderOptions.options + PlanSelection.options
    + [.schedule, .start, .format, .output]
  static let formats = PricesFormat.allCases.map(\.rawValue)
  static let example = "paywall-render prices --catalog App.storekit --format csv"

  static func completion(of option: Option) -> Completion {
    option == .storefront
      ? .words(["all"] + Storefront.all.map(\.code)) : usualCompletion(of: option)
  }

  /// What is written.
  enum PricesFormat: String, CaseIterable {
    /// Columns for people.
    case table
    /// `paywall-prices/1`, or `paywall-schedule/1` with `--schedule`.
    case json
    /// RFC 4180, for spreadsheets and scripts.
    case csv
  }

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    let format = try options.checkedChoice(.format, default: PricesFormat.table)
    let start = try ScheduleOutput.start(options)
    let workspace = try Workspace.open(options)
    console.announce(workspace)
    let selections = try PlanSelection.all(options, workspace: workspace)
    let library = try MessageLibrary.open(options)
    if PlanSelection.isForAllStorefronts(options), format == .json, !options.has(.schedule) {
      let pieces = try storefrontPieces(workspace, selections, library, options)
      try console.result(pieces, to: options[.output])
      return .clean
    }
    var sheets: [PriceSheet] = []
    for selection in selections {
      sheets.append(try sheet(workspace, selection, library, options))
    }
    let source = selections.first?.source(options) ?? .option
    let text: String
    if options.has(.schedule) {
      text = try ScheduleOutput.text(sheets, format: format, start: start)
    } else {
      switch format {
      case .json: text = PriceSheetRenderer.json(sheets[0], source: source)
      case .csv: text = PriceSheetRenderer.csv(sheets)
      case .table: text = try sheets.map(PriceTable.text).joined(separator: "\n")
      }
    }
    try console.result(text, to: options[.output])
    return .clean
  }

  /// The JSON of all storefronts; of each only its text is kept.
  private static func storefrontPieces(
    _ workspace: Workspace, _ selections: [PlanSelection], _ library: MessageLibrary,
    _ options: ParsedOptions
  ) throws(InputError) -> [[UInt8]] {
    var pieces = [PriceSheetRenderer.storefrontsStart]
    for (index, selection) in selections.enumerated() {
      let sheet = try sheet(workspace, selection, library, options)
      pieces.append(PriceSheetRenderer.storefrontPiece(sheet, isFirst: index == 0))
    }
    pieces.append(
      PriceSheetRenderer.storefrontsEnd(
        findings: workspace.findings, isEmpty: selections.isEmpty))
    return pieces
  }

  private static func sheet(
    _ workspace: Workspace, _ selection: PlanSelection, _ library: MessageLibrary,
    _ options: ParsedOptions
  ) throws(InputError) -> PriceSheet {
    let phrases = try ReaderOptions.phrases(
      options, library: library, storefront: selection.storefront, keys: selection.messageKeys)
    let quotes = try selection.allQuotes(options)
    do throws(MessageError) {
      return try PriceSheet(
        quotes: quotes, phrases: phrases, catalogLocale: workspace.catalogLocale,
        findings: workspace.findings)
    } catch {
      throw .message(error.text)
    }
  }
}
