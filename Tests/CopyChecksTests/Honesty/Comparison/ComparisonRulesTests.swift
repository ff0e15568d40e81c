import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Comparisons and badges.
@Suite struct ComparisonRulesTests {
  private static let yearly = "app.example.tempo.yearly"
  private static let monthly = "app.example.tempo.monthly"

  static let rows: [HonestyRow] = [
    .breaks("most-popular-without-evidence", "tempo", "Most popular") { $0.card = "yearly" },
    .keeps("most-popular-without-evidence", "tempo", "Most popular") {
      $0.card = "yearly"
      $0.policy = { try .proving(.mostPopular, of: yearly) }
    },
    .breaks("most-popular-without-evidence", "tempo", "Most popular") {
      $0.card = "monthly"
      $0.policy = { try .proving(.mostPopular, of: yearly) }
    },
    .keeps("most-popular-without-evidence", "tempo", "Most popular") {
      $0.card = "yearly"
      $0.policy = { try .proving(.mostPopular, of: yearly, on: "2026-05-03") }
      $0.today = "2027-05-03"
    },
    .breaks("most-popular-without-evidence", "tempo", "Most popular") {
      $0.card = "yearly"
      $0.policy = { try .proving(.mostPopular, of: yearly, on: "2026-05-03") }
      $0.today = "2027-06-01"
    },

    .breaks("best-value-not-proven", "tempo", "Best value") { $0.card = "monthly" },
    .keeps("best-value-not-proven", "tempo", "Best value") { $0.card = "yearly" },
    .breaks("best-value-not-proven", "weektrial", "Best value"),
    .breaks("best-value-not-proven", "forever", "Best value") { $0.card = "once" },

    .breaks("recommended-without-basis", "tempo", "We recommend this plan."),
    .keeps("recommended-without-basis", "tempo", "We recommend backing up first."),

    .breaks("award-or-rating-unsupported", "tempo", "Rated 4.9"),
    .keeps("award-or-rating-unsupported", "tempo", "Rated 4.7") {
      $0.policy = { try .proving(.rating, "4.7") }
    },
    .breaks("award-or-rating-unsupported", "tempo", "Rated 4.9") {
      $0.policy = { try .proving(.rating, "4.7") }
    },
    .keeps("award-or-rating-unsupported", "tempo", "Award-winning") {
      $0.policy = { try .proving(.award) }
    },

    .breaks("store-endorsement-implied", "tempo", "Recommended by Apple"),
    .keeps("store-endorsement-implied", "tempo", "Recommended by Apple") {
      $0.policy = { try .proving(.endorsement) }
    },

    .breaks("competitor-comparison-unsupported", "tempo", "Cheaper than other apps"),
    .keeps("competitor-comparison-unsupported", "tempo", "Cheaper than other apps") {
      $0.policy = { try .proving(.competitorPrice, "12.99") }
    },

    .breaks("feature-not-in-product", "tempo", "All maps, offline") {
      $0.card = "monthly"
      $0.facts = { .giving(["maps": ["yearly"], "plans": ["monthly"]]) }
    },
    .keeps("feature-not-in-product", "tempo", "All maps, offline") {
      $0.card = "yearly"
      $0.facts = { .giving(["maps": ["yearly"], "plans": ["monthly"]]) }
    },
    .breaks("tier-superset-false", "tempo", "Everything in Plus, and more") {
      $0.card = "yearly"
      $0.facts = { .giving(["maps": ["yearly"], "plans": ["monthly"]]) }
    },
    .breaks("tier-superset-false", "tempo", "Everything in Plus, and more") { $0.card = "yearly" },
    .keeps("tier-superset-false", "tempo", "Everything in Plus, and more") {
      $0.card = "yearly"
      $0.facts = { .giving(["maps": ["yearly"], "plans": ["yearly", "monthly"]]) }
    },

    .breaks("free-tier-misdescribed", "tempo", "Training log: only with Pro") {
      $0.facts = { freeTier }
    },
    .keeps("free-tier-misdescribed", "tempo", "Training log: only with Pro"),
    .keeps("free-tier-misdescribed", "tempo", "More runs only with Pro. The first 20 are free.") {
      $0.facts = { freeTier }
    },

    .breaks("outcome-promise", "tempo", "Guaranteed results."),
    .keeps("outcome-promise", "tempo", "Results are up to you."),
  ]

  private static let freeTier = AppFacts(
    freeTier: AppFacts.FreeTier(limit: 20, text: AppText(.everywhere("20 runs are free."))))

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
