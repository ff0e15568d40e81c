import PricingEngine
import Testing

@testable import CopyChecks

/// Prices and characters of pages that somebody else wrote.
@Suite struct TextChecksTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var file = "page.html"
    var locale = "en-US"
    var storefront = "USA"
    var currency = "USD"
    let text: String
    /// The findings as `line:column level rule 'words': message`.
    var lines: [String] = []
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "dollars at home", text: "<p>$19.99 per year</p>"),
    Row(
      id: "a bare dollar sign in Argentina", locale: "es-AR", storefront: "ARG",
      text: "<p>Por solo\n<b>$ 19,99</b> al año</p>",
      lines: [
        "2:4 error currency-ambiguous '$ 19,99': '$' stands for USD here, and for ARS in Argentina",
        "2:4 warning price-breakable '$ 19,99': a line can end inside '$ 19,99'",
      ]),
    Row(
      id: "Canadian dollars for readers from the United States", storefront: "CAN", currency: "CAD",
      text: "<p>$19.99 per year</p>",
      lines: [
        "1:4 warning currency-ambiguous '$19.99': '$' stands for CAD here, and readers of 'en-US' can take it for another currency"
      ]),
    Row(
      id: "Canadian dollars for readers in Canada", locale: "en-CA", storefront: "CAN",
      currency: "CAD", text: "<p>$19.99 per year</p>"),
    Row(
      id: "a price that can break", locale: "de", storefront: "DEU", currency: "EUR",
      text: "<p>Nur 19,99 € im Jahr</p>",
      lines: ["1:8 warning price-breakable '19,99 €': a line can end inside '19,99 €'"]),
    Row(
      id: "a no-break space", locale: "de", storefront: "DEU", currency: "EUR",
      text: "<p>Nur 19,99&nbsp;€ im Jahr</p>"),
    // After an Arabic letter 19.99 runs from right to left and "US$ Pro" is one piece on its left.
    Row(
      id: "a price with a word between its parts", file: "page.txt", locale: "ar",
      text: "من 19.99\u{A0}US$ Pro سنويا\n",
      lines: [
        "1:6 warning bidi-price-reordered '19.99\u{A0}US$': the price '19.99\u{A0}US$' is seen in pieces in a right-to-left text"
      ]),
    Row(
      id: "the same in an isolate", locale: "ar",
      text: "<p>من <bdi>19.99&nbsp;US$</bdi> Pro سنويا</p>"),
    Row(
      id: "digits of two scripts", file: "page.txt", locale: "ar",
      text: "وفر ٢٠ ثم 30 يوما\n",
      lines: ["1:18 warning numeral-system-mixed '30': '30' has other digits than the rest"]),
    Row(
      id: "an invisible character in a price", file: "page.txt", text: "Only $19\u{AD}.99\n",
      lines: ["1:9 warning text-invisible '\u{AD}': U+00AD stands in the text"]),
    Row(
      id: "a byte order mark inside a text", file: "page.txt", text: "Only \u{FEFF}today\n",
      lines: ["1:6 warning text-invisible '\u{FEFF}': U+FEFF stands in the text"]),
    Row(id: "a soft hyphen in a word", text: "<p>Abonne&shy;ment</p>"),
  ]

  @Test(arguments: rows)
  func judgesAFile(row: Row) throws {
    let catalog = """
      {"schema": "paywall-catalog/1", "storefront": "\(row.storefront)",
       "groups": [{"id": "g", "referenceName": "G"}],
       "products": [{"id": "y", "kind": "autoRenewable", "period": "P1Y", "groupID": "g",
         "level": 1, "localizations": [
           {"locale": "en-US", "displayName": "Pro", "description": ""}],
         "prices": {"\(row.storefront)": {"price": {
           "amount": "19.99", "currency": "\(row.currency)"}}}}]}
      """
    let reading = CatalogReader.read(try source(catalog, named: "catalog.json"))
    let product = try #require(reading.catalog?.products.first)
    let plans = try Plan.plans(of: product, in: try Storefront(code: row.storefront))
    let judge = LocalizationTexts(
      library: PackageLexicon.library, quotes: Quote.quotes(for: plans, among: plans))
    let bytes = Array(row.text.utf8)
    let found = try judge.findings(
      in: try source(row.text, named: row.file),
      format: TextFormat.detect(fileName: row.file, bytes: bytes), locale: LocaleTag(row.locale))
    #expect(found.map(\.placedLine) == row.lines)
  }

  private func source(_ text: String, named name: String) throws -> SourceText {
    try SourceText(file: name, bytes: Array(text.utf8))
  }
}

extension CheckFinding {
  fileprivate var placedLine: String {
    let place = finding.location.map { "\($0.line ?? 0):\($0.column ?? 0)" } ?? "-"
    return "\(place) \(finding.severity) \(finding.rule) '\(words)': \(finding.message)"
  }
}
