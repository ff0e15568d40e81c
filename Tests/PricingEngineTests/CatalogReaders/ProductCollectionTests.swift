import Testing

@testable import PricingEngine

struct ProductCollectionTests {
  /// Three products, the third with the identifier of the first, on lines 2 to 4.
  static func collection() throws -> (products: ProductCollection, findings: [Finding]) {
    let source = SourceText(file: "products.json", literal: "[\n  1,\n  2,\n  3\n]")
    var findings: [Finding] = []
    let readers = JSONReader(try JSONDocument(parsing: source)).elements(into: &findings) ?? []
    var products = ProductCollection()
    for (reader, id) in zip(readers, ["pro", "basic", "pro"]) {
      products.add(
        Product(
          id: id, kind: .consumable, localizations: [], isFamilyShareable: false, pricing: [:]),
        at: reader, into: &findings)
    }
    return (products, findings)
  }

  @Test func refusesASecondProductOfAnIdentifier() throws {
    let (products, findings) = try Self.collection()
    #expect(products.all.map(\.id) == ["pro", "basic"])
    #expect(findings.map(\.rule) == ["product-id-duplicate"])
    #expect(findings.map(\.message) == ["the product id 'pro' is already used on line 2"])
    #expect(findings.first?.location?.line == 4)
  }

  @Test func givesAProductOtherPrices() throws {
    var products = try Self.collection().products
    let storefront = try Storefront(code: "DEU")
    let price = Money(try ExactDecimal(parsing: "2.99"), storefront.currency)
    products.replacePricing(of: "basic", with: [storefront: Product.Pricing(price: price)])
    #expect(products.product("basic")?.pricing[storefront]?.price == price)
    #expect(products.product("pro")?.pricing.isEmpty == true)
    #expect(products.product("plus") == nil)
    #expect(products.all.map(\.id) == ["pro", "basic"])
  }
}
