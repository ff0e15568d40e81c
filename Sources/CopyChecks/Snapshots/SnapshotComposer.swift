import CopyTemplates
import PricingEngine

/// Makes cells of snapshots from finished copy in one language.
public struct SnapshotComposer: Sendable {
  /// The locale that was asked for.
  public let locale: LocaleTag
  private let plurals: PluralRules
  private let width: SymbolWidth

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - locale: The locale of the copy.
  ///   - width: How the copy's prices name their currency.
  /// - Throws: `ICUError` when ICU's data for the locale cannot be read.
  public init(locale: LocaleTag, width: SymbolWidth = .standard) throws(ICUError) {
    self.locale = locale
    self.width = width
    plurals = try PluralRules(locale: locale)
  }

  /// What a paywall says, as a cell.
  ///
  /// - Precondition: The copy is in the composer's locale.
  /// - Throws: `ICUError` when ICU fails.
  public func cell(of copy: PaywallCopy) throws(ICUError) -> SnapshotCell {
    precondition(copy.locale == locale, "the copy is in another locale")
    let names = SnapshotPlanNames(copy)
    let facts = SnapshotFacts(copy: copy, names: names, plurals: plurals)
    let texts = SnapshotTexts(
      copy: copy, names: names,
      formatter: try CopyFormatter(locale: locale, storefront: copy.storefront, width: width))
    return SnapshotCell(
      storefront: copy.storefront.code, state: copy.state.text, facts: try facts.lines(),
      presentation: try texts.lines())
  }
}

extension CopySnapshot {
  /// The snapshot of one paywall, for a test that composes it itself.
  ///
  /// - Throws: `ICUError` when ICU fails.
  public init(of copy: PaywallCopy, width: SymbolWidth = .standard) throws(ICUError) {
    let composer = try SnapshotComposer(locale: copy.locale, width: width)
    self.init(
      template: copy.template, locale: copy.locale.tag, cells: [try composer.cell(of: copy)])
  }
}
