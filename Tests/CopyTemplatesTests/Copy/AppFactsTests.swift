import CopyTemplates
import PricingEngine
import Testing

/// Links of a catalog fill in for those that the project does not have.
@Suite struct AppFactsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var own: [LinkKind: String] = [:]
    var terms: String?
    var privacy: [String: String] = [:]
    let links: [LinkKind: String]
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "no links", links: [:]),
    Row(
      id: "the catalog's", terms: "https://a.example/eula",
      privacy: ["en-US": "https://a.example/privacy"],
      links: [.terms: "https://a.example/eula", .privacy: "https://a.example/privacy"]),
    Row(
      id: "the project's first", own: [.terms: "https://own.example/t"],
      terms: "https://a.example/eula", privacy: ["de": "https://a.example/p"],
      links: [.terms: "https://own.example/t", .privacy: "https://a.example/p"]),
    Row(
      id: "the first language of several",
      privacy: ["fr": "https://a.example/fr", "de": "https://a.example/de"],
      links: [.privacy: "https://a.example/de"]),
    Row(
      id: "an address that is not safe is not taken", terms: "javascript:alert(1)",
      privacy: ["en": "http://user@a.example/"], links: [:]),
  ]

  @Test(arguments: rows)
  func takesLinksOfTheCatalog(row: Row) throws {
    let facts = AppFacts(links: try row.own.mapValues { try LinkURL($0) })
      .withLinks(of: Policies(termsURL: row.terms, privacyURLs: row.privacy))
    #expect(facts.links.mapValues(\.text) == row.links)
  }

  /// A feature without products is one of every product.
  @Test func knowsTheFeaturesOfProducts() throws {
    let facts = try BuiltIn.facts(
      """
      {
        "schema": "paywall-project/1",
        "features": [
          {"id": "maps", "text": "Maps"},
          {"id": "offline", "text": "Offline maps", "products": ["year", "once"]}
        ]
      }
      """)
    #expect(facts.featureIDs(givenBy: "year") == ["maps", "offline"])
    #expect(facts.featureIDs(givenBy: "month") == ["maps"])
    #expect(AppFacts().featureIDs(givenBy: "year") == [])
  }
}
