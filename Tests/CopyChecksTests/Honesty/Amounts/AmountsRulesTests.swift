import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Amounts and arithmetic: 66.99 a year against 9.99 a month is 44.1 %, 5.29 months or 5.5825 a month.
@Suite struct AmountsRulesTests {
  static let rows: [HonestyRow] = [
    .breaks("price-hardcoded", "tempo", "Only $66.99 a year") { $0.scope = .source },
    .breaks("price-hardcoded", "tempo", "Half price for a year") { $0.scope = .source },
    .breaks("price-hardcoded", "weektrial", "Start your 7-day free trial") { $0.scope = .source },
    .breaks("price-hardcoded", "tempo", "2 months free") { $0.scope = .source },
    .breaks("price-hardcoded", "tempo", "Now 20% more maps") { $0.scope = .source },
    .keeps("price-hardcoded", "tempo", "Only {price} per year, {percent} less, and 12 maps") {
      $0.scope = .source
    },
    .keeps("price-hardcoded", "tempo", "Only $66.99 a year") { $0.only = ["yearly"] },

    .breaks("amount-not-in-data", "tempo", "Tempo Pro Yearly costs $64.99."),
    .keeps(
      "amount-not-in-data", "tempo", "Tempo Pro Yearly costs $66.99, and twelve months $119.88."),

    .breaks("amount-currency-mismatch", "tempo", "Tempo Pro Yearly costs €66.99."),
    .keeps("amount-currency-mismatch", "tempo", "Tempo Pro Yearly costs US$66.99."),

    .breaks("amount-format-locale", "kino", "Kino Plus jährlich: 39.99 €") { $0.locale = "de" },
    .breaks("amount-format-locale", "kino", "Kino Plus jährlich: €39,99") { $0.locale = "de" },
    .keeps("amount-format-locale", "kino", "Kino Plus jährlich: 39,99 €") { $0.locale = "de" },
    .keeps("amount-format-locale", "kino", "Kino Plus jährlich: 39,99 €") { $0.locale = "de-AT" },
    .keeps("amount-format-locale", "kino", "Kino Plus jährlich: EUR 39,99") { $0.locale = "de" },
    .keeps("amount-format-locale", "tempo", "4799 ₽ в год") {
      ($0.locale, $0.storefront, $0.card) = ("ru", "RUS", "yearly")
    },
    .keeps("amount-format-locale", "tempo", "वर्षाला ₹2,699, म्हणजे महिन्याला ₹224.92") {
      ($0.locale, $0.storefront, $0.card) = ("mr", "IND", "yearly")
    },

    // 4799 ÷ 12 = 399.92: whole rubles are whole when every price is, one percent above at most.
    .keeps("equivalent-imprecise", "tempo", "4799 ₽ в год — это 400 ₽ в месяц.") {
      ($0.locale, $0.storefront, $0.card) = ("ru", "RUS", "yearly")
    },
    .breaks(
      "equivalent-imprecise", "tempo", "4799 ₽ в год — это 410 ₽ в месяц.",
      also: ["amount-not-in-data"]
    ) {
      ($0.locale, $0.storefront, $0.card) = ("ru", "RUS", "yearly")
    },

    .breaks("save-percent-overstated", "tempo", "Save 45% with Tempo Pro Yearly."),
    .keeps("save-percent-overstated", "tempo", "Save 44% with Tempo Pro Yearly."),
    .breaks("save-percent-overstated", "ladder", "Half price with Ladder Plus Yearly."),
    .breaks("save-percent-overstated", "weektrial", "Save 35% with Sprout Plus Yearly.") {
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "59.99")) }
    },
    .keeps("save-percent-overstated", "weektrial", "Save 33% with Sprout Plus Yearly.") {
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "59.99")) }
    },

    .breaks("save-percent-understated", "tempo", "Save 40% with Tempo Pro Yearly."),
    .breaks("save-percent-understated", "tempo", "4 months free with Tempo Pro Yearly."),
    .keeps("save-percent-understated", "tempo", "5 months free with Tempo Pro Yearly."),

    .breaks(
      "save-amount-mismatch", "tempo", "Save $53.00 with Tempo Pro Yearly.",
      also: ["amount-not-in-data"]),
    .breaks("save-amount-mismatch", "weektrial", "Save $39.99 with Sprout Plus Yearly.") {
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "59.99")) }
    },
    .keeps("save-amount-mismatch", "weektrial", "Save $20.00 with Sprout Plus Yearly.") {
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "59.99")) }
    },
    .keeps("save-amount-mismatch", "tempo", "Save $52.89 with Tempo Pro Yearly."),

    .breaks("saving-reference-missing", "weektrial", "Save 50% with Sprout Plus Yearly."),
    .breaks("saving-reference-missing", "tempo", "Save 44% with Tempo Pro Monthly."),
    .breaks("saving-reference-missing", "weektrial", "Save 33% with Sprout Plus Yearly.") {
      $0.policy = { PolicyFacts(promotion: try .sample(of: "other", reference: "59.99")) }
    },
    .keeps("saving-reference-missing", "tempo", "Save 44% with Tempo Pro Yearly."),

    .breaks("saving-unlike-products", "commit", "Save 28%.") { $0.card = "committed" },
    .breaks("saving-unlike-products", "offers", "Save 33% with Trek Yearly."),
    .breaks("saving-unlike-products", "tempo", "Save 44% with Tempo Pro Yearly.") {
      $0.facts = { .giving(["plans": ["yearly", "monthly"], "maps": ["monthly"]]) }
    },
    .keeps("saving-unlike-products", "tempo", "Save 44% with Tempo Pro Yearly.") {
      $0.facts = { .giving(["plans": ["yearly", "monthly"]]) }
    },

    .breaks(
      "saving-basis-unstated", "tempo",
      HonestScreens.plans.swapping("Save 44% compared with twelve payments of $9.99.", "Save 44%.")
    ) { $0.scope = .screen },
    .keeps("saving-basis-unstated", "tempo", HonestScreens.plans) { $0.scope = .screen },

    .breaks("saving-from-intro-price", "payg", "Save 76% with Lingua Premium Monthly."),
    .keeps(
      "saving-from-intro-price", "payg",
      "Save 76% in the first 3 months with Lingua Premium Monthly."),

    // 3 × 9.99 = 29.97, and the first three months cost 34.99.
    .breaks("discount-wording-false", "dearintro", "Save on your first 3 months"),
    .breaks("discount-wording-false", "dearintro", "Discounted first 3 months"),
    .breaks("discount-wording-false", "dearintro", "Now at a discount"),
    .keeps("discount-wording-false", "dearintro", "Your first 3 months"),
    .keeps("discount-wording-false", "dearintro", "Redeem your discount code"),
    // 3 × 2.99 = 8.97 against 38.97; a plan that saves against another one; a plan alone, as always.
    .keeps("discount-wording-false", "payg", "Save on your first 3 months"),
    .keeps("discount-wording-false", "tempo", "Tempo Pro Yearly is discounted"),
    .breaks("discount-wording-false", "unlock", "Now at a discount"),
    .keeps("discount-wording-false", "weektrial", "Sprout Plus Yearly is discounted") {
      $0.policy = { PolicyFacts(promotion: try .sample(reference: "59.99")) }
    },

    .breaks("saving-up-to-unattained", "tempo", "Save up to 60% with a plan."),
    .keeps("saving-up-to-unattained", "tempo", "Save up to 44% with a plan."),

    .breaks("months-free-mismatch", "ladder", "2 months free with Ladder Plus Yearly."),
    .keeps("months-free-mismatch", "ladder", "1 month free with Ladder Plus Yearly."),
    .breaks("months-free-mismatch", "tempo", "6 months free with Tempo Pro Yearly."),

    .breaks(
      "months-free-condition-undisclosed", "tempo",
      HonestScreens.plans.swapping("[Subscribe]", "5 months free!\n\n[Subscribe]")
    ) { $0.scope = .screen },
    .keeps(
      "months-free-condition-undisclosed", "tempo",
      HonestScreens.plans.swapping(
        "[Subscribe]", "5 months free, 1 year paid at once.\n\n[Subscribe]")
    ) { $0.scope = .screen },
    .keeps(
      "months-free-condition-undisclosed", "tempo",
      HonestScreens.plans.swapping("$66.99 per year", "$66.99 per year, 5 months free")
    ) { $0.scope = .screen },

    .breaks(
      "equivalent-understated", "tempo", "Tempo Pro Yearly is $5.58 a month.",
      also: ["amount-not-in-data"]),
    .keeps("equivalent-understated", "tempo", "Tempo Pro Yearly is $5.59 a month."),

    .breaks(
      "equivalent-imprecise", "tempo", "Tempo Pro Yearly is $5.69 a month.",
      also: ["amount-not-in-data"]),
    .keeps("equivalent-imprecise", "tempo", "Tempo Pro Yearly is $5.59 a month."),

    .breaks(
      "equivalent-hides-billed", "tempo",
      HonestScreens.plans.swapping(
        "Cancel at least", "Only $5.59 a month with Tempo Pro Yearly.\n\nCancel at least")
    ) { $0.scope = .screen },
    .keeps(
      "equivalent-hides-billed", "tempo",
      HonestScreens.plans.swapping("$66.99 per year\n", "$66.99 per year, which is $5.59 a month\n")
    ) { $0.scope = .screen },

    .breaks("price-trivialized", "tempo", "Less than a cup of coffee."),
    .breaks("price-trivialized", "tempo", "Tempo Pro Yearly is $0.19 a day."),
    .keeps("price-trivialized", "tempo", "Log your cup of coffee."),

    .breaks("quantity-bonus-mismatch", "coins", "20% more coins"),
    .keeps("quantity-bonus-mismatch", "coins", "550 coins"),

    .breaks("from-price-not-lowest", "tempo", "Plans from $5.59."),
    .keeps("from-price-not-lowest", "tempo", "Plans from $9.99."),
    .breaks("from-price-not-lowest", "payg", "Plans from $2.99.") { $0.eligibility = .ineligible },
    .keeps("from-price-not-lowest", "payg", "Plans from $2.99.") { $0.eligibility = .eligible },

    .breaks("tax-claim-unsupported", "tempo", "$66.99, all taxes included."),
    .keeps("tax-claim-unsupported", "tempo", "$66.99, all taxes included.") {
      $0.policy = { PolicyFacts(pricesIncludeTax: true) }
    },
    .keeps("tax-claim-unsupported", "tempo", "€66.99, all taxes included.") {
      $0.locale = "en-GB"
      $0.storefront = "DEU"
    },
    .breaks("tax-claim-unsupported", "tempo", "€66.99, all taxes included.") {
      $0.locale = "en-GB"
      $0.storefront = "DEU"
      $0.policy = { PolicyFacts(pricesIncludeTax: false) }
    },
  ]

  @Test(arguments: rows) func judges(row: HonestyRow) throws { try row.check() }
}
