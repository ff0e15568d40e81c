import CopyTemplates
import PricingEngine

/// Judges texts where they are written: files, catalogs and project files.
public struct HonestyTexts: Sendable {
  let checker: HonestyChecker
  let quotes: [Quote]
  let facts: AppFacts
  let eligibility: HonestyScreen.Eligibility
  let today: CalendarDate?

  /// Creates a judge of texts about the products of one storefront.
  ///
  /// - Parameters:
  ///   - checker: The rules.
  ///   - quotes: The products with their numbers.
  ///   - facts: What the app says about itself.
  ///   - eligibility: Whether readers can get an introductory offer.
  ///   - today: The day on which the texts are read.
  public init(
    checker: HonestyChecker, quotes: [Quote], facts: AppFacts,
    eligibility: HonestyScreen.Eligibility = .unknown, today: CalendarDate? = nil
  ) {
    self.checker = checker
    self.quotes = quotes
    self.facts = facts
    self.eligibility = eligibility
    self.today = today
  }

  /// A screen of blocks, with everything that is known.
  func screen(
    _ blocks: [ScreenBlock], locale: LocaleTag, scope: HonestyScreen.Scope
  ) -> HonestyScreen {
    HonestyScreen(
      blocks: blocks, locale: locale, quotes: quotes, scope: scope, facts: facts,
      eligibility: eligibility, today: today)
  }

  /// The storefront of the products, alpha-3.
  var storefront: String? { quotes.first?.plan.storefront.code }
}

extension HonestyChecker.Judgment {
  /// The judgment as a finding of a report.
  ///
  /// - Parameters:
  ///   - cell: Which text it is about.
  ///   - words: The words that it is about.
  ///   - location: Where they start.
  ///   - end: Where they end.
  ///   - path: Where they stand inside the file, for a person.
  /// - Returns: The finding.
  func finding(
    cell: CheckFinding.Cell, words: String, at location: SourceLocation?,
    end: SourceLocation? = nil, path: String? = nil
  ) -> CheckFinding {
    let finding = Finding(
      level, rule: rule.id, at: location, path: path, productID: violation.productID,
      violation.message, fix: violation.fix)
    return CheckFinding(
      finding, cell: cell, words: words, end: end, evidence: violation.evidence)
  }

  /// The words in the text of a screen's block; empty when something is missing.
  func words(on blocks: [ScreenBlock]) -> String {
    guard let block = violation.block else { return "" }
    return String(blocks[block].text.part(violation.range))
  }
}
