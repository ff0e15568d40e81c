import CopyTemplates
import PricingEngine
import Testing

@testable import CopyChecks

/// 30 and 45 characters for the App Store, 55 and 80 or 200 for Google Play.
struct StoreListingLengthsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var kind = Product.Kind.nonConsumable
    var name = "Pro"
    var description = ""
    var limits = StoreListing()
    let findings: [String]
    var testDescription: String { id }
  }

  private static let x30 = String(repeating: "x", count: 30)
  private static let d45 = String(repeating: "d", count: 45)
  private static let fix = " (shorten it, or set 'storeListing' in paywall.json)"

  static let rows = [
    Row(id: "just short enough", name: x30, description: d45, findings: []),
    Row(
      id: "a name of one too many", name: x30 + "y",
      findings: [
        "warning: the display name of 'pro' in de has 31 characters, and the store takes 30: "
          + "'\(x30)y'\(fix)"
      ]),
    Row(
      id: "a description of one too many", description: d45 + "e",
      findings: [
        "warning: the description of 'pro' in de has 46 characters, and the store takes 45: "
          + "'\(d45)e'\(fix)"
      ]),
    // 29 letters and a family of 4 people: 30 graphemes, and 29 + 4 × 2 + 3 = 40 UTF-16 code units.
    Row(
      id: "an emoji of several code points",
      name: String(repeating: "x", count: 29) + "👨\u{200D}👩\u{200D}👧\u{200D}👦",
      findings: [
        "warning: the display name of 'pro' in de has 40 characters (30 as a reader counts), and the "
          + "store takes 30: '\(String(repeating: "x", count: 29))👨\u{200D}👩\u{200D}👧\u{200D}👦'\(fix)"
      ]),
    Row(
      id: "a longer name on Google Play", name: String(repeating: "x", count: 55),
      description: String(repeating: "d", count: 200), limits: StoreListing(store: .googlePlay),
      findings: []),
    Row(
      id: "a name that the project keeps shorter", name: "Profi",
      limits: StoreListing(displayName: 4),
      findings: [
        "warning: the display name of 'pro' in de has 5 characters, and the store takes 4: "
          + "'Profi'\(fix)"
      ]),
  ]

  @Test(arguments: rows)
  func measures(row: Row) throws {
    let product = Product(
      id: "pro", kind: row.kind,
      localizations: [
        Product.Localization(
          locale: "de", displayName: row.name, description: row.description)
      ], isFamilyShareable: false, pricing: [:])
    let catalog = Catalog(products: [product], storefront: try Storefront(code: "USA"))
    let found = StoreListingLengths.findings(in: catalog, limits: row.limits)
    #expect(
      found.map { "\($0.severity.rawValue): \($0.message)" + ($0.fix.map { " (\($0))" } ?? "") }
        == row.findings)
    #expect(found.allSatisfy { $0.rule == "store-field-too-long" && $0.productID == "pro" })
  }

  /// Google Play's description of a subscription is shorter than that of another product.
  @Test func takesAShorterDescriptionForSubscriptions() {
    let play = StoreListing(store: .googlePlay)
    #expect(play.descriptionLimit(isSubscription: true) == 80)
    #expect(play.descriptionLimit(isSubscription: false) == 200)
  }
}
