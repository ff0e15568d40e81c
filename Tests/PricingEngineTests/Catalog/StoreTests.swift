import PricingEngine
import Testing

/// What a store does by itself, and what it sells.
@Suite struct StoreTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let store: Store
    let restores: Bool
    /// Whether commitments are sold in USA, SGP and DEU.
    let sellsCommitments: [Bool]
    var testDescription: String { store.rawValue }
  }

  static let rows = [
    Row(store: .appStore, restores: true, sellsCommitments: [false, false, true]),
    Row(store: .googlePlay, restores: true, sellsCommitments: [true, true, true]),
    Row(store: .web, restores: false, sellsCommitments: [true, true, true]),
    Row(store: .other, restores: false, sellsCommitments: [true, true, true]),
  ]

  @Test func testsEveryStore() { #expect(Self.rows.map(\.store) == Store.allCases) }

  @Test(arguments: rows) func knowsTheStore(row: Row) throws {
    #expect(row.store.restoresPurchases == row.restores)
    let storefronts = try ["USA", "SGP", "DEU"].map { try Storefront(code: $0) }
    #expect(storefronts.map(row.store.sellsMonthlyCommitment) == row.sellsCommitments)
  }

  /// Who sells the example catalogs.
  static let examples: KeyValuePairs<String, Store> = [
    "introductory-free-trial.storekit": .appStore, "catalog.json": .appStore,
    "app-store-connect.json": .appStore, "google-play.json": .googlePlay, "stripe.json": .web,
    "revenuecat.json": .appStore, "revenuecat-web.json": .web,
  ]

  @Test(arguments: examples.map(\.key)) func isThatOfTheFormat(file: String) throws {
    let source = try repositoryFile("Examples/catalogs/\(file)")
    let catalog = try #require(CatalogReader.read(source).catalog)
    #expect(catalog.store == Self.examples.first { $0.key == file }?.value)
  }
}
