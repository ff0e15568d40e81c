import CopyTemplates
import PricingEngine

extension ScreenReading {
  /// Whether there is dated evidence of a kind, for a product or the whole app, for a figure.
  ///
  /// Evidence without a number proves no figure, and proof of what is true now is good for twelve months.
  func hasEvidence(
    _ kinds: PolicyFacts.Evidence.Kind..., for productID: String? = nil,
    figure: ExactDecimal? = nil
  ) -> Bool {
    facts.policy.evidence.contains { evidence in
      kinds.contains(evidence.kind)
        && (evidence.productID == nil || productID == nil || evidence.productID == productID)
        && (figure.map(evidence.proves) ?? true) && evidence.isCurrent(on: screen.today)
    }
  }
}

extension PolicyFacts.Evidence {
  /// Whether the evidence reaches a figure that words state; a prize or a recommendation has none.
  fileprivate func proves(_ figure: ExactDecimal) -> Bool {
    switch kind {
    case .award, .endorsement: true
    // A place in a ranking is better the smaller it is.
    case .ranking: value.map { $0 <= figure } ?? false
    case .mostPopular, .userCount, .rating, .competitorPrice: value.map { $0 >= figure } ?? false
    }
  }

  /// Whether the evidence is not too old: what was won stays won.
  fileprivate func isCurrent(on today: CalendarDate?) -> Bool {
    guard let today else { return true }
    switch kind {
    case .award, .endorsement: return true
    case .mostPopular, .userCount, .rating, .ranking, .competitorPrice:
      return date.days(until: today) <= 366
    }
  }
}
