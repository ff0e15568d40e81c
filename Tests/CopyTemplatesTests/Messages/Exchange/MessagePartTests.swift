import PricingEngine
import Testing

@testable import CopyTemplates

/// A message without ICU's quoting, and back.
@Suite struct MessagePartTests {
  static let rows: [(pattern: String, parts: [MessagePart], written: String)] = [
    ("", [], ""),
    ("a {b} c", [.text("a "), .argument("b"), .text(" c")], "a {b} c"),
    ("it''s it's", [.text("it's it's")], "it''s it''s"),
    ("'{'{b}'}'", [.text("{"), .argument("b"), .text("}")], "'{'{b}'}'"),
    ("'{}'", [.text("{}")], "'{}'"),
    ("'{''}'", [.text("{'}")], "'{''}'"),
    ("'''{'", [.text("'{")], "'''{'"),
    ("# '#'", [.text("# '#'")], "# ''#''"),
    (
      "{n,plural,offset:1 =0{a}one{'#' #}other{# {m}}}",
      [
        .choice(
          MessagePart.Choice(
            argument: "n", type: "plural", offset: "offset:1",
            forms: [
              MessagePart.Form(selector: "=0", parts: [.text("a")]),
              MessagePart.Form(selector: "one", parts: [.text("# "), .number]),
              MessagePart.Form(selector: "other", parts: [.number, .text(" "), .argument("m")]),
            ]))
      ], "{n, plural, offset:1 =0 {a} one {'#' #} other {# {m}}}"
    ),
    ("{n, number, integer}", [.formatted("{n, number, integer}")], "{n, number, integer}"),
  ]

  @Test(arguments: rows.indices)
  func isTakenApartAndWritten(row: Int) throws {
    let (pattern, parts, written) = Self.rows[row]
    let read = MessagePart.parts(of: try ParsedMessage(parsing: pattern))
    #expect(read == parts)
    #expect(read.pattern == written)
    #expect(MessagePart.parts(of: try ParsedMessage(parsing: written)) == parts)
  }
}
