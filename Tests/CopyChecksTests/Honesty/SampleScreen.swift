import CopyChecks
import CopyTemplates
import PricingEngine

/// A screen in plain words, so that rows of tables can hold it.
struct SampleScreen: Sendable {
  /// What is sold: a folder of `Tests/Fixtures/honesty/worlds`.
  let world: String
  let content: Content
  var scope = HonestyScreen.Scope.phrase
  var locale = "en-US"
  /// The storefront; `nil` is the one of the catalog.
  var storefront: String?
  /// The products that are shown, by the last words of their identifiers; empty is all.
  var only: [String] = []
  /// The product in whose card a text stands.
  var card: String?
  var policy: @Sendable () throws -> PolicyFacts = { PolicyFacts() }
  /// The facts of the app apart from its policy; `nil` is those of the world.
  var facts: (@Sendable () throws -> AppFacts)?
  var eligibility = HonestyScreen.Eligibility.unknown
  var state: ReaderState?
  /// The days left of an evaluation that runs, as the state.
  var daysLeft: Int?
  var today: String?

  enum Content: Sendable {
    /// A text that somebody wrote, one block per line; an empty line starts another group.
    case text(String)
    /// Blocks with roles.
    case blocks([ScreenBlock])
  }

  func screen() throws -> HonestyScreen {
    let world = try LabeledWorld.named(world)
    let storefront = try storefront.map { try Storefront(code: $0) } ?? world.catalog.storefront
    let quotes = try world.quotes(in: storefront, only: only)
    return HonestyScreen(
      blocks: try blocks(card.flatMap { card in quotes.first { $0.id.hasSuffix(".\(card)") }?.id }),
      locale: try LocaleTag(locale), quotes: quotes, scope: scope,
      facts: try (facts?() ?? world.project.facts).with(policy()), eligibility: eligibility,
      state: try daysLeft.map { .evaluation(try EvaluationDays($0)) } ?? state,
      today: try today.map { try CalendarDate(iso: $0) })
  }

  private func blocks(_ productID: String?) throws -> [ScreenBlock] {
    switch content {
    case .blocks(let blocks): return blocks
    case .text(let text):
      let source = try SourceText(file: "text", bytes: Array(text.utf8))
      var findings: [Finding] = []
      return TextExtractor.blocks(of: source, as: .plain, into: &findings)
        .map { ScreenBlock($0, productID: productID) }
    }
  }
}

extension Quote {
  var id: String { plan.productID }
}

extension PolicyFacts.Promotion {
  /// A promotion in plain words.
  static func sample(
    of productID: String? = nil, from start: String? = nil, to end: String? = nil,
    reference: String? = nil, since: String? = nil, lowest: String? = nil, neverRepeats: Bool? = nil
  ) throws -> PolicyFacts.Promotion {
    PolicyFacts.Promotion(
      productID: productID, startsAt: try start.map { try CalendarDate(iso: $0) },
      endsAt: try end.map { try CalendarDate(iso: $0) },
      referencePrice: try reference.map { try ExactDecimal(parsing: $0) },
      referenceFrom: try since.map { try CalendarDate(iso: $0) },
      lowestPrice30Days: try lowest.map { try ExactDecimal(parsing: $0) },
      neverRepeats: neverRepeats)
  }
}

extension PolicyFacts {
  /// Evidence in plain words, as the only policy.
  static func proving(
    _ kind: Evidence.Kind, of productID: String? = nil, _ value: String? = nil,
    on date: String = "2026-05-03"
  ) throws -> PolicyFacts {
    PolicyFacts(evidence: [
      Evidence(
        kind, productID: productID, value: try value.map { try ExactDecimal(parsing: $0) },
        source: "https://example.com", date: try CalendarDate(iso: date))
    ])
  }
}

extension AppFacts {
  /// Features, each with the plans of `tempo` that give it.
  static func giving(_ features: [String: Set<String>]) -> AppFacts {
    AppFacts(
      features: features.sorted { $0.key < $1.key }.map { feature in
        AppFacts.Feature(
          id: feature.key, text: AppText(.everywhere("All \(feature.key)")),
          productIDs: Set(feature.value.map { "app.example.tempo.\($0)" }))
      })
  }

  /// The same facts with another policy.
  fileprivate func with(_ policy: PolicyFacts) -> AppFacts {
    AppFacts(
      name: name, features: features, freeTier: freeTier, evaluation: evaluation,
      priceIncrease: priceIncrease, privacy: privacy, otherService: otherService,
      billingRetry: billingRetry, policy: policy, links: links)
  }
}
