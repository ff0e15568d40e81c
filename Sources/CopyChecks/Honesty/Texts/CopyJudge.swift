import CopyTemplates
import PricingEngine

/// Judges the copy of many paywalls of one template and language, and no two that only differ in prices twice.
///
/// Copy whose foreign texts state no price, percentage or other figure of the data is judged once for all storefronts under the
/// same law; other copy once per storefront.
public struct CopyJudge {
  private let checker: HonestyChecker
  private let facts: AppFacts
  private let hasOwnMessages: Bool
  private var anywhere: [JudgedScreen: [CheckFinding]] = [:]
  private var inStorefront: [JudgedScreen: [CheckFinding]] = [:]

  /// Creates a judge that has judged nothing.
  ///
  /// - Parameters:
  ///   - checker: The rules.
  ///   - facts: What the app says about itself.
  ///   - hasOwnMessages: Whether a team's own messages may be among the texts.
  public init(checker: HonestyChecker, facts: AppFacts, hasOwnMessages: Bool) {
    self.checker = checker
    self.facts = facts
    self.hasOwnMessages = hasOwnMessages
  }

  /// Forgets everything, before copy of another template or language.
  public mutating func forget() {
    anywhere.removeAll()
    inStorefront.removeAll()
  }

  /// What finished copy says that it may not, and what it lacks.
  ///
  /// - Throws: `LexiconError` when the phrases of the language cannot be read.
  public mutating func findings(
    of copy: PaywallCopy, template: TemplateDefinition
  ) throws(LexiconError) -> [CheckFinding] {
    let screen = JudgedScreen(copy, template, hasOwnMessages: hasOwnMessages)
    if let known = anywhere[screen] { return known }
    let local = screen.only(in: copy.storefront.code)
    if let known = inStorefront[local] { return known }
    let judge = HonestyTexts(checker: checker, quotes: copy.plans.map(\.quote), facts: facts)
    let reading = try judge.reading(of: copy, template: template, hasOwnMessages: hasOwnMessages)
    let findings = judge.findings(of: copy, reading)
    if reading.dependsOnPrices {
      inStorefront[local] = findings
    } else {
      anywhere[screen] = findings
    }
    return findings
  }
}
