import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// One-time purchases and evaluations: `unlock` is bought once, after 14 free days.
@Suite struct OneTimeRulesTests {
  static let rows: [HonestyRow] = [
    .breaks("no-subscription-false", "tempo", "No subscription."),
    .breaks("no-subscription-false", "season", "Not a subscription."),
    .keeps("no-subscription-false", "unlock", "No subscription."),

    .breaks("no-subscription-scope-unclear", "forever", "No subscription!"),
    .keeps("no-subscription-scope-unclear", "forever", "Atlas Pro Unlock: no subscription."),

    .breaks("one-time-on-recurring", "tempo", "Pay once."),
    .keeps("one-time-on-recurring", "unlock", "Pay once."),

    .breaks("lifetime-not-permanent", "tempo", "Lifetime access"),
    .breaks("lifetime-not-permanent", "season", "Yours forever"),
    .breaks("lifetime-not-permanent", "coins", "Yours forever"),
    .keeps("lifetime-not-permanent", "unlock", "Lifetime access"),

    .breaks(
      "lifetime-scope-undefined", "unlock",
      HonestScreens.unlock.swapping("paid once.", "paid once, lifetime access.")
    ) { $0.scope = .screen },
    .keeps(
      "lifetime-scope-undefined", "unlock",
      HonestScreens.unlock.swapping("paid once.", "paid once, lifetime access.")
    ) {
      $0.scope = .screen
      $0.policy = { PolicyFacts(updates: .currentVersion) }
    },

    .breaks("future-updates-unsupported", "unlock", "All future updates included."),
    .breaks("future-updates-unsupported", "unlock", "All future updates included.") {
      $0.policy = { PolicyFacts(updates: .currentVersion) }
    },
    .keeps("future-updates-unsupported", "unlock", "All future updates included.") {
      $0.policy = { PolicyFacts(updates: .allFutureVersions) }
    },

    .breaks("evaluation-called-free-trial", "unlock", "Start your 14-day free trial."),
    .keeps(
      "evaluation-called-free-trial", "unlock",
      "Start your 14-day free trial. It ends by itself, and nothing is charged."),
    .keeps("evaluation-called-free-trial", "unlock", "Try it free for 14 days."),

    .breaks("evaluation-implies-conversion", "unlock", "14 days free. Renews automatically."),
    .breaks(
      "evaluation-implies-conversion", "unlock", "14 days free. Cancel anytime.",
      also: ["cancel-anytime-not-renewable"]),
    .keeps(
      "evaluation-implies-conversion", "unlock", "14 days free. Then unlock for $24.99, once."),
    .keeps(
      "evaluation-implies-conversion", "unlock", "Unlock for $24.99. Cancel anytime.",
      but: ["cancel-anytime-not-renewable"]),

    .breaks("evaluation-charge-claimed", "unlock", "You'll be charged after 14 days."),
    .keeps("evaluation-charge-claimed", "unlock", "After 14 days you can unlock it for $24.99."),

    .breaks("grace-period-on-evaluation", "unlock", "Your grace period ends in 3 days."),
    .keeps("grace-period-on-evaluation", "unlock", "Your 14 free days end soon."),
    .keeps("evaluation-length-mismatch", "unlock", "Your free days end in 3 days.") {
      $0.daysLeft = 3
    },

    .breaks("grace-period-unsupported", "tempo", "Every plan has a grace period of 16 days."),
    .keeps("grace-period-unsupported", "tempo", "You are in a grace period.") {
      $0.state = .gracePeriod
      $0.policy = { PolicyFacts(billingGraceDays: 16) }
    },
    .breaks(
      "grace-period-unsupported", "commit",
      "Skylark Year in 12 Payments: you are in a grace period."
    ) {
      $0.state = .gracePeriod
      $0.policy = { PolicyFacts(billingGraceDays: 16) }
    },
    .breaks("grace-period-unsupported", "tempo", "You have a 28-day grace period.") {
      $0.state = .gracePeriod
      $0.policy = { PolicyFacts(billingGraceDays: 16) }
    },

    .breaks("buy-now-pay-later-claim", "tempo", "Buy now, pay later."),
    .keeps("buy-now-pay-later-claim", "tempo", "Buy now."),

    .breaks("evaluation-length-mismatch", "unlock", "Free for 30 days."),
    .keeps("evaluation-length-mismatch", "unlock", "Free for 14 days."),
    .keeps("evaluation-length-mismatch", "unlock", "Free for 2 weeks."),

    .breaks("evaluation-days-left-mismatch", "unlock", "Only 3 days left!") {
      $0.daysLeft = 5
    },
    .breaks(
      "evaluation-days-left-mismatch", "unlock", "Only 3 days left!",
      also: ["urgency-without-deadline"]
    ) {
      $0.state = .evaluationExpired
    },
    .keeps("evaluation-days-left-mismatch", "unlock", "Only 5 days left!") {
      $0.daysLeft = 5
    },

    .breaks(
      "evaluation-duration-undisclosed", "unlock",
      HonestScreens.unlock.swapping("for 14 days", "for a while")
    ) { $0.scope = .screen },
    .keeps("evaluation-duration-undisclosed", "unlock", HonestScreens.unlock) {
      $0.scope = .screen
    },
    .keeps(
      "evaluation-duration-undisclosed", "unlock",
      HonestScreens.unlock.swapping("for 14 days", "for a while")
    ) {
      $0.scope = .screen
      $0.state = .evaluationExpired
    },

    .breaks(
      "evaluation-loss-undisclosed", "unlock",
      HonestScreens.unlock.swapping(
        " After that, tuning pauses until you unlock the app; your saved tunings stay on your device.",
        "")
    ) { $0.scope = .screen },
    .keeps("evaluation-loss-undisclosed", "unlock", HonestScreens.unlock) { $0.scope = .screen },

    .breaks(
      "evaluation-unlock-price-undisclosed", "unlock",
      HonestScreens.unlock.swapping("any time: $24.99", "any time"), also: ["billed-amount-missing"]
    ) { $0.scope = .screen },
    .keeps("evaluation-unlock-price-undisclosed", "unlock", HonestScreens.unlock) {
      $0.scope = .screen
    },

    .breaks(
      "evaluation-product-name", "starter", starter.swapping("14-day Trial", "Start")
    ) {
      $0.scope = .screen
      $0.only = ["trial", "full"]
    },
    .keeps("evaluation-product-name", "starter", starter) {
      $0.scope = .screen
      $0.only = ["named", "full"]
    },

    .breaks("consumable-expiry-claim", "coins", "Coins expire after 30 days."),
    .keeps("consumable-expiry-claim", "coins", "Coins to use whenever you like."),
    .keeps("consumable-expiry-claim", "season", "Coins expire after 30 days."),

    .breaks("free-unqualified", "unlock", "The full version is free."),
    .keeps("free-unqualified", "unlock", "The full version is ad-free."),
    .keeps("free-unqualified", "unlock", "Already bought it? Restore the purchase at no charge."),
    .keeps("free-unqualified", "starter", "Everything is free.") { $0.only = ["named"] },

    .breaks("existing-subscription-continues", "unlock", HonestScreens.unlock) {
      $0.scope = .screen
      $0.state = .subscribed
    },
    .keeps(
      "existing-subscription-continues", "unlock",
      HonestScreens.unlock.swapping(
        "paid once.",
        "paid once. Cancel your subscription in Settings › Apple Account › Subscriptions.")
    ) {
      $0.scope = .screen
      $0.state = .subscribed
    },
  ]

  /// A free store item that starts an evaluation, and the purchase after it.
  private static let starter = """
    Loom Full Version
    All patterns.

    14-day Trial: $0.00. Everything for 14 days. After that, weaving pauses.
    Full version: $24.99, paid once.

    [Start]
    [Not now]
    Restore Purchases · Privacy Policy · Terms of Use
    """

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
