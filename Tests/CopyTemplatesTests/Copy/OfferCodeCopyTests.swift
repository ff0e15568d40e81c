import CopyTemplates
import PricingEngine
import Testing

/// An offer by code, word for word: what it costs, who gets it, and what follows.
@Suite struct OfferCodeCopyTests {
  private static func code(
    _ eligibility: [Offer.CodeEligibility], renews: Bool?, price: String?, _ period: String,
    payments: Int? = nil
  ) -> SampleOffer {
    SampleOffer(
      kind: .offerCode(
        name: "club", eligibility: eligibility, stacksWithIntroductory: false, renews: renews),
      price: price, period: period, payments: payments)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let product: SampleProduct
    let lines: [String]
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "three reduced months for new customers",
      product: SampleProduct(
        id: "monthly", kind: .subscription("P1M"), price: "5.99",
        offers: [code([.new], renews: true, price: "2.99", "P1M", payments: 3)]),
      lines: [
        "headline(monthly): Use your offer code", "name(monthly): Pro",
        "price(monthly): $5.99 per month",
        "introPrice(monthly): $2.99 per month for 3 months (3 payments, $8.97 in total), "
          + "then $5.99 per month",
        "eligibility(monthly): For customers with an offer code who have never subscribed.",
        "renewal(monthly): Renews automatically after 3 months at $5.99 per month until canceled.",
        "purchase(monthly): Redeem Code",
      ]),
    Row(
      id: "a free month that ends, for former subscribers",
      product: SampleProduct(
        id: "monthly", kind: .subscription("P1M"), price: "5.99",
        offers: [code([.expired], renews: false, price: nil, "P1M")]),
      lines: [
        "headline(monthly): Use your offer code", "name(monthly): Pro",
        "price(monthly): $5.99 per month",
        "introPrice(monthly): Free for 1 month, then it ends by itself",
        "eligibility(monthly): For former subscribers with an offer code.",
        "purchase(monthly): Redeem Code",
      ]),
    Row(
      id: "a purchase at a lower price",
      product: SampleProduct(
        id: "full", kind: .nonConsumable, price: "99.99",
        offers: [code([.nonSpender], renews: nil, price: "79.99", "")]),
      lines: [
        "headline(full): Use your offer code", "name(full): Pro",
        "oneTimePrice(full): $99.99, paid once",
        "introPrice(full): $79.99 with your offer code, instead of $99.99",
        "eligibility(full): For eligible customers with an offer code.",
        "oneTime(full): One-time purchase. No subscription: nothing renews.",
        "purchase(full): Redeem Code",
      ]),
  ]

  @Test(arguments: rows)
  func saysWhatTheCodeGives(row: Row) throws {
    let ids: Set = [
      "headline", "name", "price", "oneTimePrice", "introPrice", "eligibility", "renewal",
      "oneTime", "purchase",
    ]
    let copy = try copy(row.product)
    #expect(copy.sections.filter { ids.contains($0.id) }.map(\.line) == row.lines)
  }

  /// A code that saves nothing is no offer.
  @Test func refusesACodeThatSavesNothing() throws {
    let product = SampleProduct(
      id: "full", kind: .nonConsumable, price: "9.99",
      offers: [Self.code([.nonSpender], renews: nil, price: "9.99", "")])
    let error = #expect(throws: CompositionError.self) { try copy(product) }
    guard case .refused(let refusals, _)? = error else {
      Issue.record("expected a refusal, got \(String(describing: error))")
      return
    }
    #expect(refusals.map(\.section) == ["introPrice"])
    #expect(
      refusals.first?.reasons.last
        == "'offer.once' claims introductory-price: the price with the offer is not below the "
        + "regular price: 9.99 instead of 9.99")
  }

  private func copy(_ product: SampleProduct) throws -> PaywallCopy {
    let paywall = SamplePaywall(template: "offer-code", products: [product])
    let quotes = try sampleQuotes([product], offer: .kind("offerCode"))
    return try paywall.composer(template: try BuiltIn.template("offer-code")).compose(quotes)
  }
}
