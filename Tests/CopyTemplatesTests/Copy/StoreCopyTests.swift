import CopyTemplates
import PricingEngine
import Testing

/// Copy speaks of the store that sells: in each language, by every template, in every state.
@Suite struct StoreCopyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let store: Store
    let locale: String
    /// The sections 'cancel', 'charge' and 'restore' of a subscription.
    let sections: [String]
    var testDescription: String { "\(store.rawValue) \(locale)" }
  }

  static let rows = [
    Row(
      store: .appStore, locale: "en",
      sections: [
        "Cancel anytime in your App Store account settings. You keep access until the end of the "
          + "time you have paid for.", "Payment is charged to your Apple Account.",
        "Restore Purchases",
      ]),
    Row(
      store: .googlePlay, locale: "en",
      sections: [
        "Cancel anytime in your Google Play subscriptions. You keep access until the end of the "
          + "time you have paid for.", "Payment is charged to your Google Play account.",
        "Restore Purchases",
      ]),
    Row(
      store: .web, locale: "en",
      sections: [
        "Cancel anytime in your account settings.", "Payment is charged to your payment method.",
      ]),
    Row(
      store: .other, locale: "en",
      sections: [
        "Cancel anytime in your account settings.", "Payment is charged to your payment method.",
      ]),
    Row(
      store: .googlePlay, locale: "de",
      sections: [
        "Jederzeit kündbar bei Google Play unter „Abos“. Du behältst den Zugriff bis zum Ende des "
          + "bezahlten Zeitraums.", "Die Zahlung wird über dein Google Play-Konto abgerechnet.",
        "Käufe wiederherstellen",
      ]),
    Row(
      store: .web, locale: "ja",
      sections: [
        "アカウント設定からいつでもキャンセルできます。", "料金は登録されているお支払い方法に請求されます。",
      ]),
  ]

  @Test(arguments: rows) func writesTheStoresWords(row: Row) throws {
    var paywall = SamplePaywall.brewLog
    paywall.locale = row.locale
    paywall.store = row.store
    let sections = try paywall.copy().sections
    #expect(
      sections.filter { ["cancel", "charge", "restore"].contains($0.id) }.map(\.text)
        == row.sections)
  }

  /// What only the App Store calls by its name, in every language.
  private static let appleWords = ["Apple", "App Store", "iPhone", "iPad", "iCloud"]

  /// The subjects that are there only in the App Store.
  private static let appStoreSubjects: Set<MessageSubject> = [
    .appStore, .upgrade, .changeNow, .changeAtRenewal,
  ]

  @Test(arguments: BuiltIn.locales) func namesAStoreOnlyInItsOwnMessages(locale: String) throws {
    let messages = try BuiltIn.messages(locale)
    for (key, terms) in try BuiltIn.contract().messages {
      let values = terms.arguments.mapValues { type in
        type == .count ? MessageValue.number(3) : .text("x")
      }
      let text = try messages.text(key, values)
      if Self.appStoreSubjects.isDisjoint(with: terms.subjects) {
        for word in Self.appleWords { #expect(!text.contains(word), "\(key): \(text)") }
      }
      if !terms.subjects.contains(.googlePlay) {
        #expect(!text.contains("Google"), "\(key): \(text)")
      }
    }
  }

  /// An example catalog in a locale; all that its products can say is looked at.
  struct Example: Sendable, CustomTestStringConvertible {
    let file: String
    let storefront: String
    let locale: String
    var testDescription: String { "\(file) \(storefront) \(locale)" }
  }

  /// Which messages are chosen does not depend on the language, and all languages were looked at above.
  static let examples = [
    ("google-play.json", "DEU"), ("google-play.json", "USA"), ("stripe.json", "DEU"),
    ("revenuecat-web.json", "DEU"),
  ].flatMap { file, storefront in
    ["en", "ar"].map { Example(file: file, storefront: storefront, locale: $0) }
  }

  private static let facts = """
    {"schema": "paywall-project/1", "app": {"name": "Marmot"}, "evaluation": {"days": 14},
      "freeTier": {"limit": 20, "text": "20"}, "otherService": "Sync",
      "privacy": {"evaluationStart": "device", "ownership": "storeTransactions"}}
    """

  @Test(arguments: examples) func neverSpeaksOfAnotherStore(example: Example) throws {
    let source = try PackageFile.source("Examples/catalogs/\(example.file)")
    let catalog = try #require(CatalogReader.read(source).catalog)
    let phrases = try BuiltIn.phrases(example.locale, storefront: example.storefront)
    let facts = try BuiltIn.facts(Self.facts)
    let words = Self.appleWords + (catalog.store == .googlePlay ? [] : ["Google"])
    let plans = try plans(of: catalog, in: example.storefront)
    var rendered: Set<String> = []
    for name in try PackageFile.names(in: "Templates") where name != "shared" {
      let template = try BuiltIn.template(name)
      for plan in plans {
        let quotes = Quote.quotes(
          for: [plan], among: plans, comparedTo: nil, offer: template.offer)
        for state in ReaderState.examples {
          let composer = PaywallComposer(
            template: template, contract: try BuiltIn.contract(), phrases: phrases,
            facts: facts, state: state, store: catalog.store)
          guard let copy = try written(composer, quotes) else { continue }
          rendered.insert(name)
          for section in copy.sections {
            for word in words {
              #expect(!section.text.contains(word), "\(name) \(state): \(section.text)")
            }
          }
        }
      }
    }
    // What a catalog without offers, commitments, levels and a price increase can render.
    let always: Set = [
      "feature-gate", "plan-card", "pricing-page", "privacy-disclosure", "purchase-result",
      "single-plan", "status", "store-listing", "subscription", "support",
    ]
    let sellsUnlock = plans.contains { $0.product.kind == .nonConsumable }
    #expect(always.union(sellsUnlock ? ["one-time-unlock"] : []).subtracting(rendered) == [])
  }

  /// The plans of a catalog, one of each way to pay and set of offers: others read the same.
  private func plans(of catalog: Catalog, in code: String) throws -> [Plan] {
    let storefront = try Storefront(code: code)
    let plans = try catalog.products.filter { $0.pricing[storefront] != nil }.flatMap {
      try Plan.plans(of: $0, in: storefront, soldBy: catalog.store)
    }
    var seen: Set<String> = []
    return plans.filter { plan in
      let offers = plan.offers.map { "\($0.kind) \($0.terms.mode)" }
      let kind = "\(plan.product.kind.name) \(plan.commitment == nil)"
      return seen.insert("\(kind) \(offers)").inserted
    }
  }

  /// The copy; `nil` when the template or the state is not for these products.
  private func written(_ composer: PaywallComposer, _ quotes: [Quote]) throws -> PaywallCopy? {
    do throws(CompositionError) { return try composer.compose(quotes) } catch {
      switch error {
      case .wrongProducts, .wrongState, .refused: return nil
      default: throw error
      }
    }
  }
}
