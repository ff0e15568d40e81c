import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Renewal and cancellation.
@Suite struct RenewalRulesTests {
  static let rows: [HonestyRow] = [
    .breaks("cancel-anytime-not-renewable", "unlock", "Unlock for $24.99. Cancel anytime."),
    .keeps(
      "cancel-anytime-not-renewable", "unlock", "Unlock for $24.99. There is nothing to cancel."),
    .breaks("cancel-anytime-not-renewable", "season", "The pass for $14.99. Cancel anytime."),
    .breaks("cancel-anytime-not-renewable", "coins", "100 Coins. Cancel anytime."),
    .keeps("cancel-anytime-not-renewable", "tempo", "$9.99 per month. Cancel anytime."),
    .breaks("cancel-anytime-not-renewable", "forever", "Cancel anytime."),
    .keeps("cancel-anytime-not-renewable", "forever", "Atlas Pro Yearly: cancel anytime."),
    .keeps(
      "cancel-anytime-not-renewable", "unlock", "Can I cancel anytime? There is nothing to cancel."),

    .breaks("cancel-anytime-under-commitment", "commit", "Cancel anytime.") {
      $0.card = "committed"
    },
    .keeps(
      "cancel-anytime-under-commitment", "commit",
      "Cancel anytime; £59.88 stay due in all."
    ) { $0.card = "committed" },
    .keeps("cancel-anytime-under-commitment", "commit", "Skylark Flex: cancel anytime."),

    .breaks(
      "cancel-effect-misstated", "tempo", "Cancel for a prorated refund.",
      also: ["refund-promise-unsupported"]),
    .keeps(
      "cancel-effect-misstated", "tempo", "Cancel, and access lasts until the end of the month."),

    .breaks("cancel-by-deleting-app", "tempo", "To cancel, just delete the app."),
    .keeps("cancel-by-deleting-app", "tempo", "To cancel, open your account settings."),

    .breaks(
      "cancel-route-missing", "tempo",
      HonestScreens.plans.swapping(" in Settings › Apple Account › Subscriptions", "")
    ) { $0.scope = .screen },
    .keeps("cancel-route-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks(
      "cancel-cutoff-missing", "weektrial",
      HonestScreens.trial.swapping(" unless you cancel at least one day before", "")
    ) { $0.scope = .screen },
    .breaks(
      "cancel-cutoff-missing", "tempo",
      HonestScreens.plans.swapping("at least one day before the renewal in", "in")
    ) { $0.scope = .screen },
    .keeps("cancel-cutoff-missing", "weektrial", HonestScreens.trial) { $0.scope = .screen },
    .keeps("cancel-cutoff-missing", "unlock", HonestScreens.unlock) { $0.scope = .screen },

    .breaks(
      "renewal-undisclosed", "tempo",
      HonestScreens.plans
        .swapping("Renews automatically at $66.99 per year until canceled.\n", "")
        .swapping("Renews automatically at $9.99 per month until canceled.\n", "")
    ) { $0.scope = .screen },
    .keeps("renewal-undisclosed", "tempo", HonestScreens.plans) { $0.scope = .screen },
    .keeps("renewal-undisclosed", "unlock", HonestScreens.unlock) { $0.scope = .screen },

    .breaks(
      "renewal-price-undisclosed", "weektrial",
      HonestScreens.trial.swapping("$39.99 per year\nNew", "New")
        .swapping("$39.99 per year is", "the price is").swapping(
          " at $39.99 per year", " every year"),
      also: ["billed-amount-missing", "free-trial-price-after-undisclosed"]
    ) { $0.scope = .screen },
    .keeps("renewal-price-undisclosed", "weektrial", HonestScreens.trial) { $0.scope = .screen },

    .breaks("renewal-claimed-on-one-time", "unlock", "Subscribe now for $24.99."),
    .breaks("renewal-claimed-on-one-time", "unlock", "$24.99 per month."),
    .breaks("renewal-claimed-on-one-time", "season", "The pass renews automatically."),
    .keeps("renewal-claimed-on-one-time", "unlock", "Unlock now for $24.99."),
    .keeps("renewal-claimed-on-one-time", "forever", "Subscribe now, or buy it once."),

    .breaks(
      "non-renewing-end-undisclosed", "season",
      HonestScreens.pass
        .swapping("The pass ends by itself after three months. It does not renew.\n", "")
    ) { $0.scope = .screen },
    .keeps("non-renewing-end-undisclosed", "season", HonestScreens.pass) { $0.scope = .screen },

    .breaks("no-commitment-unsupported", "commit", "Skylark Year in 12 Payments: no commitment."),
    .breaks("no-commitment-unsupported", "tempo", "Tempo Pro Yearly: no commitment."),
    .keeps("no-commitment-unsupported", "tempo", "Tempo Pro Monthly: no commitment."),
    .keeps("no-commitment-unsupported", "unlock", "No commitment."),

    .breaks(
      "commitment-total-undisclosed", "commit",
      HonestScreens.commitment.swapping(", £59.88 in total", "")
    ) {
      $0.scope = .screen
      $0.only = ["committed"]
    },
    .breaks(
      "commitment-total-undisclosed", "commit",
      HonestScreens.commitment.swapping("£4.99 per month, 12 payments, £59.88", "£59.88")
        .swapping("payments of £4.99", "payments"),
      also: ["renewal-price-undisclosed"]
    ) {
      $0.scope = .screen
      $0.only = ["committed"]
    },
    .keeps("commitment-total-undisclosed", "commit", HonestScreens.commitment) {
      $0.scope = .screen
      $0.only = ["committed"]
    },

    .breaks("no-automatic-charge-false", "weektrial", "You are never charged automatically."),
    .keeps("no-automatic-charge-false", "unlock", "You are never charged automatically."),

    .breaks("charge-date-mismatch", "weektrial", "You'll be charged after 14 days."),
    .keeps("charge-date-mismatch", "weektrial", "You'll be charged after 7 days."),

    .breaks("no-payment-now-false", "tempo", "Nothing due today."),
    .breaks("no-payment-now-false", "weektrial", "Nothing due today.") {
      $0.eligibility = .ineligible
    },
    .breaks("no-payment-now-false", "weektrial", "Nothing due today."),
    .keeps("no-payment-now-false", "weektrial", "Nothing due today for new subscribers."),
    .keeps("no-payment-now-false", "weektrial", "Nothing due today.") {
      $0.eligibility = .eligible
    },
    .keeps("no-payment-now-false", "unlock", "Nothing due today."),

    .breaks("price-lock-unsupported", "tempo", "Your price will never go up."),
    .keeps("price-lock-unsupported", "tempo", "Your price will never go up.") {
      $0.policy = { PolicyFacts(keepsPrices: true) }
    },
    .keeps("price-lock-unsupported", "unlock", "Your price will never go up."),
  ]

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
