import CopyTemplates
import PricingEngine
import Testing

/// A promotion must not contradict itself.
@Suite struct PromotionReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The members of `policy.promotion`.
    let members: String
    var findings: [String] = []
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "nothing stated", members: ""),
    Row(id: "one day", members: #""startsAt": "2026-11-20", "endsAt": "2026-11-20""#),
    Row(id: "an end alone", members: #""endsAt": "2026-11-20""#),
    Row(
      id: "a former price that was the lowest",
      members: #""referencePrice": "29.99", "lowestPrice30Days": "29.990""#),
    Row(
      id: "a misspelled key", members: #"⚑"endAt": "2026-11-20""#,
      findings: [
        "error: unknown key 'endAt' [unknown-key] ⚑ at policy.promotion.endAt"
          + " (rename it to 'endsAt')"
      ]),
    Row(
      id: "a day with points", members: #""startsAt": ⚑"20.11.2026""#,
      findings: [
        "error: expected a date like '2026-11-30', got '20.11.2026' [date-invalid] ⚑"
          + " at policy.promotion.startsAt"
      ]),
    Row(
      id: "an end on no day", members: #""endsAt": ⚑"2026-11-31""#,
      findings: [
        "error: there is no day 31 in month 11 of year 2026 [date-invalid] ⚑"
          + " at policy.promotion.endsAt"
      ]),
    Row(
      id: "an end before the start", members: #""startsAt": "2026-11-20", "endsAt": ⚑"2026-11-19""#,
      findings: [
        "error: the promotion ends on 2026-11-19, before it starts on 2026-11-20"
          + " [promotion-days-reversed] ⚑ at policy.promotion.endsAt"
          + " (write a day from 2026-11-20 on)"
      ]),
    Row(
      id: "a former price from the first day on",
      members: #""startsAt": "2026-11-20", "referencePrice": "9", "referenceFrom": ⚑"2026-11-20""#,
      findings: [
        "error: the price before is charged since 2026-11-20, and the promotion starts on 2026-11-20"
          + " [promotion-days-reversed] ⚑ at policy.promotion.referenceFrom"
          + " (write a day before 2026-11-20)"
      ]),
    Row(
      id: "days and lows of a former price that nobody stated",
      members: #""referenceFrom": ⚑"2026-01-01", "lowestPrice30Days": ⚑"9""#,
      findings: [
        "error: 'referenceFrom' is about a former price, which is not stated [missing-key] ⚑"
          + " at policy.promotion.referenceFrom (add 'referencePrice')",
        "error: 'lowestPrice30Days' is about a former price, which is not stated [missing-key] ⚑"
          + " at policy.promotion.lowestPrice30Days (add 'referencePrice')",
      ]),
    Row(
      id: "a lowest price above the former one",
      members: #""referencePrice": "29.99", "lowestPrice30Days": ⚑"30""#,
      findings: [
        "error: the lowest price of 30 days, 30, is above the price before, 29.99"
          + " [number-out-of-range] ⚑ at policy.promotion.lowestPrice30Days"
          + " (write the lowest price that was charged in the 30 days before the promotion)"
      ]),
    Row(
      id: "a former price of nothing", members: #""referencePrice": ⚑"0.00""#,
      findings: [
        "error: expected a price above zero, got 0.00 [number-out-of-range] ⚑"
          + " at policy.promotion.referencePrice"
      ]),
    Row(
      id: "a former price as a number", members: #""referencePrice": ⚑29.99"#,
      findings: [
        "error: expected a string, got the number 29.99 [value-type] ⚑"
          + " at policy.promotion.referencePrice"
      ]),
    Row(
      id: "once, in words, for a product without a name",
      members: #""product": ⚑" ", "neverRepeats": ⚑"never""#,
      findings: [
        "error: expected a text, got an empty string [text-empty] ⚑ at policy.promotion.product",
        "error: expected true or false, got the text 'never' [value-type] ⚑"
          + " at policy.promotion.neverRepeats",
      ]),
  ]

  @Test(arguments: rows)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(
      #"{"schema": "paywall-project/1", "policy": {"promotion": {"# + row.members + "}}}",
      named: "paywall.json")
    var findings: [Finding] = []
    let project = ProjectReader.read(marked.source, into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
    #expect((project == nil) == !row.findings.isEmpty)
  }
}
