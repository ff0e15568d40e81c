import CopyChecks
import CopyTemplates
import Foundation
import PricingEngine
import Testing

/// A text of the labeled set, with what an honest reader objects to.
struct LabeledText: Decodable, CustomTestStringConvertible, Sendable {
  let name: String
  let language: String
  let world: String
  let storefront: String
  let product: String?
  let scope: String
  let format: String
  let text: String
  let expect: [Expectation]
  let why: String

  struct Expectation: Decodable, Hashable, Sendable {
    let rule: String
    let level: String
    let words: String
    let secondary: Bool?
  }

  var testDescription: String { name }

  static func all() throws -> [LabeledText] {
    try JSONDecoder().decode(
      [LabeledText].self, from: RepositoryFile.data("Tests/Fixtures/honesty/texts.json"))
  }

  /// The text as a screen of its world.
  func screen() throws -> HonestyScreen {
    let world = try LabeledWorld.named(world)
    let storefront = try Storefront(code: storefront)
    let locale = try LocaleTag(language)
    let plans = try world.catalog.products.filter { world.project.plans.contains($0.id) }
      .flatMap { try Plan.plans(of: $0, in: storefront) }
    var blocks: [TextBlock] = []
    for (group, part) in text.components(separatedBy: "\n\n").enumerated() {
      for line in part.split(separator: "\n") { blocks.append(TextBlock(String(line), kind: .paragraph, group: group, runs: [])) }
    }
    return HonestyScreen(
      blocks: blocks.map { ScreenBlock($0, productID: product) }, locale: locale,
      quotes: Quote.quotes(for: plans, among: plans, comparedTo: world.project.comparedTo),
      scope: scope == "screen" ? .screen : .phrase,
      facts: world.project.facts)
  }
}
