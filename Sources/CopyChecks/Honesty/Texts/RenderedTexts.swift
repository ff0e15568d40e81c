import CopyTemplates
import PricingEngine

extension HonestyTexts {
  /// What finished copy says that it may not, and what it lacks.
  ///
  /// - Parameters:
  ///   - copy: The copy.
  ///   - template: The template that it was composed by.
  ///   - hasOwnMessages: Whether a team's own messages may be among the texts.
  /// - Returns: The findings; those about a text of the project file have its place.
  /// - Throws: `LexiconError` when the phrases of the language cannot be read.
  public func findings(
    of copy: PaywallCopy, template: TemplateDefinition, hasOwnMessages: Bool = false
  ) throws(LexiconError) -> [CheckFinding] {
    findings(of: copy, try reading(of: copy, template: template, hasOwnMessages: hasOwnMessages))
  }

  /// What the texts of finished copy say.
  func reading(
    of copy: PaywallCopy, template: TemplateDefinition, hasOwnMessages: Bool
  ) throws(LexiconError) -> ScreenReading {
    try checker.reading(
      of: HonestyScreen(
        rendered: copy, template: template, facts: facts, hasOwnMessages: hasOwnMessages,
        eligibility: eligibility, today: today))
  }

  /// The findings of copy whose texts were read.
  func findings(of copy: PaywallCopy, _ reading: ScreenReading) -> [CheckFinding] {
    checker.judgments(on: reading).map { judgment in
      let section = judgment.violation.block.map { copy.sections[$0] }
      return judgment.finding(
        cell: CheckFinding.Cell(
          template: copy.template, locale: copy.locale.tag, storefront: copy.storefront.code,
          key: section.map { [$0.id, $0.item].compactMap(\.self).joined(separator: ".") }),
        words: judgment.words(on: reading.screen.blocks), at: nil)
    }
  }
}
