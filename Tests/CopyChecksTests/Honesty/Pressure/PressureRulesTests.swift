import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Urgency, scarcity and pressure.
@Suite struct PressureRulesTests {
  static let rows: [HonestyRow] = [
    .breaks("urgency-without-deadline", "tempo", "Limited time only!"),
    .keeps("urgency-without-deadline", "tempo", "Limited time only!") {
      $0.policy = { try sale() }
    },
    .keeps("urgency-without-deadline", "tempo", "Take your time."),

    .breaks("urgency-deadline-mismatch", "tempo", "Ends in 3 days") {
      $0.policy = { try sale() }
      $0.today = "2027-03-20"
    },
    .keeps("urgency-deadline-mismatch", "tempo", "Ends in 3 days") {
      $0.policy = { try sale() }
      $0.today = "2027-03-28"
    },
    .keeps("urgency-deadline-mismatch", "tempo", "Ends in 3 days") { $0.policy = { try sale() } },

    .breaks("urgency-expired", "tempo", "Last chance!") {
      $0.policy = { try sale() }
      $0.today = "2027-04-01"
    },
    .keeps("urgency-without-deadline", "tempo", "What happens when the sale ends?"),
    .keeps(
      "urgency-without-deadline", "tempo", "We don't do countdowns, “last chance” or ratings."),
    .keeps("urgency-expired", "tempo", "Last chance!") {
      $0.policy = { try sale() }
      $0.today = "2027-03-31"
    },

    .breaks(
      "countdown-not-fixed", "tempo",
      HonestScreens.plans.swapping("[Not now]", "[Not now]\n\n09:59")
    ) {
      $0.scope = .screen
    },
    .breaks("countdown-not-fixed", "tempo", "⏳ 14:59 left"),
    .keeps("countdown-not-fixed", "tempo", "Mondays at 18:30"),
    .keeps(
      "countdown-not-fixed", "tempo",
      HonestScreens.plans.swapping("[Not now]", "[Not now]\n\n09:59")
    ) {
      $0.scope = .screen
      $0.policy = { try sale() }
    },

    .breaks("urgency-without-advantage", "tempo", "Last chance!") {
      $0.policy = { PolicyFacts(promotion: try .sample(to: "2027-03-31")) }
    },
    .keeps("urgency-without-advantage", "weektrial", "Last chance!") {
      $0.policy = { PolicyFacts(promotion: try .sample(to: "2027-03-31")) }
    },

    .breaks("scarcity-of-digital-goods", "tempo", "Only 3 spots left!"),
    .keeps("scarcity-of-digital-goods", "tempo", "Only 3 spots left!") {
      $0.policy = { PolicyFacts(redemptionLimit: 500) }
    },

    .breaks("social-proof-without-evidence", "tempo", "Join 50,000 users."),
    .breaks("social-proof-without-evidence", "tempo", "Join 50,000 users.") {
      $0.policy = { try .proving(.userCount, "40000") }
    },
    .keeps("social-proof-without-evidence", "tempo", "Join 40,000 users.") {
      $0.policy = { try .proving(.userCount, "40000") }
    },

    .breaks(
      "former-price-not-genuine", "tempo", "Was $99.99, Tempo Pro Yearly is now $66.99.",
      also: ["amount-not-in-data"]),
    .keeps("former-price-not-genuine", "tempo", "Was $99.99, Tempo Pro Yearly is now $66.99.") {
      $0.policy = { try sale() }
    },
    .breaks("former-price-not-genuine", "tempo", "Was $99.99, Tempo Pro Yearly is now $66.99.") {
      $0.policy = {
        PolicyFacts(
          promotion: try .sample(from: "2027-03-01", reference: "99.99", since: "2027-02-20"))
      }
    },
    .breaks("former-price-not-genuine", "tempo", "Was $99.99, Tempo Pro Yearly is now $66.99.") {
      $0.policy = {
        PolicyFacts(promotion: try .sample(of: "app.example.tempo.monthly", reference: "99.99"))
      }
    },

    .breaks(
      "prior-price-not-lowest-30-days", "tempo", "Was €99.99, Tempo Pro Yearly is now €66.99."
    ) {
      $0.locale = "en-GB"
      $0.storefront = "DEU"
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "99.99", lowest: "69.99")) }
    },
    .keeps("prior-price-not-lowest-30-days", "tempo", "Was €99.99, Tempo Pro Yearly is now €66.99.")
    {
      $0.locale = "en-GB"
      $0.storefront = "DEU"
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "99.99", lowest: "99.99")) }
    },
    .keeps("prior-price-not-lowest-30-days", "tempo", "Was $99.99, Tempo Pro Yearly is now $66.99.")
    {
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "99.99", lowest: "69.99")) }
    },

    .breaks("price-rise-unsupported", "tempo", "The price goes up tomorrow."),
    .breaks("price-rise-unsupported", "weekly", "The price goes up in 3 days.") {
      $0.today = "2027-01-01"
    },
    .breaks("price-rise-unsupported", "weekly", "The price goes up soon.") { $0.card = "weekly" },
    .keeps("price-rise-unsupported", "weekly", "The price goes up soon."),

    .breaks(
      "one-time-offer-repeats", "tempo", "You won't see this offer again.",
      also: ["urgency-without-deadline"]),
    .keeps("one-time-offer-repeats", "tempo", "You won't see this offer again.") {
      $0.policy = {
        PolicyFacts(
          promotion:
            try .sample(to: "2027-03-31", reference: "99.99", neverRepeats: true))
      }
    },

    .breaks("confirmshaming", "tempo", "No thanks, I like paying more"),
    .keeps("confirmshaming", "tempo", "No thanks"),

    .breaks("loss-threat-unsupported", "unlock", "You will lose your data."),
    .keeps("loss-threat-unsupported", "unlock", "You will lose your data after 14 days.") {
      $0.facts = {
        AppFacts(
          evaluation: .init(days: 14, losesAtEnd: [AppText(.everywhere("You will lose your data"))])
        )
      }
    },

    .breaks("trick-wording", "tempo", [.button("Don't not remind me")]) { $0.scope = .phrase },
    .keeps("trick-wording", "tempo", [.button("Don't remind me")]) { $0.scope = .phrase },
    .keeps("trick-wording", "tempo", [.button("Don't forget, don't worry")]) { $0.scope = .phrase },
  ]

  /// A sale of the yearly plan until the end of March.
  private static func sale() throws -> PolicyFacts {
    PolicyFacts(
      promotion: try .sample(
        from: "2027-03-01", to: "2027-03-31", reference: "99.99", since: "2026-09-01"))
  }

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
