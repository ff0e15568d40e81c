import Testing

@testable import PricingEngine

/// The published schema and the reader must know the same keys and words.
@Suite struct NativeCatalogSchemaTests {
  private struct NotFound: Error {}

  private func schema() throws -> JSONReader {
    JSONReader(try JSONDocument(parsing: try repositoryFile("Schemas/catalog.schema.json")))
  }

  private func value(_ path: [String]) throws -> JSONReader {
    try path.reduce(try schema()) { reader, key in
      var findings: [Finding] = []
      guard let value = reader.object(into: &findings)?[key] else { throw NotFound() }
      return value
    }
  }

  private func keys(_ path: [String]) throws -> [String] {
    var findings: [Finding] = []
    return try value(path).object(into: &findings)?.keys ?? []
  }

  private func words(_ path: [String]) throws -> [String] {
    var findings: [Finding] = []
    return try (value(path).elements(into: &findings) ?? []).compactMap(\.plainString)
  }

  @Test(arguments: [
    (["properties"], NativeCatalogKeys.root),
    (["properties", "policies", "properties"], NativeCatalogKeys.policies),
    (["$defs", "group", "properties"], NativeCatalogKeys.group),
    (["$defs", "product", "properties"], NativeCatalogKeys.product),
    (["$defs", "localization", "properties"], NativeCatalogKeys.localization),
    (["$defs", "pricing", "properties"], NativeCatalogKeys.pricing),
    (["$defs", "money", "properties"], NativeCatalogKeys.money),
    (["$defs", "billingPlan", "properties"], NativeCatalogKeys.billingPlan),
    (["$defs", "offer", "properties"], NativeCatalogKeys.offer),
  ])
  func knowsTheSameKeys(_ path: [String], keys expected: [String]) throws {
    #expect(try keys(path).sorted() == expected.sorted())
  }

  @Test func knowsTheSameWords() throws {
    let offer = ["$defs", "offer", "properties"]
    #expect(
      try words(["$defs", "billingKind", "enum"]) == BillingPlan.Kind.allCases.map(\.rawValue))
    #expect(
      try words(["$defs", "product", "properties", "kind", "enum"])
        == ["autoRenewable", "nonRenewing", "consumable", "nonConsumable"])
    #expect(
      try words(offer + ["kind", "enum"])
        == ["introductory", "promotional", "offerCode", "winBack"])
    #expect(
      try words(offer + ["mode", "enum"]) == ["freeTrial", "payAsYouGo", "payUpFront", "oneTime"])
    #expect(
      try words(offer + ["eligibility", "items", "enum"])
        == Offer.CodeEligibility.allCases.map(\.rawValue))
    #expect(
      try value(["properties", "schema", "const"]).plainString == NativeCatalogKeys.schema)
  }
}
