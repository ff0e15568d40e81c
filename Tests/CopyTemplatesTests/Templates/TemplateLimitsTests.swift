import CopyTemplates
import PricingEngine
import Testing

/// Hostile layouts: each is refused with a clear error, in a time that grows only with its size.
struct TemplateLimitsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let template: String
    var partials: [String: String] = [:]
    /// The first error's place and message.
    let first: String
    var count = 1
    /// The last error's message, when there are several.
    var last: String?
    var testDescription: String { id }
  }

  private static let tooDeep =
    "expected at most 64 sections and partials inside each other"

  static let rows = [
    Row(
      id: "10,000 nested sections", template: String(repeating: "{{#title}}", count: 10_000),
      first: "layout:1:641: error: \(tooDeep)"),
    Row(
      id: "65 nested sections, closed",
      template: String(repeating: "{{#title}}", count: 65)
        + String(repeating: "{{/title}}", count: 65),
      first: "layout:1:641: error: \(tooDeep)"),
    Row(
      id: "1 MB of opening braces", template: String(repeating: "{{", count: 500_000),
      first: "layout:1:1: error: expected '}}}' to close the tag", count: 101,
      last: "more than 100 errors, the rest is not listed"),
    Row(
      id: "200 KB of closing braces", template: String(repeating: "}}", count: 100_000) + "{{x}}",
      first: "layout:1:200003: error: unknown name 'x'; known here: 'title'"),
    Row(
      id: "200 KB of unclosed tags", template: String(repeating: "{{ a", count: 50_000),
      first: "layout:1:1: error: expected '}}' to close the tag", count: 101,
      last: "more than 100 errors, the rest is not listed"),
    Row(
      id: "200 KB of unclosed comments", template: String(repeating: "{{! ", count: 50_000),
      first: "layout:1:1: error: expected '}}' to close the tag"),
    Row(
      id: "200 KB of empty tags", template: String(repeating: "{{}}", count: 50_000),
      first: "layout:1:1: error: expected a name in the tag, got none", count: 101,
      last: "more than 100 errors, the rest is not listed"),
    Row(
      id: "200 KB of sections that close nothing",
      template: String(repeating: "{{/a}}", count: 33_000),
      first: "layout:1:1: error: '{{/a}}' closes a section that is not open", count: 101,
      last: "more than 100 errors, the rest is not listed"),
    Row(
      id: "a name of 200 KB", template: "{{" + String(repeating: "a", count: 200_000) + "}}",
      first: "layout:1:1: error: expected a name of at most 200 bytes"),
    Row(
      id: "a delimiter of 200 KB",
      template: "{{=" + String(repeating: "a", count: 200_000) + " b=}}",
      first: "layout:1:1: error: expected two delimiters without '='"),
    Row(
      id: "a name of points", template: "{{" + String(repeating: ".", count: 150) + "}}",
      first: "layout:1:1: error: expected a name on both sides of each point"),
    Row(
      id: "more than 1 MB", template: String(repeating: "a", count: 1024 * 1024 + 1),
      first: "layout:1:1: error: expected at most 1048576 bytes, got 1048577"),
    Row(
      id: "partials that double 40 times", template: "{{>0}}",
      partials: Dictionary(
        uniqueKeysWithValues: (0..<40).map { ("\($0)", "{{>\($0 + 1)}}{{>\($0 + 1)}}") }
          + [("40", "x")]),
      first: "37:1:4: error: the layout is too large with its partials filled in"),
    Row(
      id: "a large partial, many times", template: String(repeating: "{{>note}}", count: 10_000),
      partials: ["note": String(repeating: "a", count: 100_000)],
      first: "layout:1:382: error: the layout is too large with its partials filled in"),
    Row(
      id: "a chain of 100 partials", template: "{{>0}}",
      partials: Dictionary(
        uniqueKeysWithValues: (0..<100).map { ("\($0)", "{{>\($0 + 1)}}") } + [("100", "x")]),
      first: "63:1:4: error: \(tooDeep)"),
    Row(
      id: "control characters", template: String(repeating: "\u{1}", count: 100_000),
      first: "layout:1:1: error: control character U+0001 in a layout"),
  ]

  // HTML layouts take every step of text layouts, and more.
  @Test(.timeLimit(.minutes(5)), arguments: rows)
  func refused(_ row: Row) throws {
    let errors = try #require(throws: TemplateErrors.self) {
      try compile(
        row.template, partials: row.partials, schema: .object(["title": .text]), .html)
    }
    let first = errors.errors.first.map { "\($0.location): error: \($0.message)" }
    #expect(first == row.first)
    #expect(errors.errors.count == row.count)
    if let last = row.last { #expect(errors.errors.last?.message == last) }
  }

  @Test func nulBytesAreNoText() {
    #expect(
      throws: DocumentError.nulByte(location: SourceLocation(file: "layout", line: 1, column: 2))
    ) {
      try SourceText(file: "layout", bytes: Array("a\0{{title}}".utf8))
    }
  }

  /// Long layouts that are fine stay fine.
  @Test(arguments: [MustacheTemplate.Escaping.none, .html])
  func longLayout(_ escaping: MustacheTemplate.Escaping) throws {
    let piece = "{{#title}}<p class=\"{{title}}\">{{.}}</p>{{/title}}\n"
    let layout = try compile(
      String(repeating: piece, count: 4000), schema: .object(["title": .text]), escaping)
    let output = try layout.render(.object(["title": .text("a")]))
    #expect(output == String(repeating: "<p class=\"a\">a</p>\n", count: 4000))
  }

  @Test(arguments: [MustacheTemplate.Escaping.none, .html])
  func deepestNesting(_ escaping: MustacheTemplate.Escaping) throws {
    let layout = try compile(
      String(repeating: "{{#title}}", count: 64) + "{{.}}"
        + String(repeating: "{{/title}}", count: 64), schema: .object(["title": .text]), escaping)
    #expect(try layout.render(.object(["title": .text("a")])) == "a")
  }
}
