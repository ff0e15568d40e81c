import CopyTemplates
import PricingEngine
import Testing

@testable import CopyChecks

struct ProjectProductsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let project: Project
    let findings: [String]
    var testDescription: String { id }
  }

  static func rows() throws -> [Row] {
    func increase(_ amount: String) throws -> AppFacts {
      AppFacts(
        priceIncrease: AppFacts.PriceIncrease(
          productID: "app.month", newAmount: try ExactDecimal(parsing: amount),
          date: try CalendarDate(iso: "2027-02-01")))
    }
    return [
      Row(
        id: "both agree", project: Project(plans: ["app.month", "app.year"]), findings: []),
      Row(id: "nothing is named", project: Project(), findings: []),
      Row(
        id: "a misspelled plan", project: Project(plans: ["app.mont", "app.month", "app.year"]),
        findings: ["error plans[0]: the catalog has no product 'app.mont' (write 'app.month')"]),
      Row(
        id: "a plan that nobody shows", project: Project(plans: ["app.month"]),
        findings: ["note plans: 'app.year' is in the catalog and not among the plans"]),
      Row(
        id: "an unknown base", project: Project(comparedTo: "x"),
        findings: ["error compareTo: the catalog has no product 'x'"]),
      Row(
        id: "a promotion of an unknown product",
        project: Project(
          facts: AppFacts(
            policy: PolicyFacts(promotion: PolicyFacts.Promotion(productID: "app.years")))),
        findings: [
          "error policy.promotion.product: the catalog has no product 'app.years' (write 'app.year')"
        ]),
      Row(
        id: "a price increase that is none", project: Project(facts: try increase("2.99")),
        findings: ["error priceIncrease.newPrice: expected a price above 2.99, got 2.99"]),
      Row(id: "a price increase", project: Project(facts: try increase("3.00")), findings: []),
    ]
  }

  @Test func comparesProjectAndCatalog() throws {
    let catalog = try catalog()
    for row in try Self.rows() {
      let found = ProjectProducts.findings(
        project: row.project, catalog: catalog, file: "paywall.json"
      ).map { finding in
        "\(finding.severity.rawValue) \(finding.path ?? ""): \(finding.message)"
          + (finding.fix.map { " (\($0))" } ?? "")
      }
      #expect(found == row.findings, "\(row.id)")
    }
  }

  private func catalog() throws -> Catalog {
    let storefront = try Storefront(code: "USA")
    let products = try [("app.month", "P1M", "2.99"), ("app.year", "P1Y", "19.99")]
      .map { id, period, price in
        Product(
          id: id,
          kind: .autoRenewable(
            Product.Subscription(
              period: try SubscriptionPeriod(iso: period), groupID: "g", level: 1)),
          localizations: [], isFamilyShareable: false,
          pricing: [
            storefront: Product.Pricing(
              price: Money(try ExactDecimal(parsing: price), storefront.currency))
          ])
      }
    return Catalog(products: products, storefront: storefront)
  }
}
