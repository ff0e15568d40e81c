import CopyTemplates
import PricingEngine

/// A paywall in plain words: what is sold, who reads, and what the app says about itself.
struct SamplePaywall: Sendable {
  var template = "subscription"
  var locale = "en"
  /// The locale whose messages are shown, when it is not the reader's own.
  var served: String?
  var storefront = "USA"
  var products: [SampleProduct]
  var others: [SampleProduct] = []
  /// A `paywall.json`, without its schema.
  var facts = ""
  var catalogLocale: String?
  /// Where the reader stands, as `--state` has it; `nil` is the template's usual state.
  var state: String?
  var store = Store.appStore

  func quotes() throws -> [Quote] {
    try sampleQuotes(products, beside: others, in: storefront)
  }

  func composer(template: TemplateDefinition) throws -> PaywallComposer {
    PaywallComposer(
      template: template, contract: try BuiltIn.contract(),
      phrases: try BuiltIn.phrases(locale, served: served, storefront: storefront),
      facts: try BuiltIn.facts(#"{"schema": "paywall-project/1""# + facts + "}"),
      catalogLocale: try catalogLocale.map { try LocaleTag($0) },
      state: try state.map { try ReaderState($0) }, store: store)
  }

  /// The copy by a built-in template.
  func copy() throws -> PaywallCopy {
    try composer(template: try BuiltIn.template(template)).compose(try quotes())
  }
}

extension SamplePaywall {
  /// A monthly and a yearly plan of one group, with everything that the app can say.
  static let brewLog = SamplePaywall(
    products: [
      SampleProduct(id: "yearly", names: ["en-US": "Pro Yearly", "de": "Pro jährlich"]),
      SampleProduct(
        id: "monthly", kind: .subscription("P1M"), price: "2.99",
        names: ["en-US": "Pro Monthly", "de": "Pro monatlich"]),
    ],
    facts: """
      , "app": {"name": "BrewLog"},
      "features": [{"id": "charts", "text": {"en": "Charts of taste", "de": "Diagramme"}}],
      "freeTier": {"limit": 20, "text": {
        "en": "Free for your first {limit, plural, one {# brew} other {# brews}}.",
        "de": "Die ersten {limit} sind kostenlos."}},
      "links": {"terms": "https://brewlog.example/terms", "privacy":
        "https://brewlog.example/privacy", "support": "mailto:help@brewlog.example"}
      """)

  /// One permanent purchase after the app's own evaluation.
  static let pocketTuner = SamplePaywall(
    template: "one-time-unlock",
    products: [
      SampleProduct(
        id: "full", kind: .nonConsumable, price: "24.99", names: ["en-US": "Full Version"],
        isFamilyShareable: true)
    ],
    facts: """
      , "app": {"name": "PocketTuner"},
      "evaluation": {"days": 14, "losesAtEnd": [{"en": "After that, tuning pauses."}]}
      """)

  /// A single plan of a product with an introductory offer.
  static func offer(_ offer: SampleOffer, on period: String, _ price: String) -> SamplePaywall {
    SamplePaywall(products: [
      SampleProduct(
        id: "plan", kind: .subscription(period), price: price, offers: [offer],
        names: ["en-US": "Pro"])
    ])
  }
}

extension PaywallCopy {
  /// The sections as `id[item](product): text`, in reading order.
  var lines: [String] { sections.map(\.line) }
}

extension CopySection {
  var line: String {
    let item = item.map { "[\($0)]" } ?? ""
    let product = productID.map { "(\($0))" } ?? ""
    let url = url.map { " -> \($0.text)" } ?? ""
    return "\(id)\(item)\(product): \(text)\(url)"
  }
}
