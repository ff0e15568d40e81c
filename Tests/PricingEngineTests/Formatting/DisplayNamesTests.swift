import PricingEngine
import Testing

@Suite struct DisplayNamesTests {
  /// CLDR's names: common/main/*.xml, `localeDisplayNames`.
  @Test(arguments: [
    ("en", "de", "German"), ("de", "de", "Deutsch"), ("zh-Hant", "zh-Hant", "繁體中文"),
    ("zh-Hans", "zh-Hans", "简体中文"), ("pt-BR", "pt-BR", "Português (Brasil)"),
    ("en-GB", "en-GB", "British English"), ("ar", "ar", "العربية"), ("ja", "ja", "日本語"),
  ])
  func namesLanguages(reader: String, shown: String, name: String) throws {
    #expect(try DisplayNames(LocaleTag(reader)).name(of: LocaleTag(shown)) == name)
  }

  @Test(arguments: [
    ("de", "AUT", "Österreich"), ("ja", "USA", "アメリカ合衆国"), ("ar", "DEU", "ألمانيا"),
    ("en", "XKS", "Kosovo"),
  ])
  func namesRegions(reader: String, code: String, name: String) throws {
    #expect(try DisplayNames(LocaleTag(reader)).name(of: Storefront(code: code)) == name)
  }

  /// CLDR's `codePatterns`; a region inherits those of its language.
  @Test(arguments: [
    ("de", "Sprache: Deutsch", "Region: Deutsch"), ("zh-Hant", "語言：Deutsch", "地區：Deutsch"),
    ("pt-PT", "Idioma: Deutsch", "Região: Deutsch"),
    ("es-MX", "Idioma: Deutsch", "Región: Deutsch"),
  ])
  func saysWhatANameIs(reader: String, language: String, region: String) throws {
    let names = DisplayNames(try LocaleTag(reader))
    #expect(try names.labeled("Deutsch", as: .language) == language)
    #expect(try names.labeled("Deutsch", as: .region) == region)
  }

  /// Ö is a letter of its own after Z in Swedish, and an o in German.
  @Test(
    arguments: [
      ("sv", ["Ö", "A", "Z"], [1, 2, 0]), ("de", ["Ö", "A", "Z"], [1, 0, 2]),
      ("en", ["b", "B", "a", "b"], [2, 0, 3, 1]), ("en", [], []),
    ] as [(String, [String], [Int])])
  func sortsAsDictionariesDo(reader: String, texts: [String], order: [Int]) throws {
    #expect(try DisplayNames(LocaleTag(reader)).order(of: texts) == order)
  }
}
