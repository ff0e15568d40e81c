import PricingEngine
import Testing

@testable import CopyTemplates

/// CLDR, plural rules: `one` is 1 alone in English and Spanish, 0 and 1 in French, 1, 21, 31 … in Russian, and not there in Japanese.
@Suite struct ExactFormsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let number: Int
    let category: PluralCategory?
    var testDescription: String { "\(number) in \(locale)" }
  }

  static let rows = [
    Row(locale: "en", number: 1, category: .one), Row(locale: "en", number: 2, category: nil),
    Row(locale: "es", number: 1, category: .one), Row(locale: "fr", number: 1, category: .one),
    Row(locale: "ru", number: 1, category: nil), Row(locale: "ja", number: 1, category: nil),
    Row(locale: "ar", number: 0, category: .zero), Row(locale: "ar", number: 2, category: .two),
    Row(locale: "sl", number: 1, category: nil), Row(locale: "pl", number: 1, category: .one),
  ]

  @Test(arguments: rows)
  func knowsCategoriesOfOneNumber(row: Row) throws {
    let forms = try ExactForms(locale: LocaleTag(row.locale))
    #expect(try forms.category(ofOnly: row.number) == row.category)
  }
}
