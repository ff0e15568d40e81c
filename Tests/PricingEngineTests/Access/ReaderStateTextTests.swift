import Testing

@testable import PricingEngine

@Suite struct ReaderStateTextTests {
  @Test(arguments: ReaderState.examples) func readsWhatItWrites(_ state: ReaderState) throws {
    #expect(try ReaderState(state.text) == state)
    #expect("\(state)" == state.text)
  }

  @Test(arguments: [
    "free:0", "free:1", "free:9223372036854775807", "evaluation:1", "evaluation:999",
  ])
  func readsTheEndsOfTheRanges(_ text: String) throws {
    #expect(try ReaderState(text).text == text)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let error: ReaderStateError
    let message: String
    let fix: String?
    var testDescription: String { text }
  }

  private static let reasons =
    "one of auto-renew-off, billing-error, price-increase, product-unavailable, unknown"

  static let rows: [Row] = [
    Row(
      text: "evalution:3", error: .unknown(name: "evalution", suggestion: "evaluation:3"),
      message: "unknown state 'evalution'", fix: "write 'evaluation:3'"),
    Row(
      text: "Subscribed", error: .unknown(name: "Subscribed", suggestion: "subscribed"),
      message: "unknown state 'Subscribed'", fix: "write 'subscribed'"),
    Row(
      text: "gracePeriod", error: .unknown(name: "gracePeriod", suggestion: "grace-period"),
      message: "unknown state 'gracePeriod'", fix: "write 'grace-period'"),
    Row(
      text: "purchase-cancelled", error: .unknown(name: "purchase-cancelled", suggestion: nil),
      message: "unknown state 'purchase-cancelled'", fix: nil),
    Row(
      text: "", error: .unknown(name: "", suggestion: nil), message: "unknown state ''", fix: nil),
    Row(
      text: ":3", error: .unknown(name: "", suggestion: nil), message: "unknown state ''", fix: nil),
    Row(
      text: "new ", error: .unknown(name: "new ", suggestion: "new"),
      message: "unknown state 'new '", fix: "write 'new'"),
    Row(
      text: "evaluation", error: .missingValue(name: .evaluation),
      message: "expected a whole number from 1 to 999 after 'evaluation:'",
      fix: "write 'evaluation:3', for example"),
    Row(
      text: "free", error: .missingValue(name: .free),
      message: "expected a whole number of at least 0 after 'free:'",
      fix: "write 'free:18', for example"),
    Row(
      text: "expired", error: .missingValue(name: .expired),
      message: "expected \(reasons) after 'expired:'",
      fix: "write 'expired:auto-renew-off', for example"),
    Row(
      text: "subscribed:1", error: .unexpectedValue(name: .subscribed, value: "1"),
      message: "'subscribed' takes no value, got '1'", fix: "write 'subscribed'"),
    Row(
      text: "new:", error: .unexpectedValue(name: .new, value: ""),
      message: "'new' takes no value, got ''", fix: "write 'new'"),
    Row(
      text: "expired:billing-eror", error: .badValue(name: .expired, value: "billing-eror"),
      message: "expected \(reasons) after 'expired:', got 'billing-eror'",
      fix: "write 'expired:billing-error'"),
    Row(
      text: "expired:maybe", error: .badValue(name: .expired, value: "maybe"),
      message: "expected \(reasons) after 'expired:', got 'maybe'", fix: nil),
  ]

  @Test(arguments: rows) func refusesOtherTexts(_ row: Row) {
    #expect(throws: row.error) { try ReaderState(row.text) }
    #expect(row.error.message == row.message)
    #expect(row.error.fix == row.fix)
  }

  @Test(arguments: ["0", "1000", "-1", "+3", "03", "3.0", "3 ", "", "three", "3:4", "\u{663}"])
  func refusesOtherNumbersOfDays(_ value: String) {
    let error = ReaderStateError.badValue(name: .evaluation, value: value)
    #expect(throws: error) { try ReaderState("evaluation:\(value)") }
    #expect(
      error.message
        == "expected a whole number from 1 to 999 after 'evaluation:', got '\(value)'")
    #expect(error.fix == nil)
  }

  @Test(arguments: ["-1", "-0", "00", "1e3", "9223372036854775808", "", "x"])
  func refusesOtherCounts(_ value: String) {
    #expect(throws: ReaderStateError.badValue(name: .free, value: value)) {
      try ReaderState("free:\(value)")
    }
  }
}
