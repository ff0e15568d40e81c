import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Prominence and required statements.
@Suite struct ProminenceRulesTests {
  static let rows: [HonestyRow] = [
    .breaks(
      "billed-amount-missing", "unlock", HonestScreens.unlock.swapping(": $24.99", ""),
      also: ["evaluation-unlock-price-undisclosed"]
    ) { $0.scope = .screen },
    .keeps("billed-amount-missing", "unlock", HonestScreens.unlock) { $0.scope = .screen },

    .breaks(
      "billed-amount-not-most-prominent", "tempo",
      HonestScreens.rendered.replacing(
        .equivalent, .rendered("$5.59 per month", .equivalent, 1, in: "app.example.tempo.yearly")
      )
      .replacing(
        .billedAmount,
        .rendered("$66.99 per year", .billedAmount, 2, in: "app.example.tempo.yearly")),
    ) { $0.only = ["yearly"] },
    .keeps("billed-amount-not-most-prominent", "tempo", HonestScreens.rendered) {
      $0.only = ["yearly"]
    },

    .breaks("title-missing", "tempo", HonestScreens.rendered.without(.productName)) {
      $0.only = ["yearly"]
    },
    .breaks(
      "title-missing", "tempo", HonestScreens.plans.swapping("Tempo Pro Yearly\n", "Yearly\n")
    ) {
      $0.scope = .screen
    },
    .keeps("title-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks(
      "period-missing", "weektrial",
      HonestScreens.trial.swapping("$39.99 per year", "$39.99")
    ) { $0.scope = .screen },
    .breaks(
      "period-missing", "tempo",
      HonestScreens.plans.swapping("$66.99 per year", "$66.99, or $5.59 per month")
    ) { $0.scope = .screen },
    .keeps("period-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks("contents-missing", "tempo", HonestScreens.rendered.without(.benefit)) {
      $0.only = ["yearly"]
    },
    .keeps("contents-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },
    .keeps("contents-missing", "tempo", HonestScreens.rendered) { $0.only = ["yearly"] },

    .breaks("terms-link-missing", "tempo", HonestScreens.plans.swapping(" · Terms of Use", "")) {
      $0.scope = .screen
    },
    .keeps("terms-link-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks("privacy-link-missing", "tempo", HonestScreens.plans.swapping(" · Privacy Policy", ""))
    {
      $0.scope = .screen
    },
    .keeps("privacy-link-missing", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks(
      "disclosure-behind-tap", "tempo",
      folded("Renews automatically at $66.99 per year until canceled.")
    ) {
      $0.only = ["yearly"]
    },
    .keeps("disclosure-behind-tap", "tempo", folded("Training plans are updated every week.")) {
      $0.only = ["yearly"]
    },

    .breaks(
      "localization-incomplete", "kino",
      "Verlängert sich. Renews automatically until canceled.\n\n" + german
    ) {
      $0.scope = .screen
      $0.locale = "de"
    },
    .keeps("localization-incomplete", "kino", german) {
      $0.scope = .screen
      $0.locale = "de"
    },

    .breaks("order-obligation-wording", "tempo", early, also: ["withdrawal-notice-missing"]) {
      $0.storefront = "DEU"
      $0.only = ["yearly"]
    },
    .keeps("order-obligation-wording", "tempo", early) { $0.only = ["yearly"] },
    .keeps(
      "order-obligation-wording", "tempo", HonestScreens.rendered,
      but: ["withdrawal-notice-missing"]
    ) {
      $0.storefront = "DEU"
      $0.only = ["yearly"]
    },

    .breaks(
      "free-path-hidden", "tempo", HonestScreens.plans.swapping("[Not now]\n", ""),
      also: ["decline-option-missing"]
    ) {
      $0.scope = .screen
      $0.facts = freeTier
    },
    .keeps("free-path-hidden", "tempo", HonestScreens.plans) {
      $0.scope = .screen
      $0.facts = freeTier
    },

    .breaks("decline-option-missing", "tempo", HonestScreens.rendered.without(.decline)) {
      $0.only = ["yearly"]
    },
    .breaks(
      "decline-option-missing", "tempo", HonestScreens.plans.swapping("[Not now]\n", "")
    ) {
      $0.scope = .screen
    },
    .keeps("decline-option-missing", "tempo", HonestScreens.rendered) { $0.only = ["yearly"] },

    .breaks("pitch-to-entitled", "unlock", HonestScreens.renderedUnlock) {
      $0.state = .permanentlyUnlocked
    },
    .keeps("pitch-to-entitled", "unlock", HonestScreens.renderedUnlock.without(.purchase)) {
      $0.state = .permanentlyUnlocked
    },
    .keeps("pitch-to-entitled", "unlock", HonestScreens.renderedUnlock) {
      $0.state = .evaluationExpired
    },

    .breaks("external-purchase-steering", "tempo", "Cheaper on our website"),
    .keeps("external-purchase-steering", "tempo", "Cheaper on our website") {
      $0.policy = { PolicyFacts(externalPurchaseStorefronts: ["USA"]) }
    },
    .breaks("external-purchase-steering", "tempo", "Cheaper on our website") {
      $0.storefront = "GBR"
      $0.policy = { PolicyFacts(externalPurchaseStorefronts: ["USA"]) }
    },
  ]

  /// The laid-out screen with a text in the closed place of its renewal terms.
  private static func folded(_ text: String) -> [ScreenBlock] {
    HonestScreens.rendered.replacing(
      .renewalTerms, ScreenBlock(text, role: .renewalTerms, prominence: 3, isCollapsed: true))
  }

  /// The laid-out screen with the button first.
  private static let early = [ScreenBlock("Continue", role: .purchase)] + HonestScreens.rendered

  private static let german = """
    Kino Plus
    Spielpläne aller Kinos.

    Kino Plus jährlich
    39,99 € pro Jahr
    Verlängert sich automatisch für 39,99 € pro Jahr bis zur Kündigung.

    Kino Plus monatlich
    7,99 € pro Monat
    Verlängert sich automatisch für 7,99 € pro Monat bis zur Kündigung.

    Kündige mindestens 24 Stunden vor Ablauf unter Einstellungen › Apple Account › Abonnements.

    [Zahlungspflichtig abonnieren]
    [Nicht jetzt]
    Käufe wiederherstellen · Nutzungsbedingungen · Datenschutzrichtlinie · Widerrufsrecht
    """

  @Sendable private static func freeTier() throws -> AppFacts {
    AppFacts(
      freeTier: AppFacts.FreeTier(limit: 20, text: AppText(.everywhere("20 runs are free."))),
      links: [.support: try LinkURL("https://tempo.example/support")])
  }

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
