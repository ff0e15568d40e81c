import Testing

@testable import PricingEngine

@Suite struct GooglePlayMoneyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let amount: String?
    var finding: String?
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "units and nanos",
      text: "{\"currencyCode\": \"EUR\", \"units\": \"39\", \"nanos\": 990000000}",
      amount: "39.99 EUR"),
    Row(
      id: "nanos have nine digits", text: "{\"currencyCode\": \"EUR\", \"nanos\": 90000000}",
      amount: "0.09 EUR"),
    Row(
      id: "no nanos", text: "{\"currencyCode\": \"USD\", \"units\": \"5\"}", amount: "5.00 USD"),
    Row(id: "neither", text: "{\"currencyCode\": \"USD\"}", amount: "0.00 USD"),
    Row(
      id: "units as a number", text: "{\"currencyCode\": \"JPY\", \"units\": 980}",
      amount: "980 JPY"),
    Row(
      id: "large", text: "{\"currencyCode\": \"IDR\", \"units\": \"123456789012\"}",
      amount: "123456789012.00 IDR"),
    Row(
      id: "more decimals than the currency has",
      text: "{\"currencyCode\": \"JPY\", \"units\": \"9\", \"nanos\": 500000000}", amount: nil,
      finding: "error price-too-fine: JPY has 0 decimals, got '9.5'"),
    Row(
      id: "a billionth", text: "{\"currencyCode\": \"USD\", \"nanos\": 1}", amount: nil,
      finding: "error price-too-fine: USD has 2 decimals, got '0.000000001'"),
    Row(
      id: "negative units", text: "{\"currencyCode\": \"USD\", \"units\": \"-1\"}", amount: nil,
      finding: "units error price-not-a-number: expected a whole number of at least 0, got '-1'"),
    Row(
      id: "negative nanos", text: "{\"currencyCode\": \"USD\", \"nanos\": -10000000}", amount: nil,
      finding: "nanos error number-out-of-range: expected a whole number from 0 to 999999999, got "
        + "-10000000"),
    Row(
      id: "a point in units", text: "{\"currencyCode\": \"USD\", \"units\": \"1.5\"}", amount: nil,
      finding: "units error price-not-a-number: expected a whole number of at least 0, got '1.5'"),
    Row(
      id: "15 digits", text: "{\"currencyCode\": \"JPY\", \"units\": \"999999999999999\"}",
      amount: "999999999999999 JPY"),
    Row(
      id: "16 digits", text: "{\"currencyCode\": \"JPY\", \"units\": \"9999999999999999\"}",
      amount: nil,
      finding: "units error price-not-a-number: expected a number of at most 15 digits, got 16 "
        + "digits"),
    Row(
      id: "no digits", text: "{\"currencyCode\": \"JPY\", \"units\": \"\"}", amount: nil,
      finding: "units error price-not-a-number: expected a whole number of at least 0, got ''"),
    Row(
      id: "no currency", text: "{\"units\": \"1\"}", amount: nil,
      finding: "error missing-key: expected a key 'currencyCode' (add 'currencyCode')"),
  ]

  @Test(arguments: rows) func readsUnitsAndNanos(_ row: Row) throws {
    var findings: [Finding] = []
    let money = JSONReader(try jsonDocument(row.text)).googleMoney(into: &findings)
    #expect(money.map { "\($0.amount) \($0.currency)" } == row.amount)
    #expect(findings.map(\.pathLine) == [row.finding].compactMap(\.self))
  }

  @Test(arguments: [
    ("{\"currency\": \"EUR\", \"priceMicros\": \"39990000\"}", "39.99 EUR"),
    ("{\"currency\": \"EUR\", \"priceMicros\": 1990000}", "1.99 EUR"),
    ("{\"currency\": \"KRW\", \"priceMicros\": \"13000000000\"}", "13000 KRW"),
    ("{\"currency\": \"KRW\", \"priceMicros\": \"1500000\"}", nil),
    ("{\"currency\": \"EUR\", \"priceMicros\": \"1\"}", nil),
  ])
  func readsMicros(_ text: String, amount: String?) throws {
    var findings: [Finding] = []
    let money = JSONReader(try jsonDocument(text)).microsMoney(
      amountKey: "priceMicros", into: &findings)
    #expect(money.map { "\($0.amount) \($0.currency)" } == amount)
    #expect(findings.isEmpty == (amount != nil))
  }
}
