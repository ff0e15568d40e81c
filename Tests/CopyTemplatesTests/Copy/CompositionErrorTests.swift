import CopyTemplates
import PricingEngine
import Testing

/// Paywalls that are not composed, and why.
@Suite struct CompositionErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let sections: String
    var paywall = SamplePaywall.pocketTuner
    /// `section(product): reason`, one line per reason.
    let refusals: [String]
    var testDescription: String { id }
  }

  private static let nothingToCancel =
    "'cancel.anytime' claims cancel-anytime: there is nothing to cancel: 'full' is a "
    + "non-consumable, bought once and kept"

  static let rows = [
    Row(
      id: "canceling a one-time purchase",
      sections: """
        {"plans": [{"id": "cancel", "role": "cancelTerms", "prominence": 5, "required": true,
          "messages": ["cancel.anytime"]}]}
        """, refusals: ["cancel(full): \(nothingToCancel)"]),
    Row(
      id: "every message that was tried",
      sections: """
        {"plans": [{"id": "terms", "role": "terms", "prominence": 5, "required": true,
          "messages": ["cancel.anytime", "cancel.commitment", "plan.price", "renewal.terms"]}]}
        """,
      refusals: [
        "terms(full): \(nothingToCancel)",
        "terms(full): 'cancel.commitment' is for a plan or app with a commitment",
        "terms(full): 'plan.price' shows {rate}, which has no value here",
        "terms(full): 'renewal.terms' is for a plan or app with a term that renews",
      ]),
    Row(
      id: "every section that cannot be written",
      sections: """
        {"id": "price", "role": "terms", "prominence": 5, "required": true,
          "values": ["offerPrice", "savedMonths"]},
        {"id": "list", "role": "benefit", "prominence": 5, "required": true, "fact": "features"},
        {"id": "terms", "role": "terms", "prominence": 5, "required": true, "link": "terms",
          "messages": ["link.terms"]},
        {"id": "fine", "role": "terms", "prominence": 5, "required": true,
          "messages": ["terms.charge"]}
        """,
      refusals: [
        "price(full): there is no value for {offerPrice}, {savedMonths}",
        "list(full): nobody gave 'features'",
        "terms(full): nobody gave 'links.terms'",
      ]),
    Row(
      id: "an evaluation that nobody gave",
      sections: """
        {"id": "evaluation", "role": "evaluation", "prominence": 5, "required": true,
          "messages": ["evaluation.offer"]}
        """, paywall: SamplePaywall(products: SamplePaywall.pocketTuner.products),
      refusals: [
        "evaluation(full): 'evaluation.offer' is for a plan or app with a free evaluation"
      ]),
  ]

  private func template(_ sections: String) throws -> TemplateDefinition {
    try BuiltIn.template(
      reading: try source(
        """
        {"schema": "paywall-template/1", "name": "own", "summary": "s",
          "kinds": ["nonConsumable"], "states": ["new"], "maximumPlans": 1, "sections": [\(sections)]}
        """))
  }

  @Test(arguments: rows)
  func refusesRequiredSections(row: Row) throws {
    let composer = try row.paywall.composer(template: try template(row.sections))
    let quotes = try row.paywall.quotes()
    let error = #expect(throws: CompositionError.self) { try composer.compose(quotes) }
    guard case .refused(let refusals, _)? = error else {
      Issue.record("expected a refusal, got \(String(describing: error))")
      return
    }
    let lines = refusals.flatMap { refusal in
      refusal.reasons.map { "\(refusal.section)(\(refusal.productID ?? "page")): \($0)" }
    }
    #expect(lines == row.refusals)
  }

  /// Who asks why gets the claims, those that are proven too.
  @Test func keepsTheClaimsOfARefusal() throws {
    let paywall = SamplePaywall.pocketTuner
    let template = try template(
      """
      {"id": "once", "role": "terms", "prominence": 5, "messages": ["purchase.oneTime"]},
      {"id": "cancel", "role": "cancelTerms", "prominence": 5, "required": true,
        "messages": ["cancel.anytime"]}
      """)
    let composer = try paywall.composer(template: template)
    let quotes = try paywall.quotes()
    let error = #expect(throws: CompositionError.self) { try composer.compose(quotes) }
    guard case .refused(_, let claims)? = error else {
      Issue.record("expected a refusal, got \(String(describing: error))")
      return
    }
    #expect(
      claims.map { "\($0.section) \($0.kind.rawValue) \($0.verdict.isProven)" } == [
        "once one-time-purchase true", "once no-subscription true", "cancel cancel-anytime false",
      ])
  }

  struct Misfit: Sendable, CustomTestStringConvertible {
    let id: String
    let template: String
    let products: [SampleProduct]
    let problem: String
    var testDescription: String { id }
  }

  static let misfits = [
    Misfit(
      id: "no product", template: "subscription", products: [],
      problem: "there is no product to show"),
    Misfit(
      id: "another kind", template: "subscription",
      products: [SampleProduct(), SampleProduct(id: "full", kind: .nonConsumable)],
      problem: "'full': it shows autoRenewable, not nonConsumable"),
    Misfit(
      id: "too many", template: "one-time-unlock",
      products: [
        SampleProduct(id: "a", kind: .nonConsumable), SampleProduct(id: "b", kind: .nonConsumable),
      ], problem: "it shows at most one product, got 2; choose with --products"),
  ]

  @Test(arguments: misfits)
  func refusesProductsThatDoNotFit(row: Misfit) throws {
    let paywall = SamplePaywall(template: row.template, products: row.products)
    let error = #expect(throws: CompositionError.self) { try paywall.copy() }
    guard case .wrongProducts(let template, let problem)? = error else {
      Issue.record("expected wrong products, got \(String(describing: error))")
      return
    }
    #expect(template == row.template)
    #expect(problem == row.problem)
  }
}
