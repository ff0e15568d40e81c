import CopyTemplates
import PricingEngine
import Testing

@Suite struct MessageContractTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let json: String
    let findings: [String]
    var testDescription: String { id }
  }

  private static let head = #"{"schema": "paywall-contract/1", "messages": "#

  private static let subjects = MessageSubject.allCases.map(\.rawValue).joined(separator: ", ")

  static let wholeFile = [
    Row(
      id: "no JSON", json: #"{"schema": ⚑oops}"#,
      findings: ["error: expected a value, got 'o' [json-syntax] ⚑"]),
    Row(
      id: "no object", json: "⚑[]",
      findings: ["error: expected an object, got a list [value-type] ⚑"]),
    Row(
      id: "no schema", json: #"⚑{"messages": {}}"#,
      findings: ["error: expected a key 'schema' [missing-key] ⚑ (add 'schema')"]),
    Row(
      id: "another schema", json: #"{"schema": ⚑"paywall-contract/2", "messages": {}}"#,
      findings: [
        "error: expected schema 'paywall-contract/1', got 'paywall-contract/2' [schema-unknown] ⚑"
          + " at schema (write \"schema\": \"paywall-contract/1\")"
      ]),
    Row(
      id: "no messages", json: #"⚑{"schema": "paywall-contract/1"}"#,
      findings: ["error: expected a key 'messages' [missing-key] ⚑ (add 'messages')"]),
    Row(
      id: "a misspelled key",
      json: #"{"schema": "paywall-contract/1", ⚑"mesages": {}, "messages": {}}"#,
      findings: [
        "error: unknown key 'mesages' [unknown-key] ⚑ at mesages (rename it to 'messages')"
      ]),
    Row(
      id: "messages in a list", json: head + "⚑[]}",
      findings: ["error: expected an object, got a list [value-type] ⚑ at messages"]),
  ]

  static let terms = [
    Row(
      id: "no object", json: head + #"{"a": ⚑"Save"}}"#,
      findings: [
        "error: expected an object, got the text 'Save' [value-type] ⚑ at messages.a"
      ]),
    Row(
      id: "no meaning", json: head + #"{"a": ⚑{}}}"#,
      findings: [
        "error: expected a key 'meaning' [missing-key] ⚑ at messages.a (add 'meaning')"
      ]),
    Row(
      id: "a misspelled key of a message",
      json: head + #"{"a.b": {"meaning": "m", ⚑"claim": []}}}"#,
      findings: [
        "error: unknown key 'claim' [unknown-key] ⚑ at messages.\"a.b\".claim"
          + " (rename it to 'claims')"
      ]),
    Row(
      id: "an unknown claim",
      json: head + #"{"a": {"meaning": "m", "claims": [⚑"cancel-any-time"]}}}"#,
      findings: [
        "error: expected one of savings-percent, savings-amount, months-free, free-trial, "
          + "introductory-price, renews-automatically, cancel-anytime, no-subscription, "
          + "one-time-purchase, no-automatic-charge, no-payment-to-start, restore-available, "
          + "family-sharing, no-subscription-needed, most-popular, lowest-price-per-month, got 'cancel-any-time' [unknown-word] ⚑ at messages.a.claims[0]"
          + " (write 'cancel-anytime')"
      ]),
    Row(
      id: "claims that are no list",
      json: head + #"{"a": {"meaning": "m", "claims": ⚑"free-trial"}}}"#,
      findings: [
        "error: expected a list, got the text 'free-trial' [value-type] ⚑ at messages.a.claims"
      ]),
    Row(
      id: "an unknown subject", json: head + #"{"a": {"meaning": "m", "about": ⚑"trial"}}}"#,
      findings: [
        "error: expected one of \(subjects), got 'trial' [unknown-word] ⚑"
          + " at messages.a.about"
      ]),
    Row(
      id: "a limit of zero", json: head + #"{"a": {"meaning": "m", "limit": ⚑0}}}"#,
      findings: [
        "error: expected a whole number of at least 1, got 0 [number-out-of-range] ⚑"
          + " at messages.a.limit"
      ]),
    Row(
      id: "a limit in words", json: head + #"{"a": {"meaning": "m", "limit": ⚑"24"}}}"#,
      findings: [
        "error: expected a whole number, got the text '24' [value-type] ⚑ at messages.a.limit"
      ]),
    Row(
      id: "an unknown type of argument",
      json: head + #"{"a": {"meaning": "m", "arguments": {"price": ⚑"mony"}}}}"#,
      findings: [
        "error: expected one of name, money, percent, date, phrase, count, got 'mony' [unknown-word] ⚑"
          + " at messages.a.arguments.price (write 'money')"
      ]),
    Row(
      id: "another type than the value has",
      json: head + #"{"a": {"meaning": "m", "arguments": {"price": ⚑"count"}}}}"#,
      findings: [
        "error: expected 'money' for 'price', got 'count' [argument-type] ⚑"
          + " at messages.a.arguments.price"
      ]),
  ]

  @Test(arguments: wholeFile + terms)
  func reportsWhatIsWrong(row: Row) throws {
    let marked = try MarkedSource(row.json)
    var findings: [Finding] = []
    _ = MessageContract(reading: marked.source, into: &findings)
    #expect(findings.map(\.wholeText) == marked.placed(row.findings))
  }

  @Test func readsSeveralSubjects() throws {
    var findings: [Finding] = []
    let json =
      Self.head + #"{"a": {"meaning": "x", "about": ["winBackOffer", "googlePlay"]},"#
      + #" "b": {"meaning": "x", "about": ["upgrade", "appleStore"]}}}"#
    let contract = MessageContract(reading: try source(json), into: &findings)
    #expect(contract.messages["a"]?.subjects == [.winBackOffer, .googlePlay])
    #expect(findings.map(\.rule) == ["unknown-word"])
    #expect(findings.first?.fix == "write 'appStore'")
  }

  @Test func readsTheTermsOfAMessage() throws {
    var findings: [Finding] = []
    let json =
      Self.head
      + #"{"offer": {"meaning": "A trial.", "about": "renewingOffer", "claims": ["free-trial"],"#
      + #" "arguments": {"price": "money", "own": "count"}, "limit": 40}, "plain": {"meaning": "x"}}}"#
    let contract = MessageContract(reading: try source(json), into: &findings)
    #expect(findings.map(\.wholeText) == [])
    let offer = try #require(contract.messages["offer"])
    #expect(offer.meaning == "A trial.")
    #expect(offer.subjects == [.renewingOffer])
    #expect(offer.claims == [.freeTrial])
    #expect(offer.arguments == ["price": .money, "own": .count])
    #expect(offer.limit == 40)
    let plain = try #require(contract.messages["plain"])
    #expect(plain.subjects == [])
    #expect(plain.claims == [])
    #expect(plain.arguments == [:])
    #expect(plain.limit == nil)
  }
}
