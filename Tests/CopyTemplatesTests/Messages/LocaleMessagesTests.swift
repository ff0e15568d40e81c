import CopyTemplates
import PricingEngine
import Testing

@Suite struct LocaleMessagesTests {
  private func messages(_ patterns: [String: String]) throws -> LocaleMessages {
    let tag = try LocaleTag("en")
    return LocaleMessages(
      locale: tag, messages: try patterns.mapValues { try ICUMessage(pattern: $0, locale: tag) })
  }

  @Test func saysWhichMessageIsMissing() throws {
    let messages = try messages(["a": "A"])
    let error = #expect(throws: MessageError.self) { try messages.text("b") }
    guard case .missing(let key, let locale)? = error else {
      Issue.record("expected a missing message, got \(String(describing: error))")
      return
    }
    #expect(key == "b")
    #expect(locale.tag == "en")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let pattern: String
    let arguments: [String: MessageValue]
    let error: MessageFormatError
    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "no value", pattern: "Save {percent}", arguments: [:],
      error: .missing(names: ["percent"])),
    Row(
      id: "a value too many", pattern: "Save", arguments: ["percent": .text("44%")],
      error: .unexpected(names: ["percent"], known: [])),
    Row(
      id: "a text for a plural", pattern: "{n, plural, one {#} other {#}}",
      arguments: ["n": .text("3")], error: .expectedNumber(argument: "n", text: "3")),
  ]

  @Test(arguments: rows)
  func saysWhichArgumentDoesNotFit(row: Row) throws {
    let messages = try messages(["key": row.pattern])
    let error = #expect(throws: MessageError.self) { try messages.text("key", row.arguments) }
    guard case .format(let key, let locale, let problem)? = error else {
      Issue.record("expected a format error, got \(String(describing: error))")
      return
    }
    #expect(key == "key")
    #expect(locale.tag == "en")
    #expect(problem == row.error)
  }
}
