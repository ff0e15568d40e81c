import CopyTemplates
import PricingEngine
import Testing

/// Which language of names and of the app's own texts a reader sees.
@Suite struct TextChooserTests {
  struct Name: Sendable, CustomTestStringConvertible {
    let id: String
    let locale: String
    var served: String?
    let names: [String: String]
    var catalogLocale: String?
    let shown: String?
    var finding: String?
    var testDescription: String { id }
  }

  private static func finding(_ locale: String, _ other: String, _ name: String) -> String {
    "note: the catalog has no name of 'p' in \(locale), shown in \(other) as '\(name)'"
      + " [product-name-language] of p (add a localization to the catalog)"
  }

  static let names = [
    Name(
      id: "the reader's own", locale: "de", names: ["en-US": "Year", "de": "Jahr"], shown: "Jahr"),
    Name(
      id: "the reader's language", locale: "de-AT", served: "de",
      names: ["en-US": "Year", "de": "Jahr"], shown: "Jahr"),
    Name(
      id: "another region of the language", locale: "en", names: ["en-GB": "Year"],
      shown: "Year"),
    Name(
      id: "the nearer region", locale: "pt-BR",
      names: ["pt-PT": "Ano (PT)", "pt-BR": "Ano (BR)"], shown: "Ano (BR)"),
    Name(
      id: "English when there is nothing else", locale: "fr",
      names: ["de": "Jahr", "en-US": "Year"], shown: "Year",
      finding: finding("fr", "en-US", "Year")),
    Name(
      id: "the catalog's own before English", locale: "fr",
      names: ["de": "Jahr", "en-US": "Year"], catalogLocale: "de", shown: "Jahr",
      finding: finding("fr", "de", "Jahr")),
    Name(
      id: "the first when nothing fits", locale: "fr", names: ["ja": "年", "ko": "년"],
      shown: "年", finding: finding("fr", "ja", "年")),
    Name(
      id: "never another script", locale: "zh-Hans", names: ["zh-Hant": "專業版", "en-US": "Pro"],
      shown: "Pro", finding: finding("zh-Hans", "en-US", "Pro")),
    Name(
      id: "the same script by region", locale: "zh-Hans", names: ["zh-CN": "专业版", "en-US": "Pro"],
      shown: "专业版"),
    Name(
      id: "a locale that CLDR does not know", locale: "en", names: ["xx-ZZ": "?", "fr": "An"],
      shown: "An", finding: finding("en", "fr", "An")),
    Name(id: "no names", locale: "en", names: [:], shown: nil),
  ]

  @Test(arguments: names)
  func choosesTheNameOfAProduct(row: Name) throws {
    let paywall = SamplePaywall(
      locale: row.locale, served: row.served,
      products: [SampleProduct(id: "p", names: row.names)], catalogLocale: row.catalogLocale)
    let copy = try paywall.copy()
    #expect(copy.plans.map(\.displayName) == [row.shown])
    let shown = copy.sections.first { $0.id == "name" }?.text
    // Without a name a plan is called by its length.
    #expect(shown == row.shown ?? "1 year")
    let findings = copy.findings.map(\.wholeText).filter { $0.contains("product-name-language") }
    #expect(findings == (row.finding.map { [$0] } ?? []))
  }

  struct Text: Sendable, CustomTestStringConvertible {
    let id: String
    var locale = "en"
    /// The facts of the project file.
    let facts: String
    /// The lines of the sections about features and the free tier.
    let lines: [String]
    var findings: [String] = []
    var testDescription: String { id }
  }

  private static let addWords = "(add the words to paywall.json)"

  static let texts = [
    Text(
      id: "the same everywhere, and no message", locale: "de",
      facts: #", "features": [{"id": "a", "text": "Use {braces} and '"}]"#,
      lines: ["features[a]: Use {braces} and '"]),
    Text(
      id: "the reader's language", locale: "de",
      facts: #", "features": [{"id": "a", "text": {"en": "Charts", "de": "Diagramme"}}]"#,
      lines: ["features[a]: Diagramme"]),
    Text(
      id: "a message with its apostrophes",
      facts: #", "features": [{"id": "a", "text": {"en": "It''s all yours"}}]"#,
      lines: ["features[a]: It's all yours"]),
    Text(
      id: "not in the reader's language", locale: "fr",
      facts: #", "features": [{"id": "a", "text": {"en": "Charts"}}, {"id": "b", "text": "CSV"}]"#,
      lines: [],
      findings: [
        "warning: left out 'features': 1 of 2 texts of 'features' have no words in fr"
          + " [text-untranslated] \(addWords)"
      ]),
    Text(
      id: "a free tier with the number and plural of the language", locale: "pl",
      facts: """
        , "freeTier": {"limit": 22, "text": {"pl": "{limit, plural, one {# parzenie} \
        few {# parzenia} many {# parzeń} other {# parzenia}} za darmo"}}
        """, lines: ["freeTier[1]: 22 parzenia za darmo"]),
    Text(
      id: "a free tier that does not say its number",
      facts: #", "freeTier": {"limit": 20, "text": {"en": "Free to start"}}"#,
      lines: ["freeTier[1]: Free to start"]),
  ]

  @Test(arguments: texts)
  func choosesTheAppsOwnTexts(row: Text) throws {
    let paywall = SamplePaywall(
      locale: row.locale, products: [SampleProduct()], facts: row.facts)
    let copy = try paywall.copy()
    let lines = copy.lines.filter { $0.hasPrefix("features") || $0.hasPrefix("freeTier") }
    #expect(lines == row.lines)
    let findings = copy.findings.map(\.wholeText).filter { $0.contains("text-untranslated") }
    #expect(findings == row.findings)
  }

  struct Headline: Sendable, CustomTestStringConvertible {
    let id: String
    let locale: String
    let name: String
    let headline: String
    var testDescription: String { id }
  }

  static let headlines = [
    Headline(
      id: "the same everywhere", locale: "de", name: #""BrewLog""#, headline: "Mehr mit BrewLog"),
    Headline(
      id: "the reader's language", locale: "ja", name: #"{"en": "BrewLog", "ja": "ブリューログ"}"#,
      headline: "ブリューログをもっと活用"),
    Headline(
      id: "another language than the reader's", locale: "fr", name: #"{"de": "Kaffeebuch"}"#,
      headline: "Faites plus avec Kaffeebuch"),
    Headline(
      id: "a message with its apostrophe", locale: "en", name: #"{"en": "Joe''s Log"}"#,
      headline: "Get more from Joe's Log"),
    Headline(
      id: "Hebrew in English", locale: "en", name: #""יומן קפה 2""#,
      headline: "Get more from \u{2068}יומן קפה 2\u{2069}"),
    Headline(
      id: "English in Arabic", locale: "ar", name: #""BrewLog""#,
      headline: "المزيد مع \u{2068}BrewLog\u{2069}"),
  ]

  @Test(arguments: headlines)
  func writesTheAppsName(row: Headline) throws {
    let paywall = SamplePaywall(
      locale: row.locale, products: [SampleProduct()], facts: #", "app": {"name": \#(row.name)}"#)
    #expect(try paywall.copy().sections.first?.text == row.headline)
  }
}
