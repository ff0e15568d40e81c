import CopyChecks
import CopyTemplates
import PricingEngine
import Synchronization

/// What the paywalls of each template, storefront and state say, worked out once for all languages.
final class OutlineTable: Sendable {
  private let materials: BuildMaterials
  private let known: Mutex<Known>

  /// What all languages need of the paywall of a template, storefront and state.
  struct Entry: Sendable {
    /// The plans.
    let quotes: [Quote]
    /// The plan that the reader has.
    let currentPlan: Plan?
    /// The numbers of what it has in common with others; `nil` for one that is refused.
    let kind: Kind?
    /// The number of its plans with their savings.
    let plans: Int32
    /// The sections that show figures.
    let figures: [SectionOutline]
    /// The claims, as a manifest lists them.
    let claims: [ManifestClaim]
    /// The claims and the change of plan, as JSON documents have them.
    let claimsJSON: [UInt8]
    let changeJSON: [UInt8]
  }

  /// What a paywall has in common with others.
  struct Kind: Sendable {
    /// The number of its shape: in one language, paywalls of one shape have the same form.
    let shape: Int32
    /// The number of its shape with everything else that judgments depend on which are not about prices.
    let judged: Int32
  }

  private struct Key: Hashable {
    let template: Int
    let storefront: Int
    let state: String
  }

  /// What forms depend on besides the language.
  private struct Shape: Hashable {
    let outline: PaywallOutline.Shape
    let template: Int
    let state: String
  }

  /// What judgments depend on besides the language and the shape.
  private struct Judged: Hashable {
    let shape: Int32
    let law: StorefrontLaw
    let plans: [JudgedPlan]
  }

  /// What the JSON of plans depends on besides the language; the storefront and these tell plans of one catalog apart.
  private struct Plans: Hashable {
    let storefront: Int
    let plans: [Shown]

    struct Shown: Hashable {
      let productID: String
      let payments: Int?
      let seats: Int?
      let savings: Savings?
      /// Why there is no saving.
      let reason: String?

      init(_ quote: Quote) {
        productID = quote.plan.productID
        payments = quote.plan.commitment?.payments
        seats = quote.plan.seatCount
        switch quote.savings {
        case .success(let saving): (savings, reason) = (saving, nil)
        case .failure(let none): (savings, reason) = (nil, String(describing: none))
        }
      }
    }
  }

  private struct Known {
    var entries: [Key: Result<Entry, InputError>] = [:]
    var shapes = Numbering<Shape>()
    var judged = Numbering<Judged>()
    var plans = Numbering<Plans>()
  }

  init(_ materials: BuildMaterials) {
    self.materials = materials
    known = Mutex(Known())
  }

  /// What is known of a paywall of the matrix.
  ///
  /// - Throws: `InputError` when its parts do not go together.
  func entry(_ place: PaywallWriter.Place) throws(InputError) -> Entry {
    let key = Key(
      template: place.template, storefront: place.storefront, state: place.state.text)
    if let entry = known.withLock({ $0.entries[key] }) { return try entry.get() }
    let result: Result<Entry, InputError>
    do throws(InputError) { result = .success(try makeEntry(place)) } catch {
      result = .failure(error)
    }
    known.withLock { $0.entries[key] = result }
    return try result.get()
  }

  /// The whole outline of a paywall, which is not kept.
  func outline(
    _ place: PaywallWriter.Place, quotes: [Quote], currentPlan: Plan?
  ) throws(InputError) -> PaywallOutline {
    let composer = OutlineComposer(
      template: materials.matrix.templates[place.template].definition,
      contract: materials.library.contract, facts: materials.facts, state: place.state.named,
      currentPlan: currentPlan, store: materials.workspace.catalog.store)
    do throws(CompositionError) { return try composer.outline(of: quotes) } catch {
      throw .composition(error)
    }
  }

  private func makeEntry(_ place: PaywallWriter.Place) throws(InputError) -> Entry {
    let options = materials.options
    let selection = try PlanSelection(
      options, workspace: materials.workspace,
      storefront: materials.matrix.storefronts[place.storefront])
    let template = materials.matrix.templates[place.template].definition
    let given = try selection.quotes(options, for: template, state: place.state.named?.name)
    try PaywallSources.check(options, given)
    let currentPlan = try PaywallSources.currentPlan(options, selection)
    let outline = try outline(place, quotes: given, currentPlan: currentPlan)
    let hasJSON = materials.matrix.formats.contains(.json)
    return Entry(
      quotes: given, currentPlan: currentPlan, kind: kind(of: outline, place),
      plans: number(ofPlans: outline.quotes, place), figures: outline.figures,
      claims: Self.claims(of: outline),
      claimsJSON: hasJSON ? JSONRenderer.claims(outline.claims) : [],
      changeJSON: hasJSON ? JSONRenderer.change(outline.change) : [])
  }

  private func kind(of outline: PaywallOutline, _ place: PaywallWriter.Place) -> Kind? {
    guard let common = outline.shape else { return nil }
    let shape = Shape(outline: common, template: place.template, state: place.state.text)
    let law = StorefrontLaw(materials.matrix.storefronts[place.storefront])
    let plans = outline.quotes.map { JudgedPlan($0) }
    return known.withLock { known in
      let number = known.shapes[shape]
      return Kind(
        shape: number, judged: known.judged[Judged(shape: number, law: law, plans: plans)])
    }
  }

  private func number(ofPlans quotes: [Quote], _ place: PaywallWriter.Place) -> Int32 {
    let plans = Plans(
      storefront: place.storefront, plans: quotes.map { Plans.Shown($0) })
    return known.withLock { $0.plans[plans] }
  }

  private static func claims(of outline: PaywallOutline) -> [ManifestClaim] {
    Set(
      outline.claims.map {
        ManifestClaim(kind: $0.kind.rawValue, isProven: $0.verdict.isProven)
      }
    ).sorted()
  }
}
