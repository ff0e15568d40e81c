import PricingEngine
import Testing

@testable import CopyTemplates

@Suite struct LocaleMessagesReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The message `offer`, which shows {price} and {days}; with a flag before it.
    let message: String
    let findings: [String]
    var testDescription: String { id }
  }

  /// The one message of these tests: a finished text and a count.
  private static let contract = MessageContract(messages: [
    "offer": MessageContract.Terms(
      meaning: "An offer.", arguments: ["price": .money, "days": .count], claims: [],
      subjects: [], limit: nil)
  ])

  static let arguments = [
    Row(id: "as the contract says", message: #"⚑"{price} in {days} days""#, findings: []),
    Row(
      id: "one argument is missing", message: #"⚑"{days, plural, one {#} other {#}}""#,
      findings: [
        "error: message 'offer' does not show '{price}' [arg-missing] ⚑ at offer"
          + " (put {price} into the message)"
      ]),
    Row(
      id: "all arguments are missing, by name", message: #"⚑"Now""#,
      findings: [
        "error: message 'offer' does not show '{days}' [arg-missing] ⚑ at offer"
          + " (put {days} into the message)",
        "error: message 'offer' does not show '{price}' [arg-missing] "
          + "file.json:1:11 at offer (put {price} into the message)",
      ]),
    Row(
      id: "a misspelled argument", message: #"⚑"{price} {days} {prise}""#,
      findings: [
        "error: message 'offer' has no argument 'prise' [arg-extra] ⚑ at offer"
          + " (write {price})"
      ]),
    Row(
      id: "an argument of another message", message: #"⚑"{price} {days} {evaluationDays}""#,
      findings: [
        "error: message 'offer' has no argument 'evaluationDays' [arg-extra] ⚑"
          + " at offer (remove {evaluationDays})"
      ]),
    Row(
      id: "a price that ICU would write", message: #"⚑"{days} {price, number, currency}""#,
      findings: [
        "error: message 'offer' in fr: expected 'price' as finished text, got the format "
          + "'number, currency' [message-formats-money] ⚑ at offer (write {price})"
      ]),
    Row(
      id: "a finished text as a number", message: #"⚑"{days} {price, number}""#,
      findings: [
        "error: message 'offer' formats 'price' as a number, and it is finished text"
          + " [arg-type] ⚑ at offer (write {price})"
      ]),
    Row(
      id: "a plural of a finished text",
      message: #"⚑"{days} {price, plural, one {#} other {#}}""#,
      findings: [
        "error: message 'offer' selects plural forms by 'price', which is finished text"
          + " [arg-type] ⚑ at offer"
      ]),
    Row(
      id: "a select of a number", message: #"⚑"{price} {days, select, one {day} other {days}}""#,
      findings: [
        "error: message 'offer' selects by the text of 'days', which is a number"
          + " [arg-type] ⚑ at offer (write {days, plural, …})"
      ]),
    Row(
      id: "an argument that an apostrophe quotes away",
      message: #"⚑"Profitez de l'{price} d'{days}""#,
      findings: [
        "error: message 'offer' does not show '{price}' [arg-missing] ⚑ at offer"
          + " (put {price} into the message)",
        "error: message 'offer' in fr: expected the argument 'price', got quoted text: '{price} d'"
          + " [icu-apostrophe] file.json:1:11 at offer (write ’ (U+2019) for the apostrophe, or "
          + "double it: ''{price} d'')",
      ]),
    Row(
      id: "an apostrophe that touches no brace", message: #"⚑"{price} aujourd'hui, {days}""#,
      findings: []),
  ]

  static let patterns = [
    Row(
      id: "no form 'other'",
      message: #"⚑"{price} {days, plural, one {# day} others {# days}}""#,
      findings: [
        "error: message 'offer' in fr: expected a form 'other' for 'days', got 'others'"
          + " [icu-other-missing] ⚑ at offer"
      ]),
    Row(
      id: "a brace without its partner", message: #"⚑"{price} {days""#,
      findings: [
        "error: message 'offer' in fr: expected '}', got the end of the message [icu-syntax] ⚑"
          + " at offer"
      ]),
    Row(
      id: "a number sign inside a select",
      message:
        #"⚑"{days, plural, one {#} other {{price, select, free {# free} other {# days}}}}""#,
      findings: [
        "error: message 'offer' in fr: '#' inside the select 'price' is not the number of the "
          + "plural 'days' [icu-number-sign-in-select] ⚑ at offer"
          + " (put the select outside the plural, or write {days} for '#')",
        "error: message 'offer' in fr: '#' inside the select 'price' is not the number of the "
          + "plural 'days' [icu-number-sign-in-select] file.json:1:11 at offer"
          + " (put the select outside the plural, or write {days} for '#')",
      ]),
    Row(
      id: "no text", message: "⚑12",
      findings: ["error: expected a string, got the number 12 [value-type] ⚑ at offer"]),
  ]

  @Test(arguments: arguments + patterns)
  func checksAMessage(row: Row) throws {
    let marked = try MarkedSource("{\"offer\": " + row.message + "}")
    var findings: [Finding] = []
    let tag = try LocaleTag("fr")
    let file = ArbFile(reading: marked.source, locale: tag, into: &findings)
    _ = LocaleMessagesReader(contract: Self.contract)
      .read([file], locale: tag, keys: ["offer"], into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
  }

  @Test func reportsMissingMessagesByKey() throws {
    var findings: [Finding] = []
    _ = LocaleMessagesReader(contract: Self.contract)
      .read([], locale: try LocaleTag("pt-BR"), keys: ["z", "a"], into: &findings)
    #expect(
      findings.map(\.wholeText) == [
        "error: message 'a' is missing in pt-BR [key-missing] (add it to pt-BR.arb)",
        "error: message 'z' is missing in pt-BR [key-missing] (add it to pt-BR.arb)",
      ])
  }

  @Test func reportsMessagesThatNobodyKnows() throws {
    let marked = try MarkedSource(#"{"zzz": ⚑"Z", "ofer": ⚑"O", "offer": "{price} {days}"}"#)
    var findings: [Finding] = []
    let file = ArbFile(reading: marked.source, locale: try LocaleTag("en"), into: &findings)
    LocaleMessagesReader(contract: Self.contract).checkKeys(of: file, into: &findings)
    let expected = marked.placed([
      "error: no message 'zzz' in the contract [key-extra] ⚑ at zzz"
        + " (add it to contract.json and to every locale)",
      "error: no message 'ofer' in the contract [key-extra] ⚑ at ofer (write 'offer')",
    ])
    #expect(findings.map(\.wholeText) == expected.reversed())
  }

  /// A team's own message, or a region's, stands before the language's.
  @Test func takesTheFirstFileThatHasAMessage() throws {
    var findings: [Finding] = []
    let tag = try LocaleTag("en")
    let files = try ["{}", #"{"offer": "own {price} {days}"}"#, #"{"offer": "{price} {days}"}"#]
      .map { ArbFile(reading: try source($0), locale: tag, into: &findings) }
    let messages = LocaleMessagesReader(contract: Self.contract)
      .read(files, locale: tag, keys: ["offer"], into: &findings)
    #expect(findings.map(\.wholeText) == [])
    #expect(
      try messages.text("offer", ["price": .text("$1"), "days": .number(3)]) == "own $1 3")
  }
}
