import Testing

@testable import PricingEngine

/// Private keys and account identifiers stay out of everything that is shown.
@Suite struct StoreKitSecretsTests {
  /// How the secrets below start: a part of one is too much as well.
  private static let secrets = ["MIG", "T5X", "644", "KEY"]
  private static let names = [
    "subscriptionOffersKeyPair", "_developerTeamID", "_applicationInternalID",
  ]

  /// Files that are wrong at every place around the secrets.
  static let files: [String] = {
    let whole = """
      { "subscriptionOffersKeyPair" : { "id" : "KEYPAIRID", "privateKey" : "MIGTAgEAMBMGByq" },
        "settings" : { "_applicationInternalID" : "6444444444", "_developerTeamID" : "T5X9A2B7C1",
          "_storefront" : "ZZZ" }, "products" : [ { "type" : "x", "displayPrice" : "3,490" } ] }
      """
    let unquoted = whole.replacing("\"T5X9A2B7C1\"", with: "T5X9A2B7C1")
    let twice = whole.replacing(
      "\"_storefront\"", with: "\"_developerTeamID\" : \"T5X9A2B7C1\", \"_storefront\"")
    let oneLine = whole.replacing("\n", with: " ")
    let cuts = (1..<whole.utf8.count).map { String(decoding: whole.utf8.prefix($0), as: UTF8.self) }
    return [whole, unquoted, twice, oneLine, oneLine.replacing("KEYPAIRID\"", with: "KEYPAIRID")]
      + cuts
  }()

  @Test func neverShowsThem() throws {
    for text in Self.files {
      let source = try SourceText(file: "test.storekit", bytes: Array(text.utf8))
      let findings = StoreKitReader.read(source).findings
      #expect(!findings.isEmpty)
      for finding in findings {
        let excerpt = finding.location.flatMap { source.excerpt(at: $0) }
        let shown = [finding.message, finding.path, finding.fix, excerpt].compactMap(\.self)
          .joined(separator: "\n")
        for secret in Self.secrets + Self.names {
          #expect(!shown.contains(secret), "\(secret) in \(shown) for \(text)")
        }
      }
    }
  }

  @Test func readsAFileWithAKeyPair() throws {
    let text = """
      { "subscriptionOffersKeyPair" : { "id" : "KEYPAIRID", "privateKey" : "MIGTAgEAMBMGByq" },
        "settings" : { "_storefront" : "USA" }, "products" : [ \(StoreKitJSON.product()) ] }
      """
    #expect(try storeKitCatalog(text).products.count == 1)
  }
}
