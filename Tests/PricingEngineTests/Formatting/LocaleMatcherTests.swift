import Testing

@testable import PricingEngine

@Suite struct LocaleMatcherTests {
  /// The match in words, with tags in place of locales.
  enum Expected: Sendable {
    case exact(String)
    case same(String)
    case parent(String, String)
    case relative(String)
    case noSuchLanguage
    case onlyOtherScript(String)

    func match() throws -> LocaleMatch {
      switch self {
      case .exact(let tag): .exact(try LocaleTag(tag))
      case .same(let tag): .fallback(try LocaleTag(tag), .sameLocale)
      case .parent(let tag, let parent): .fallback(try LocaleTag(tag), .parent(parent))
      case .relative(let tag): .fallback(try LocaleTag(tag), .relative)
      case .noSuchLanguage: .defaulted(.noSuchLanguage)
      case .onlyOtherScript(let tag): .defaulted(.onlyOtherScript(try LocaleTag(tag)))
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let request: String
    let available: String
    let expected: Expected
    var testDescription: String { "\(request) from \(available)" }

    init(_ request: String, from available: String, _ expected: Expected) {
      self.request = request
      self.available = available
      self.expected = expected
    }
  }

  static let rows: [Row] = [
    Row("de", from: "en de fr", .exact("de")),
    Row("pt-BR", from: "pt-PT pt-BR", .exact("pt-BR")),
    Row("ar-u-nu-latn", from: "en ar", .exact("ar")),
    Row("de-AT", from: "en de", .parent("de", "de")),
    Row("it", from: "en de", .noSuchLanguage),
    Row("it", from: "", .noSuchLanguage),
    // A likely script or region makes no difference.
    Row("zh-CN", from: "en zh-Hans", .same("zh-Hans")),
    Row("zh", from: "zh-Hant zh-Hans", .same("zh-Hans")),
    Row("pt", from: "pt-PT pt-BR", .same("pt-BR")),
    Row("sr-Cyrl", from: "en sr", .same("sr")),
    Row("de", from: "de-AT de-DE", .same("de-DE")),
    // Scripts of Chinese and Serbian.
    Row("zh-HK", from: "en zh-Hans zh-Hant sr", .parent("zh-Hant", "zh-Hant")),
    Row("zh-MO", from: "en zh-Hans zh-Hant sr", .parent("zh-Hant", "zh-Hant")),
    Row("zh-MO", from: "zh-Hant zh-HK", .parent("zh-HK", "zh-Hant-HK")),
    Row("zh-TW", from: "en zh-Hans zh-Hant sr", .same("zh-Hant")),
    Row("zh-SG", from: "en zh-Hans zh-Hant sr", .parent("zh-Hans", "zh")),
    Row("zh-Hant", from: "zh-Hans zh-HK", .relative("zh-HK")),
    Row("zh-HK", from: "en zh-Hans", .onlyOtherScript("zh-Hans")),
    Row("zh-Hans", from: "en zh-TW", .onlyOtherScript("zh-TW")),
    Row("sr-Latn", from: "en zh-Hans zh-Hant sr", .onlyOtherScript("sr")),
    Row("sr-ME", from: "en sr sr-Latn", .parent("sr-Latn", "sr-Latn")),
    // Norwegian.
    Row("nb-NO", from: "en no", .parent("no", "no")),
    Row("no", from: "en nb", .relative("nb")),
    Row("nn", from: "en no", .parent("no", "no")),
    Row("nn", from: "en nb", .relative("nb")),
    Row("nb", from: "da sv", .noSuchLanguage),
    // CLDR's parents.
    Row("es-MX", from: "en es es-419", .parent("es-419", "es-419")),
    Row("es-MX", from: "en es", .parent("es", "es")),
    Row("es-MX", from: "en es-ES", .parent("es-ES", "es")),
    Row("es-MX", from: "es-US es-AR", .relative("es-US")),
    Row("es-MX", from: "es-US es es-419", .parent("es-419", "es-419")),
    Row("es", from: "en es-419", .relative("es-419")),
    Row("es", from: "es-MX es-419", .relative("es-419")),
    Row("pt-AO", from: "pt-BR pt-PT", .parent("pt-PT", "pt-PT")),
    Row("pt-AO", from: "en pt-BR", .parent("pt-BR", "pt")),
    Row("en-AU", from: "en-GB en", .relative("en-GB")),
    Row("en-AU", from: "en-US en-GB en-001", .parent("en-001", "en-001")),
    Row("en-AU", from: "en-CA-u-nu-latn en-GB", .relative("en-GB")),
    Row("en-AU", from: "fr en-GB", .relative("en-GB")),
    Row("en-AT", from: "en-GB en-DE", .relative("en-DE")),
    // Another language never serves, however near CLDR's matching puts it.
    Row("gsw", from: "en de", .noSuchLanguage),
    Row("ca", from: "es fr", .noSuchLanguage),
    Row("en", from: "hi-Latn", .noSuchLanguage),
    Row("hi-Latn", from: "de hi", .onlyOtherScript("hi")),
  ]

  @Test(arguments: rows)
  func choosesTheLocale(row: Row) throws {
    let available = try row.available.split(separator: " ").map { try LocaleTag(String($0)) }
    let match = LocaleMatcher.match(try LocaleTag(row.request), available: available)
    #expect(match == (try row.expected.match()))
  }

  @Test func namesTheServedLocale() throws {
    let locale = try LocaleTag("sr")
    #expect(LocaleMatch.exact(locale).served == locale)
    #expect(LocaleMatch.fallback(locale, .relative).served == locale)
    #expect(LocaleMatch.defaulted(.noSuchLanguage).served == nil)
    #expect(LocaleMatch.Reason.noSuchLanguage.text == "the language is not there")
    #expect(
      LocaleMatch.Reason.onlyOtherScript(locale).text
        == "the language is there only as 'sr', which is in another script")
  }

  /// Whatever is asked for, nobody gets text in a script other than their own.
  @Test func neverCrossesScripts() throws {
    let tags = [
      "zh-Hans", "zh-Hant", "zh-HK", "zh-SG", "zh-MO", "sr", "sr-Latn", "sr-ME", "uz", "uz-Cyrl",
      "pa", "pa-PK", "az", "az-Cyrl", "hi", "hi-Latn", "en",
    ]
    let locales = try tags.map { try LocaleTag($0) }
    for request in locales {
      for only in locales {
        let served = LocaleMatcher.match(request, available: [only]).served
        #expect(served.map(\.script) ?? request.script == request.script)
      }
    }
  }
}
