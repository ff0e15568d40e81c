import CopyTemplates
import PricingEngine
import Testing

@Suite struct HreflangTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let locales: [String]
    let storefronts: [String]
    /// One list for each locale; `-` is no value.
    let values: [String]
    /// One for each locale.
    let languages: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "a language in several regions", locales: ["de", "fr"], storefronts: ["DEU", "AUT"],
      values: ["de-DE de-AT", "fr-DE fr-AT"], languages: "de fr"),
    Row(
      id: "a regional locale beside its language", locales: ["en", "en-GB"],
      storefronts: ["USA", "GBR", "IND"], values: ["en-US - -", "- en-GB en-IN"],
      languages: "en -"),
    Row(
      id: "two regional locales without their language", locales: ["pt-BR", "pt-PT"],
      storefronts: ["BRA", "PRT", "AGO"], values: ["pt-BR - -", "- pt-PT pt-AO"],
      languages: "pt -"),
    Row(
      id: "one regional locale is all of its language", locales: ["pt-BR"],
      storefronts: ["BRA", "PRT"], values: ["pt-BR pt-PT"], languages: "pt"),
    Row(
      id: "two scripts of a language", locales: ["zh-Hans", "zh-Hant"],
      storefronts: ["CHN", "TWN"], values: ["zh-Hans-CN zh-Hans-TW", "zh-Hant-CN zh-Hant-TW"],
      languages: "zh-Hans zh-Hant"),
    Row(
      id: "a script that the tag leaves to be known", locales: ["zh-HK"], storefronts: ["HKG"],
      values: ["zh-Hant-HK"], languages: "zh-Hant"),
    Row(
      id: "digits are no other language", locales: ["ar", "ar-u-nu-latn"], storefronts: ["EGY"],
      values: ["ar-EG", "-"], languages: "ar -"),
    Row(
      id: "a code that ISO 3166-1 leaves to its users", locales: ["en"],
      storefronts: ["XKS", "USA"], values: ["- en-US"], languages: "en"),
  ]

  @Test(arguments: rows)
  func givesEachValueToOneLocale(_ row: Row) throws {
    let table = try HreflangTable(
      locales: row.locales.map { try LocaleTag($0) },
      storefronts: row.storefronts.map { try Storefront(code: $0) })
    let values = row.locales.indices.map { locale in
      row.storefronts.indices.map { table.value(locale: locale, storefront: $0) ?? "-" }
        .joined(separator: " ")
    }
    #expect(values == row.values)
    let languages = row.locales.indices.map { table.language(locale: $0) ?? "-" }
    #expect(languages.joined(separator: " ") == row.languages)
  }
}
