import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Trials and offers: `weektrial` has a free week, `payg` three months at a lower price.
@Suite struct TrialsRulesTests {
  static let rows: [HonestyRow] = [
    .breaks("free-trial-without-offer", "tempo", "Start your 7-day free trial."),
    .keeps("free-trial-without-offer", "weektrial", "Start your 7-day free trial.") {
      $0.eligibility = .eligible
    },
    .keeps("free-trial-without-offer", "unlock", "Free for 14 days."),

    .breaks("free-trial-not-eligible", "weektrial", "Start your 7-day free trial.") {
      $0.eligibility = .ineligible
    },
    .keeps("free-trial-not-eligible", "weektrial", "Sprout Plus Yearly costs $39.99.") {
      $0.eligibility = .ineligible
    },

    .breaks("free-trial-eligibility-unknown", "weektrial", "Start your 7-day free trial."),
    .keeps(
      "free-trial-eligibility-unknown", "weektrial",
      "New subscribers start with a 7-day free trial."),

    .breaks("free-trial-length-mismatch", "weektrial", "Start your 14-day free trial.") {
      $0.eligibility = .eligible
    },
    .keeps("free-trial-length-mismatch", "weektrial", "Start your 1-week free trial.") {
      $0.eligibility = .eligible
    },

    .breaks(
      "free-trial-price-after-undisclosed", "weektrial",
      HonestScreens.trial.swapping("$39.99 per year\nNew", "$39.99 per year\n\nNew")
        .swapping("After 7 days, $39.99 per year is", "After 7 days, the price is")
        .swapping("Renews", "\nRenews")
    ) { $0.scope = .screen },
    .keeps("free-trial-price-after-undisclosed", "weektrial", HonestScreens.trial) {
      $0.scope = .screen
    },

    .breaks(
      "free-trial-charge-moment-undisclosed", "weektrial",
      HonestScreens.trial.swapping(
        " After 7 days, $39.99 per year is charged automatically unless you cancel at least one day before.",
        ""),
      also: ["cancel-cutoff-missing"]
    ) { $0.scope = .screen },
    .keeps("free-trial-charge-moment-undisclosed", "weektrial", HonestScreens.trial) {
      $0.scope = .screen
    },

    .breaks("free-trial-paid-offer", "payg", "3-month free trial"),
    .keeps("free-trial-paid-offer", "payg", "Lingua Premium Monthly costs $12.99."),

    .breaks(
      "intro-offer-terms-incomplete", "payg",
      HonestScreens.introductory.swapping(
        "$2.99 per month for the first 3 months, then $12.99 per month", "$2.99 at first")
    ) { $0.scope = .screen },
    .keeps("intro-offer-terms-incomplete", "payg", HonestScreens.introductory) {
      $0.scope = .screen
    },

    .breaks(
      "intro-offer-terms-mismatch", "payg", "New subscribers pay $2.99 per month for 6 months."),
    .breaks(
      "intro-offer-terms-mismatch", "payg",
      "New subscribers pay $1.99 for 3 months, then $12.99.", also: ["amount-not-in-data"]),
    .keeps(
      "intro-offer-terms-mismatch", "payg", "New subscribers pay $2.99 per month for 3 months."),

    .breaks("offer-audience-mismatch", "weektrial", "Start your 7-day free trial.") {
      $0.eligibility = .eligible
      $0.state = .subscribed
    },
    .breaks("offer-audience-mismatch", "offers", "Trek Monthly: $4.99 for 3 months.") {
      $0.state = .new
    },
    .keeps("offer-audience-mismatch", "offers", "Trek Monthly: $4.99 for 3 months.") {
      $0.state = .expired(.autoRenewOff)
    },
    .breaks("offer-audience-mismatch", "payg", "$2.99 per month for 3 months.") {
      $0.state = .billingRetry
    },
    .keeps("offer-audience-mismatch", "payg", "$2.99 per month for 3 months.") { $0.state = .new },

    .breaks(
      "offer-conditions-undisclosed", "payg",
      HonestScreens.introductory.swapping("New subscribers pay", "Pay")
    ) { $0.scope = .screen },
    .keeps(
      "offer-conditions-undisclosed", "payg",
      HonestScreens.introductory.swapping("New subscribers pay", "Pay")
    ) {
      $0.scope = .screen
      $0.eligibility = .eligible
    },

    .breaks("trial-reminder-unsupported", "weektrial", "We'll remind you before your trial ends."),
    .breaks("trial-reminder-unsupported", "weektrial", "We'll remind you before your trial ends.") {
      $0.policy = { PolicyFacts(trialReminder: .notification) }
    },
    .keeps("trial-reminder-unsupported", "weektrial", "We'll remind you before your trial ends.") {
      $0.policy = { PolicyFacts(trialReminder: .always) }
    },

    .breaks("trial-no-card-false", "weektrial", "No credit card required.") {
      $0.eligibility = .eligible
    },
    .keeps("trial-no-card-false", "unlock", "No credit card required."),

    .breaks(
      "trial-toggle-wording", "offers", toggle
    ) {
      $0.scope = .screen
      $0.eligibility = .eligible
    },
    .keeps(
      "trial-toggle-wording", "weektrial",
      HonestScreens.trial.swapping("[Subscribe]", "[Enable free trial]")
    ) { $0.scope = .screen },

    .breaks(
      "trial-cta-without-terms", "weektrial", "[Start free trial]\n\n" + HonestScreens.trial
    ) { $0.scope = .screen },
    .keeps(
      "trial-cta-without-terms", "weektrial",
      HonestScreens.trial.swapping("[Subscribe]", "[Start free trial]")
    ) { $0.scope = .screen },
  ]

  /// Two plans, of which only the yearly one has a trial.
  private static let toggle = """
    Trek
    All trails.

    Trek Monthly
    $9.99 per month
    Renews automatically at $9.99 per month until canceled.

    Trek Yearly
    $79.99 per year
    Renews automatically at $79.99 per year until canceled.

    Cancel at least one day before the renewal in Settings › Apple Account › Subscriptions.

    [Enable free trial]
    [Not now]
    Restore Purchases · Terms of Use · Privacy Policy
    """

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
