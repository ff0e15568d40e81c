import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Restoring, support, privacy and refunds.
@Suite struct SupportRulesTests {
  static let rows: [HonestyRow] = [
    .breaks("restore-missing", "tempo", HonestScreens.plans.swapping("Restore Purchases · ", "")) {
      $0.scope = .screen
    },
    .keeps("restore-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },
    .keeps("restore-missing", "season", HonestScreens.pass.swapping("Restore Purchases · ", "")) {
      $0.scope = .screen
    },

    .breaks("restore-impossible-claim", "coins", "Restore purchases"),
    .keeps("restore-impossible-claim", "tempo", "Restore purchases"),

    .breaks("refund-promise-unsupported", "tempo", "Money-back guarantee."),
    .breaks(
      "refund-promise-unsupported", "tempo", "Try it risk-free.",
      also: ["no-commitment-unsupported"]),
    .keeps("refund-promise-unsupported", "tempo", "Money-back guarantee.") {
      $0.policy = { PolicyFacts(refundsByDeveloper: true) }
    },

    .breaks("refund-outcome-characterized", "tempo", "Refunds are always granted."),
    .keeps("refund-outcome-characterized", "tempo", "You can ask the store for a refund."),

    .breaks("no-refunds-claim", "tempo", "All sales are final."),
    .keeps("no-refunds-claim", "tempo", "Refunds are handled by the store."),

    .breaks(
      "withdrawal-notice-missing", "tempo",
      HonestScreens.plans
        .swapping("$66.99", "€66.99").swapping("$9.99", "€9.99")
    ) {
      $0.scope = .screen
      $0.locale = "en-GB"
      $0.storefront = "DEU"
    },
    .keeps(
      "withdrawal-notice-missing", "tempo",
      HonestScreens.plans
        .swapping("$66.99", "€66.99").swapping("$9.99", "€9.99")
        .swapping("Privacy Policy", "Privacy Policy · Right of withdrawal")
    ) {
      $0.scope = .screen
      $0.locale = "en-GB"
      $0.storefront = "DEU"
    },
    .keeps("withdrawal-notice-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks("support-contact-missing", "tempo", HonestScreens.plans) {
      $0.scope = .screen
      $0.facts = { AppFacts() }
    },
    .keeps("support-contact-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks("family-sharing-false", "tempo", "Share with your family."),
    .keeps("family-sharing-false", "unlock", "Share with your family."),

    .breaks("device-coverage-unsupported", "tempo", "On all your devices."),
    .breaks("device-coverage-unsupported", "tempo", "On iPhone, iPad and Mac.") {
      $0.policy = { PolicyFacts(platforms: ["iPhone", "iPad"]) }
    },
    .breaks("device-coverage-unsupported", "tempo", "On all your devices.") {
      $0.policy = { PolicyFacts(platforms: ["iPhone"]) }
    },
    .keeps("device-coverage-unsupported", "tempo", "On iPhone, iPad and Mac.") {
      $0.policy = { PolicyFacts(platforms: ["iPhone", "iPad", "Mac"]) }
    },

    .breaks("privacy-claim-unsupported", "tempo", "We collect no data."),
    .breaks("privacy-claim-unsupported", "tempo", "We collect no data.") {
      $0.policy = { PolicyFacts(collectsData: true) }
    },
    .keeps("privacy-claim-unsupported", "tempo", "We collect no data.") {
      $0.policy = { PolicyFacts(collectsData: false) }
    },
  ]

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
