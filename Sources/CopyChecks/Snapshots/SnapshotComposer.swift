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

/// What the plans and sections of a paywall are called in a snapshot.
struct SnapshotPlanNames {
  private let plans: [PlanCopy]

  init(_ copy: PaywallCopy) { plans = copy.plans }

  /// The name of a plan: its product, and how it is paid when another plan sells the same product.
  func plan(_ plan: PlanCopy) -> String {
    let id = plan.quote.plan.productID
    guard plan.commitment != nil, plans.filter({ $0.quote.plan.productID == id }).count > 1
    else { return id }
    return id + " (monthly)"
  }

  /// The name of a section: `saving of pro.yearly`, `features/export`.
  func section(_ section: CopySection) -> String {
    let id = section.item.map { "\(section.id)/\($0)" } ?? section.id
    if let index = section.planIndex, plans.indices.contains(index) {
      return "\(id) of \(plan(plans[index]))"
    }
    return section.productID.map { "\(id) of \($0)" } ?? id
  }
}
