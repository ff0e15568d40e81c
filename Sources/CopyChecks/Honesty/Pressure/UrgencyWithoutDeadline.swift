import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let urgencyWithoutDeadline = HonestyRule(
    "urgency-without-deadline", .pressure, .claim, .error,
    requirement: "'Limited time' and 'last chance' need a promotion with an end.",
    reason: "False limits in time are forbidden by name.",
    source: "UCPD Annex I (limited time); DMCC Act 2024; India, Guidelines on Dark Patterns 2023",
    wrong: "Only for a short time!", right: "Until 31 March."
  ) { screen in
    screen.refuse(
      .urgency, unless: screen.facts.policy.promotion?.endsAt != nil || screen.countsRealDays,
      "no promotion with an end is stated",
      fix: "state 'promotion' with 'endsAt' in paywall.json, or leave it out")
  }
}

extension ScreenReading {
  /// Whether what is called urgent are the days of an evaluation that runs.
  fileprivate var countsRealDays: Bool {
    if case .evaluation = screen.state { facts.evaluation != nil } else { false }
  }
}
