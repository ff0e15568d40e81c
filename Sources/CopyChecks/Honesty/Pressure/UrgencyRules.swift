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

  static let urgencyDeadlineMismatch = HonestyRule(
    "urgency-deadline-mismatch", .pressure, .claim, .error,
    requirement: "A stated time left is the time that is left.",
    reason: "A deadline that moves is none.",
    source: "UCPD Annex I (limited time); DMCC Act 2024",
    wrong: "Ends today (the promotion ends on 31 March).", right: "Ends on 31 March."
  ) { screen in
    guard let end = screen.facts.policy.promotion?.endsAt, let today = screen.screen.today else {
      return []
    }
    return screen.claims(.urgency).compactMap { claim in
      guard let stated = claim.mention.values.compactMap(\.period).first,
        let expected = today.adding(stated), expected != end
      else { return nil }
      return Violation(
        claim, nil, "says \(stated.iso) are left, and the promotion ends on \(end.iso)",
        fix: "let a placeholder say the end")
    }
  }

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

  static let urgencyWithoutAdvantage = HonestyRule(
    "urgency-without-advantage", .pressure, .claim, .error,
    requirement: "A deadline changes something: a price or an offer.",
    reason: "Where nothing changes, the hurry is false.",
    source: "16 CFR 233.5; UCPD Annex I",
    wrong: "Until 31 March: 19.99 a year (as always).",
    right: "Until 31 March: 14.99 instead of 19.99."
  ) { screen in
    guard let promotion = screen.facts.policy.promotion, promotion.endsAt != nil,
      promotion.referencePrice == nil, screen.quotes.allSatisfy(\.plan.offers.isEmpty)
    else { return [] }
    return screen.claims(.urgency).map {
      Violation(
        $0, nil, "nothing changes when the promotion ends",
        fix: "leave it out, or state what changes")
    }
  }

  static let countdownNotFixed = HonestyRule(
    "countdown-not-fixed", .pressure, .structure, .error,
    requirement: "A countdown runs to one fixed moment, not to one of each visit.",
    reason: "A timer that starts again lies.",
    source: "Mathur et al. 2019 (countdown timer); FTC, dark patterns report 2022",
    wrong: "09:59 left (starts again on each visit)", right: "Until 31 March."
  ) { screen in
    guard screen.facts.policy.promotion?.endsAt == nil else { return [] }
    return screen.blocks.filter { $0.block.provenClaims == nil && isClock($0.block.text) }.map {
      Violation(missingIn: $0, "a countdown without a promotion that ends", fix: "leave it out")
    }
  }
}

extension ScreenReading {
  /// Whether what is called urgent are the days of an evaluation that runs.
  fileprivate var countsRealDays: Bool {
    if case .evaluation = screen.state { facts.evaluation != nil } else { false }
  }
}

/// Whether a text is nothing but a running clock: `09:59`, `00:12:30`.
private func isClock(_ text: String) -> Bool {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  return (2...4).contains(parts.count)
    && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isNumber) }
}

extension CalendarDate {
  /// The day so many days or weeks later; `nil` for months and years, which no deadline is counted in.
  fileprivate func adding(_ period: SubscriptionPeriod) -> CalendarDate? {
    guard case .days(let days) = period.length else { return nil }
    do { return try adding(days: days) } catch { return nil }
  }
}
