import Testing

@testable import PricingEngine

@Suite struct PriceStyleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let currency: String
    let digits: Int
    let width: SymbolWidth
    let skeleton: String
    var testDescription: String { skeleton }
  }

  static let rows: [Row] = [
    Row(
      currency: "USD", digits: 2, width: .standard,
      skeleton: "currency/USD unit-width-short .00 rounding-mode-unnecessary"),
    Row(
      currency: "JPY", digits: 0, width: .narrow,
      skeleton: "currency/JPY unit-width-narrow precision-integer rounding-mode-unnecessary"),
    Row(
      currency: "KWD", digits: 3, width: .isoCode,
      skeleton: "currency/KWD unit-width-iso-code .000 rounding-mode-unnecessary"),
  ]

  @Test(arguments: rows)
  func namesDigitsAndRounding(row: Row) throws {
    let style = PriceStyle(currency: try Currency(code: row.currency), fractionDigits: row.digits)
    #expect(style.skeleton(row.width) == row.skeleton)
  }
}
