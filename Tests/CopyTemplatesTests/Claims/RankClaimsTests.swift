import CopyTemplates
import PricingEngine
import Testing

/// What may be said about plans beside each other: the lowest price, the most chosen, the one without a subscription.
@Suite struct RankClaimsTests {
  private static let monthly = SampleProduct(
    id: "monthly", kind: .subscription("P1M"), price: "2.99")
  private static let yearly = SampleProduct(id: "yearly", price: "19.99")
  private static let lifetime = SampleProduct(id: "full", kind: .nonConsumable, price: "49.99")

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The plans that are shown; the claim is about the first.
    let products: [SampleProduct]
    let verdict: String
    var testDescription: String { id }
  }

  /// 19.99 / 12 = 1.66583…; 35.88 / 12 = 2.99.
  static let lowest = [
    Row(
      id: "a year below a month", products: [yearly, monthly],
      verdict: "proven: 19.99 / 12 = 1.6658… per month, below every other plan shown"),
    Row(
      id: "a month above a year", products: [monthly, yearly],
      verdict: "refused: 'yearly' costs no more per month: 19.99 / 12 = 1.6658… against 2.99 = 2.99"
    ),
    Row(
      id: "the same per month is not lower",
      products: [SampleProduct(id: "yearly", price: "35.88"), monthly],
      verdict: "refused: 'monthly' costs no more per month: 2.99 = 2.99 against 35.88 / 12 = 2.99"),
    Row(
      id: "a purchase beside it has no month", products: [yearly, lifetime],
      verdict: "refused: no other plan that renews is shown"),
    Row(
      id: "a purchase", products: [lifetime, yearly, monthly],
      verdict: "refused: 'full' has no one price per month"),
    Row(id: "alone", products: [yearly], verdict: "refused: no other plan that renews is shown"),
  ]

  @Test(arguments: lowest)
  func judgesTheLowestPricePerMonth(row: Row) throws {
    let shown = try sampleQuotes(row.products)
    let subject = ClaimSubject(quotes: Array(shown.prefix(1)), shown: shown)
    #expect(ClaimKind.lowestPricePerMonth.verdict(on: subject).wholeText == row.verdict)
  }

  @Test func judgesTheMostPopular() throws {
    let popular = MostPopular(
      productID: "yearly", kind: .sales, source: "App Store Connect",
      date: try CalendarDate(iso: "2026-10-31"))
    let quotes = try sampleQuotes([Self.yearly, Self.monthly])
    func verdict(_ index: Int, _ popular: MostPopular?) -> String {
      let subject = ClaimSubject(quotes: [quotes[index]], mostPopular: popular)
      return ClaimKind.mostPopular.verdict(on: subject).wholeText
    }
    #expect(verdict(0, popular) == "proven: sales of 2026-10-31, by 'App Store Connect'")
    #expect(verdict(1, popular) == "refused: the evidence is for 'yearly'")
    #expect(verdict(0, nil) == "refused: the project names no evidence that anything is popular")
  }

  struct Need: Sendable, CustomTestStringConvertible {
    let id: String
    let products: [SampleProduct]
    /// The features, and the products that give them; no product is every product.
    var features: [String: Set<String>] = [:]
    let verdict: String
    var testDescription: String { id }
  }

  static let needs = [
    Need(
      id: "nothing but purchases", products: [lifetime],
      verdict: "proven: every product shown is bought once and kept"),
    Need(
      id: "a purchase that gives everything", products: [monthly, lifetime],
      features: ["charts": [], "export": ["monthly", "full"]],
      verdict: "proven: 'full' is bought once and gives all features"),
    Need(
      id: "a purchase that gives less", products: [monthly, lifetime],
      features: ["charts": [], "sync": ["monthly"]],
      verdict: "refused: 'full' does not give every feature"),
    Need(
      id: "features that nobody named", products: [monthly, lifetime],
      verdict: "refused: the project names no features, so nobody knows what one payment gives"),
    Need(
      id: "nothing but subscriptions", products: [monthly, yearly], features: ["charts": []],
      verdict: "refused: no product that is bought once and kept is shown"),
  ]

  @Test(arguments: needs)
  func judgesWhetherASubscriptionIsNeeded(row: Need) throws {
    let features = row.features.sorted { $0.key < $1.key }.map { id, products in
      AppFacts.Feature(
        id: id, text: AppText(.everywhere(id)), productIDs: products.isEmpty ? nil : products)
    }
    let subject = ClaimSubject(quotes: try sampleQuotes(row.products), features: features)
    #expect(ClaimKind.noSubscriptionNeeded.verdict(on: subject).wholeText == row.verdict)
  }
}
