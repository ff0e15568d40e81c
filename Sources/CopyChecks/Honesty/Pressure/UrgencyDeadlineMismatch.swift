import CopyTemplates
import PricingEngine

extension HonestyRule {
  static let urgencyDeadlineMismatch = HonestyRule(
    "urgency-deadline-mismatch", .pressure, .claim, .error,
    requirement: "A stated time left is the time that is left.",
    reason: "A deadline that moves is none.",
    source: "UCPD Annex I (limited time); DMCC Act 2024",
    wrong: "Ends in 3 days (the promotion ends in 11).", right: "Ends on 31 March."
  ) { screen in
    guard let end = screen.facts.policy.promotion?.endsAt, let today = screen.screen.today else {
      return []
    }
    return screen.claims(.urgency).compactMap { claim in
      guard let stated = claim.deadline(from: today), stated != end else { return nil }
      return Violation(
        claim, nil, "names \(stated.iso), and the promotion ends on \(end.iso)",
        fix: "let a placeholder say the end")
    }
  }
}
