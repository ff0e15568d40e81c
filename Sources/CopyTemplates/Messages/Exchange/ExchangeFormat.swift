import PricingEngine

/// A file format that messages are given to translators, apps and web pages in.
public enum ExchangeFormat: String, Sendable, Hashable, CaseIterable {
  /// Application Resource Bundle with ICU's syntax, and notes for translators.
  case arb
  /// Application Resource Bundle as Flutter's generator reads it.
  case arbFlutter = "arb-flutter"
  /// A JSON object of messages by key.
  case icuJSON = "icu-json"
  /// A JSON object of messages with their descriptions by key, as FormatJS extracts them.
  case formatJS = "formatjs"
  /// XLIFF 1.2.
  case xliff
  /// Apple's string catalog, which holds all locales in one file.
  case stringCatalog = "xcstrings"
  /// A table for spreadsheet programs.
  case csv

  /// How the names of its files end, with the dot.
  public var fileEnding: String {
    switch self {
    case .arb, .arbFlutter: ".arb"
    case .icuJSON, .formatJS: ".json"
    case .xliff: ".xliff"
    case .stringCatalog: ".xcstrings"
    case .csv: ".csv"
    }
  }

  /// The name of the file for a locale.
  public func fileName(for locale: LocaleTag) -> String {
    switch self {
    case .stringCatalog: "Paywall.xcstrings"
    case .arbFlutter: "app_\(underscored(locale.tag)).arb"
    default: locale.tag + fileEnding
    }
  }
}

/// A tag as Flutter writes it: `pt_BR`.
func underscored(_ tag: String) -> String { String(tag.map { $0 == "-" ? "_" : $0 }) }
