import Testing

@testable import PricingEngine

@Suite struct LocaleTagTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let tag: String
    let language: String
    let script: String
    let region: String?
    let likelyRegion: String
    let direction: TextDirection
    var testDescription: String { text }

    init(
      _ text: String, _ tag: String, _ language: String, _ script: String, _ region: String?,
      _ likelyRegion: String, _ direction: TextDirection = .leftToRight
    ) {
      self.text = text
      self.tag = tag
      self.language = language
      self.script = script
      self.region = region
      self.likelyRegion = likelyRegion
      self.direction = direction
    }
  }

  static let rows: [Row] = [
    Row("en", "en", "en", "Latn", nil, "US"),
    Row("de", "de", "de", "Latn", nil, "DE"),
    Row("pt", "pt", "pt", "Latn", nil, "BR"),
    Row("pt_PT", "pt-PT", "pt", "Latn", "PT", "PT"),
    Row("PT-br", "pt-BR", "pt", "Latn", "BR", "BR"),
    Row("es-419", "es-419", "es", "Latn", "419", "419"),
    Row("zh_CN", "zh-CN", "zh", "Hans", "CN", "CN"),
    Row("zh-HK", "zh-HK", "zh", "Hant", "HK", "HK"),
    Row("zh-hant", "zh-Hant", "zh", "Hant", nil, "TW"),
    Row("zh_Hans_SG", "zh-Hans-SG", "zh", "Hans", "SG", "SG"),
    Row("sr-Latn", "sr-Latn", "sr", "Latn", nil, "RS"),
    Row("sr-ME", "sr-ME", "sr", "Latn", "ME", "ME"),
    Row("no", "no", "no", "Latn", nil, "NO"),
    Row("fil", "fil", "fil", "Latn", nil, "PH"),
    Row("ar", "ar", "ar", "Arab", nil, "EG", .rightToLeft),
    Row("he-IL", "he-IL", "he", "Hebr", "IL", "IL", .rightToLeft),
    Row("pa-PK", "pa-PK", "pa", "Arab", "PK", "PK", .rightToLeft),
    Row("pa", "pa", "pa", "Guru", nil, "IN"),
    Row("en_xa", "en-XA", "en", "Latn", "XA", "XA"),
    Row("ar-XB", "ar-XB", "ar", "Arab", "XB", "XB", .rightToLeft),
    Row("ur", "ur", "ur", "Arab", nil, "PK", .rightToLeft),
    Row("ar-u-nu-latn", "ar-u-nu-latn", "ar", "Arab", nil, "EG", .rightToLeft),
    // Codes that CLDR has replaced.
    Row("iw-il", "he-IL", "he", "Hebr", "IL", "IL", .rightToLeft),
    Row("in", "id", "id", "Latn", nil, "ID"),
    Row("tl", "fil", "fil", "Latn", nil, "PH"),
    Row("sh", "sr-Latn", "sr", "Latn", nil, "RS"),
    Row("eng", "en", "en", "Latn", nil, "US"),
    Row("en-UK", "en-GB", "en", "Latn", "GB", "GB"),
    Row("de-DD", "de-DE", "de", "Latn", "DE", "DE"),
  ]

  @Test(arguments: rows)
  func readsTags(row: Row) throws {
    let locale = try LocaleTag(row.text)
    #expect(locale.tag == row.tag)
    #expect(locale.language == row.language)
    #expect(locale.script == row.script)
    #expect(locale.region == row.region)
    #expect(locale.likelyRegion == row.likelyRegion)
    #expect(locale.direction == row.direction)
    #expect(locale.description == row.tag)
    // A canonical tag is its own canonical form.
    #expect(try LocaleTag(row.tag) == locale)
  }

  struct Chain: CustomTestStringConvertible, Sendable {
    let tag: String
    let parents: [String]
    var testDescription: String { tag }
  }

  // From CLDR's parentLocales and UTS #35, Locale Inheritance.
  static let chains: [Chain] = [
    Chain(tag: "en", parents: []),
    Chain(tag: "en-US", parents: ["en"]),
    Chain(tag: "en-AU", parents: ["en-001", "en"]),
    Chain(tag: "en-AT", parents: ["en-150", "en-001", "en"]),
    Chain(tag: "es-MX", parents: ["es-419", "es"]),
    Chain(tag: "es-ES", parents: ["es"]),
    Chain(tag: "pt-AO", parents: ["pt-PT", "pt"]),
    Chain(tag: "nb-NO", parents: ["nb", "no"]),
    Chain(tag: "nn", parents: ["no"]),
    Chain(tag: "zh-Hans-SG", parents: ["zh-Hans", "zh"]),
    Chain(tag: "zh-SG", parents: ["zh"]),
    Chain(tag: "zh-TW", parents: ["zh-Hant"]),
    Chain(tag: "zh-HK", parents: ["zh-Hant"]),
    Chain(tag: "zh-MO", parents: ["zh-Hant-HK", "zh-Hant"]),
    Chain(tag: "zh-Hant", parents: []),
    Chain(tag: "sr-Latn", parents: []),
    Chain(tag: "sr-ME", parents: ["sr-Latn"]),
    Chain(tag: "sr-Cyrl-RS", parents: ["sr-Cyrl", "sr"]),
    // No table lists these; the rule for unusual scripts holds for them too.
    Chain(tag: "de-Cyrl", parents: []),
    Chain(tag: "uk-Latn-UA", parents: ["uk-Latn"]),
    Chain(tag: "ar-EG-u-nu-latn", parents: ["ar"]),
  ]

  @Test(arguments: chains)
  func inheritsAsInCLDR(row: Chain) throws {
    #expect(try LocaleTag(row.tag).parents == row.parents)
  }

  @Test func leavesTheExtensionOut() throws {
    #expect(try LocaleTag("ar-EG-u-nu-latn").baseTag == "ar-EG")
    #expect(try LocaleTag("pt-BR").baseTag == "pt-BR")
  }

  @Test func knowsEveryLanguageOfTheStorefronts() throws {
    for language in Set(Storefront.all.flatMap(\.languages)) {
      #expect(throws: Never.self) { try LocaleTag(language) }
    }
    for storefront in Storefront.all {
      #expect(throws: Never.self) { try LocaleTag("en-\(storefront.alpha2)") }
    }
  }

  @Test func namesTheSameLanguageInARegion() throws {
    #expect(try LocaleTag("es-ES").tag(in: "AR") == "es-AR")
    #expect(try LocaleTag("zh-HK").tag(in: "MO") == "zh-Hant-MO")
    #expect(try LocaleTag("zh-Hans").tag(in: "MO") == "zh-MO")
  }
}
