import Testing

@testable import PricingEngine

/// Every wrong cell of a price list: the line is refused, the error has its place, the other lines are read.
@Suite struct PriceCellReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The wrong line, with a flag before the cell that the error is about.
    let line: String
    let rule: String
    let message: String
    var fix: String?
    var testDescription: String { id }
  }

  private static let notPlain = "price-not-a-number"
  private static let formula = "write the value in place of the formula"
  private static let empty = "fill in the field, or remove the line"
  private static let group = "write all digits without grouping, with a point before the decimals"

  static let prices: [Row] = [
    Row(
      id: "word", line: "pro,DEU,EUR,⚑x,,,", rule: notPlain,
      message: "expected a plain decimal number, got 'x'", fix: "write the number alone"),
    Row(
      id: "decimal comma", line: "pro,DEU,EUR,⚑\"3,49\",,,", rule: notPlain,
      message: "expected a plain decimal number, got '3,49'", fix: "write '3.49'"),
    Row(
      id: "grouped with a comma", line: "pro,DEU,EUR,⚑\"1,234.56\",,,", rule: notPlain,
      message: "expected a plain decimal number, got '1,234.56'", fix: group),
    Row(
      id: "grouped with a space", line: "pro,DEU,EUR,⚑1 234,,,", rule: notPlain,
      message: "expected a plain decimal number, got '1 234'", fix: group),
    Row(
      id: "grouped with points", line: "pro,IDN,IDR,⚑1.490.000,,,", rule: notPlain,
      message: "expected a plain decimal number, got '1.490.000'", fix: group),
    Row(
      id: "perhaps grouped", line: "pro,IDN,IDR,⚑149.000,,,", rule: "price-ambiguous",
      message: "expected a price, got '149.000', which can be read with a point or with grouping",
      fix: "write '149000' or '149.00'"),
    Row(
      id: "perhaps grouped yen", line: "pro,JPN,JPY,⚑1.980,,,", rule: "price-ambiguous",
      message: "expected a price, got '1.980', which can be read with a point or with grouping",
      fix: "write '1980' or '1.98'"),
    Row(
      id: "currency sign", line: "pro,DEU,EUR,⚑€3.49,,,", rule: notPlain,
      message: "expected a plain decimal number, got '€3.49'",
      fix: "remove '€': the storefront decides the currency"),
    Row(
      id: "negative", line: "pro,DEU,EUR,⚑-1,,,", rule: notPlain,
      message: "expected a plain decimal number, got '-1'", fix: "write a price of zero or more"),
    Row(
      id: "exponent", line: "pro,DEU,EUR,⚑1e3,,,", rule: notPlain,
      message: "expected a plain decimal number, got '1e3'", fix: "write all digits"),
    Row(
      id: "space before", line: "pro,DEU,EUR,⚑ 3.49,,,", rule: notPlain,
      message: "expected a plain decimal number, got ' 3.49'", fix: "write the number alone"),
    Row(
      id: "empty price", line: "pro,DEU,EUR,⚑,,,", rule: "price-list-empty",
      message: "expected a price, got an empty field", fix: empty),
    Row(
      id: "formula", line: "pro,DEU,EUR,⚑=2*1.99,,,", rule: "price-list-formula",
      message: "expected a price, got the formula '=2*1.99'", fix: formula),
    Row(
      id: "formula with plus", line: "pro,DEU,EUR,⚑+1.99,,,", rule: "price-list-formula",
      message: "expected a price, got the formula '+1.99'", fix: formula),
  ]

  static let otherCells: [Row] = [
    Row(
      id: "formula as product", line: "⚑@SUM(A1),DEU,EUR,1,,,", rule: "price-list-formula",
      message: "expected a product identifier, got the formula '@SUM(A1)'", fix: formula),
    Row(
      id: "formula with minus", line: "pro,⚑-DEU,EUR,1,,,", rule: "price-list-formula",
      message: "expected a storefront, got the formula '-DEU'", fix: formula),
    Row(
      id: "empty product", line: "⚑,DEU,EUR,1,,,", rule: "price-list-empty",
      message: "expected a product identifier, got an empty field", fix: empty),
    Row(
      id: "empty territory", line: "pro,⚑,EUR,1,,,", rule: "price-list-empty",
      message: "expected a storefront, got an empty field", fix: empty),
    Row(
      id: "empty currency", line: "pro,DEU,⚑,1,,,", rule: "price-list-empty",
      message: "expected a currency, got an empty field", fix: empty),
    Row(
      id: "unknown territory", line: "pro,⚑Germny,EUR,1,,,", rule: "storefront-unknown",
      message: "expected a storefront such as 'DEU', got 'Germny'", fix: "write 'DEU'"),
    Row(
      id: "territory without a storefront", line: "pro,⚑Atlantis,EUR,1,,,",
      rule: "storefront-unknown",
      message: "expected a storefront such as 'DEU', got 'Atlantis'",
      fix: "write a code of three letters"),
    Row(
      id: "currency of another storefront", line: "pro,DEU,⚑USD,1,,,", rule: "price-currency",
      message: "expected 'EUR', the currency of DEU, got 'USD'",
      fix: "check the line: prices are not converted"),
    Row(
      id: "currency of the country, not of the storefront", line: "pro,ARG,⚑ARS,1,,,",
      rule: "price-currency", message: "expected 'USD', the currency of ARG, got 'ARS'",
      fix: "check the line: prices are not converted"),
    Row(
      id: "date in another form", line: "pro,DEU,EUR,1,⚑1.12.2026,,", rule: "date-invalid",
      message: "expected a date like '2026-11-30', got '1.12.2026'"),
    Row(
      id: "day that does not exist", line: "pro,DEU,EUR,1,⚑2026-02-29,,", rule: "date-invalid",
      message: "there is no day 29 in month 2 of year 2026"),
    Row(
      id: "flag", line: "pro,DEU,EUR,1,,⚑maybe,", rule: "price-list-flag",
      message: "expected 'true' or 'false', got 'maybe'"),
    Row(
      id: "plan", line: "pro,DEU,EUR,1,,,⚑weekly", rule: "billing-plan-unknown",
      message: "expected 'UPFRONT' or 'MONTHLY', got 'weekly'"),
    Row(
      id: "too many fields", line: "⚑pro,DEU,EUR,1,234,,,", rule: "price-list-fields",
      message: "expected 7 fields as in the header, got 8",
      fix: "put a field with a delimiter in it in quotes"),
    Row(
      id: "too few fields", line: "⚑pro,DEU,EUR", rule: "price-list-fields",
      message: "expected 7 fields as in the header, got 3", fix: "fill in the missing fields"),
  ]

  @Test(arguments: prices + otherCells) func refuses(_ row: Row) throws {
    let marked = MarkedText(
      "product,territory,currency,price,start date,preserved,plan\r\nok,USA,USD,2.99,,,\r\n"
        + row.line + "\r\nok,FRA,EUR,3.49,,,\r\n")
    let source = try SourceText(file: "prices.csv", bytes: Array(marked.text.utf8))
    let reading = PriceListReader.read(source)
    #expect(
      reading.list?.lines == ["ok USA upFront 2.99 USD", "ok FRA upFront 3.49 EUR"])
    let finding = try #require(reading.findings.first)
    #expect(reading.findings.count == 1)
    #expect(finding.severity == .error)
    #expect(finding.rule == row.rule)
    #expect(finding.message == row.message)
    #expect(finding.fix == row.fix)
    #expect(finding.location == marked.location(in: "prices.csv"))
  }

  @Test func warnsAboutMoreDecimalsThanTheCurrencyHas() throws {
    let text = "product,territory,currency,price\npro,JPN,JPY,980.50\npro,USA,USD,1.9999\n"
    let reading = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array(text.utf8)))
    #expect(
      reading.findings.map(\.line) == [
        "2:13 warning price-too-fine <pro>: JPY has 0 decimals, got '980.50'",
        "3:13 warning price-too-fine <pro>: USD has 2 decimals, got '1.9999'",
      ])
    #expect(reading.list?.lines == ["pro JPN upFront 980.50 JPY", "pro USA upFront 1.9999 USD"])
  }
}
