import Testing

@testable import PricingEngine

@Suite struct StoreKitLocaleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let code: String
    let tag: String?
    var testDescription: String { code }
  }

  static let rows: [Row] = [
    Row(code: "en_US", tag: "en-US"),
    Row(code: "ja", tag: "ja"),
    Row(code: "zh_Hans", tag: "zh-Hans"),
    Row(code: "zh_Hans_CN", tag: "zh-Hans-CN"),
    Row(code: "zh_CN", tag: "zh-CN"),
    Row(code: "es_419", tag: "es-419"),
    Row(code: "pt-br", tag: "pt-BR"),
    Row(code: "EN_us", tag: "en-US"),
    Row(code: "fil", tag: "fil"),
    Row(code: "en_US_POSIX", tag: "en-US-posix"),
    Row(code: "", tag: nil),
    Row(code: "e", tag: nil),
    Row(code: "English", tag: nil),
    Row(code: "en_", tag: nil),
    Row(code: "en__US", tag: nil),
    Row(code: "en US", tag: nil),
    Row(code: "en_US_x", tag: nil),
    Row(code: "日本", tag: nil),
  ]

  @Test(arguments: rows)
  func becomesATag(row: Row) {
    #expect(storeKitLocaleTag(row.code) == row.tag)
  }
}
