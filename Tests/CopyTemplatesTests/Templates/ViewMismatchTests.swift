import CopyTemplates
import Testing

struct ViewMismatchTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let value: ViewValue
    /// The mismatch; `nil` for a value of the type.
    let expected: String?
    var testDescription: String { id }

    init(_ id: String, _ value: ViewValue, _ expected: String?) {
      self.id = id
      self.value = value
      self.expected = expected
    }

    /// A value whose plans are given.
    init(_ id: String, plans: ViewValue, _ expected: String?) {
      self.init(id, .object(["title": .text("a"), "badge": .absent, "plans": plans]), expected)
    }
  }

  static let schema = ViewType.object([
    "title": .text, "badge": .optional(of: .text),
    "plans": .list(of: .object(["best": .flag, "lines": .list(of: .text)])),
  ])

  static let rows = [
    Row("of the type", plans: .list([.object(["best": .flag(true), "lines": .list([])])]), nil),
    Row(
      "an optional value that is there",
      .object(["title": .text("a"), "badge": .text("b"), "plans": .list([])]), nil),
    Row("no object", .text("a"), "expected object, got text"),
    Row("nothing", .absent, "expected object, got no value"),
    Row(
      "a field that is missing", .object(["title": .text("a"), "badge": .absent]),
      "expected field 'plans', got no more fields"),
    Row(
      "a field too many",
      .object(["title": .text("a"), "badge": .absent, "plans": .list([]), "x": .absent]),
      "expected no more fields, got field 'x'"),
    Row(
      "fields in another order",
      .object(["badge": .absent, "title": .text("a"), "plans": .list([])]),
      "expected field 'title', got field 'badge'"),
    Row(
      "an optional value of another type",
      .object(["title": .text("a"), "badge": .flag(true), "plans": .list([])]),
      "expected text, got flag at 'badge'"),
    Row(
      "a value that must be there",
      .object(["title": .absent, "badge": .absent, "plans": .list([])]),
      "expected text, got no value at 'title'"),
    Row("a list that is none", plans: .text("a"), "expected list, got text at 'plans'"),
    Row(
      "an element",
      plans: .list([.object(["best": .flag(true), "lines": .list([])]), .text("a")]),
      "expected object, got text at 'plans[1]'"),
    Row(
      "deep inside",
      plans: .list([.object(["best": .flag(true), "lines": .list([.text("a"), .flag(true)])])]),
      "expected text, got flag at 'plans[0].lines[1]'"),
  ]

  @Test(arguments: rows)
  func mismatch(_ row: Row) throws {
    // Nothing of the layout is rendered with a value of another type, used or not.
    let layout = try compile("-{{title}}", schema: Self.schema, .none)
    var output = Array("before".utf8)
    do {
      try layout.render(row.value, into: &output)
      #expect(row.expected == nil)
      #expect(String(decoding: output, as: UTF8.self) == "before-a")
    } catch {
      #expect(error.description == row.expected)
      #expect(String(decoding: output, as: UTF8.self) == "before")
    }
  }
}
