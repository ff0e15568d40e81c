import PricingEngine

/// Judges screens by the rules of honest copy.
public struct HonestyChecker: Sendable {
  private let library: LexiconLibrary
  private let rules: [HonestyRule]

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - library: The phrases of all languages.
  ///   - rules: The rules that are applied, by default all.
  public init(library: LexiconLibrary, rules: [HonestyRule] = HonestyRule.all) {
    self.library = library
    self.rules = rules
  }

  /// What a screen says that it may not, and what it does not say that it must, in reading order.
  ///
  /// - Throws: `LexiconError` when the phrases of the screen's language cannot be read.
  public func judgments(on screen: HonestyScreen) throws(LexiconError) -> [Judgment] {
    judgments(on: try reading(of: screen))
  }

  /// Tells which texts of a locale will be read, so that its lexicon is read once for all of them.
  func expect(_ texts: [String], in locale: LocaleTag) { library.expect(texts, in: locale) }

  /// What the texts of a screen say.
  func reading(of screen: HonestyScreen) throws(LexiconError) -> ScreenReading {
    try ScreenReading(of: screen, with: library)
  }

  /// The judgments on a screen whose texts were read.
  func judgments(on reading: ScreenReading) -> [Judgment] {
    var judgments: [Judgment] = []
    for rule in rules {
      judgments += withoutRepetition(
        rule.violations(on: reading).map { Judgment(rule: rule, violation: $0) })
    }
    return inReadingOrder(judgments)
  }

  /// The judgments of one rule without those on words that overlap words judged before: two phrases of one claim can be found in them.
  private func withoutRepetition(_ judgments: [Judgment]) -> [Judgment] {
    var kept: [Judgment] = []
    var (block, end) = (-1, 0)
    for judgment in inReadingOrder(judgments) {
      let range = judgment.violation.range
      if judgment.block != block { (block, end) = (judgment.block, 0) }
      if range.isEmpty || range.lowerBound >= end { kept.append(judgment) }
      end = max(end, range.upperBound)
    }
    return kept
  }

  private func inReadingOrder(_ judgments: [Judgment]) -> [Judgment] {
    judgments.enumerated().sorted { left, right in
      (left.element.block, left.element.start, left.offset)
        < (right.element.block, right.element.start, right.offset)
    }.map(\.element)
  }

  /// A violation with the rule that it breaks.
  public struct Judgment: Sendable {
    /// The rule.
    public let rule: HonestyRule
    /// The place and the reason.
    public let violation: Violation

    /// How bad it is.
    public var level: Finding.Severity { violation.level ?? rule.level }

    /// The block in reading order; what the whole screen lacks comes last.
    fileprivate var block: Int { violation.block ?? Int.max }

    fileprivate var start: Int { violation.range.lowerBound }
  }
}
