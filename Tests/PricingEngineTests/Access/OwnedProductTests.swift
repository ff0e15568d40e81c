import Testing

@testable import PricingEngine

@Suite struct OwnedProductTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let product: OwnedProduct
    let isHeld: Bool
    var testDescription: String { id }
  }

  static func rows() throws -> [Row] {
    let (before, now, after) = (
      try instant("2026-11-30T08:59:59Z"), try instant("2026-11-30T09:00:00Z"),
      try instant("2026-11-30T09:00:01Z")
    )
    return [
      Row(id: "plain", product: OwnedProduct(productID: "full"), isHeld: true),
      Row(
        id: "unverified", product: OwnedProduct(productID: "full", isVerified: false),
        isHeld: false),
      Row(
        id: "unfinished", product: OwnedProduct(productID: "full", isFinished: false),
        isHeld: true),
      Row(
        id: "shared", product: OwnedProduct(productID: "full", isFamilyShared: true), isHeld: true),
      Row(
        id: "taken back", product: OwnedProduct(productID: "full", revoked: before), isHeld: false),
      Row(
        id: "taken back, as a slow clock sees it",
        product: OwnedProduct(productID: "full", revoked: after), isHeld: false),
      Row(
        id: "ends in a second", product: OwnedProduct(productID: "pass", ends: after),
        isHeld: true),
      Row(id: "ends now", product: OwnedProduct(productID: "pass", ends: now), isHeld: false),
      Row(
        id: "has ended", product: OwnedProduct(productID: "pass", ends: before), isHeld: false),
    ]
  }

  @Test(arguments: try rows()) func knowsWhatCounts(_ row: Row) throws {
    #expect(row.product.isHeld(at: try instant("2026-11-30T09:00:00Z")) == row.isHeld)
  }
}
