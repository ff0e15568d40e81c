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

  /// The texts of a file in `Tests/Fixtures/honesty`.
  static func all(in file: String = "texts.json") throws -> [LabeledText] {
    try JSONDecoder().decode(
      [LabeledText].self, from: RepositoryFile.data("Tests/Fixtures/honesty/\(file)"))
  }

  /// The text as a screen of its world.
  func screen() throws -> HonestyScreen {
    let world = try LabeledWorld.named(world)
    let storefront = try Storefront(code: storefront)
    let locale = try LocaleTag(language)
    let source = try SourceText(file: "text", bytes: Array(text.utf8))
    var findings: [Finding] = []
    let kind = try #require(TextFormat(rawValue: format))
    let blocks = TextExtractor.blocks(of: source, as: kind, into: &findings)
    // A whole paywall of one product sells no other.
    let isScreen = scope == "screen"
    let sold = isScreen ? product?.split(separator: ".").last.map { [String($0)] } : nil
    return HonestyScreen(
      blocks: blocks.map { ScreenBlock($0, productID: product) }, locale: locale,
      quotes: try world.quotes(in: storefront, only: sold ?? []),
      scope: isScreen ? .screen : .phrase, facts: world.project.facts)
  }
}
