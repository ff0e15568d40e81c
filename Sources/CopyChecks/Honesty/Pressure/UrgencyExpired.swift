import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let urgencyExpired = HonestyRule(
    "urgency-expired", .pressure, .claim, .error,
    requirement: "After the end of a promotion nothing says that it ends soon.",
    reason: "It has ended.",
    source: "UCPD Annex I (limited time); DMCC Act 2024",
    wrong: "Last chance! (it ended yesterday)", right: "19.99 a year."
  ) { screen in
    guard let end = screen.facts.policy.promotion?.endsAt, let today = screen.screen.today,
      today > end
    else { return [] }
    return screen.claims(.urgency).map {
      Violation($0, nil, "the promotion ended on \(end.iso)", fix: "leave it out")
    }
  }
}
