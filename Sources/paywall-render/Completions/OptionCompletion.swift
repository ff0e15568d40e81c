import CopyChecks
import PricingEngine

extension Option {
  /// What a shell offers as the option's value, in commands that do not say otherwise.
  var completion: Completion {
    switch self {
    case .catalog, .config, .facts, .prices, .text, .baseline, .writeBaseline, .output: .path
    case .templates, .locales, .snapshots, .merge: .folder
    case .template: .wordsOrFolder(BuiltInNames.templates)
    case .locale: .words(BuiltInNames.locales)
    case .storefront: .words(Storefront.all.map(\.code))
    case .state: .words(Self.states)
    case .offer: .words(["introductory", "none"])
    case .catalogFormat: .words(CatalogFormat.allCases.map(\.rawValue))
    case .symbols: .words(SymbolWidth.allCases.map(\.rawValue))
    case .scope: .words(HonestyScreen.Scope.allCases.map(\.rawValue))
    case .eligibility: .words(HonestyScreen.Eligibility.allCases.map(\.rawValue))
    case .failOn: .words(Finding.Severity.allCases.map(\.rawValue))
    case .update: .words(SnapshotMode.Scope.allCases.map(\.rawValue))
    case .asOf, .products, .compareTo, .current, .seats, .format, .schedule, .start, .matrix,
      .rules, .checks, .only, .fragment, .withEvidence, .columns, .today, .check, .site, .baseURL,
      .path, .jobs, .shard, .dryRun, .watch, .quiet, .jsonProgress, .acceptDrift, .review, .help,
      .version:
      .nothing
    }
  }

  /// The states of a reader; one with a value ends where the value starts.
  static var states: [String] {
    ReaderStateName.allCases.map { $0.rawValue + ($0.valueName == nil ? "" : ":") }
  }
}
