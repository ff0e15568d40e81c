import Foundation
import Testing

@testable import PricingEngine

@Suite struct JSONOutputTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let value: JSONOutput
    let text: String
    var testDescription: String { id }
  }

  static let values: [Row] = [
    Row(id: "null", value: .null, text: "null"),
    Row(id: "bools", value: .array([.bool(true), .bool(false)]), text: "[true,false]"),
    Row(
      id: "integers", value: .array([.integer(.min), .integer(0)]),
      text: "[-9223372036854775808,0]"),
    Row(id: "optional", value: .array([.optional("a"), .optional(nil)]), text: "[\"a\",null]"),
    Row(id: "empty", value: .array([.array([]), .object([])]), text: "[[],{}]"),
    Row(
      id: "order is kept", value: .object([("b", .integer(1)), ("a", .string("x"))]),
      text: "{\"b\":1,\"a\":\"x\"}"),
  ]

  static let strings: [Row] = [
    ("quote and backslash", "\"\\/", "\\\"\\\\/"),
    ("short escapes", "\n\r\t\u{8}\u{C}", "\\n\\r\\t\\b\\f"),
    ("CR LF is two escapes", "a\r\nb", "a\\r\\nb"),
    ("other controls", "\u{0}\u{1F}\u{7F}\u{85}", "\\u0000\\u001F\\u007F\\u0085"),
    ("end of a script", "</script>", "\\u003C/script>"),
    ("no-break spaces", "19,99\u{A0}€ 1\u{202F}234", "19,99\\u00A0€ 1\\u202F234"),
    ("marks", "\u{200E}\u{200F}\u{61C}", "\\u200E\\u200F\\u061C"),
    ("isolates", "\u{2066}\u{2067}\u{2068}\u{2069}", "\\u2066\\u2067\\u2068\\u2069"),
    (
      "overrides", "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}",
      "\\u202A\\u202B\\u202C\\u202D\\u202E"
    ),
    ("separators", "\u{2028}\u{2029}", "\\u2028\\u2029"),
    ("zero width", "\u{FEFF}\u{200B}\u{200C}\u{200D}", "\\uFEFF\\u200B\\u200C\\u200D"),
    ("soft hyphen and word joiner", "\u{AD}\u{2060}", "\\u00AD\\u2060"),
    ("beyond the basic plane", "\u{E0041}", "\\uDB40\\uDC41"),
    (
      "other non-ASCII is literal", "ずっと ٩ é e\u{301} 🍵\u{FE0F}",
      "ずっと ٩ é e\u{301} 🍵\u{FE0F}"
    ),
  ].map { Row(id: $0.0, value: .string($0.1), text: "\"\($0.2)\"") }

  @Test(arguments: values + strings)
  func writesOneLine(row: Row) {
    let text = row.value.text(pretty: false)
    #expect(Array(text.utf8) == Array(row.text.utf8))
  }

  @Test func writesPretty() {
    let value = JSONOutput.object([
      ("a", .array([.integer(1), .object([("b<", .null)])])), ("c", .array([])),
      ("d", .object([])),
    ])
    let expected = """
      {
        "a": [
          1,
          {
            "b\\u003C": null
          }
        ],
        "c": [],
        "d": {}
      }
      """
    #expect(value.text(pretty: true) == expected)
  }

  @Test(arguments: strings, [false, true])
  func roundTripsThroughFoundation(row: Row, pretty: Bool) throws {
    let value = JSONOutput.array([row.value])
    let read = try JSONSerialization.jsonObject(with: Data(value.text(pretty: pretty).utf8))
    let strings = try #require(read as? [String])
    guard case .string(let text) = row.value else { return }
    #expect(strings.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }
}
