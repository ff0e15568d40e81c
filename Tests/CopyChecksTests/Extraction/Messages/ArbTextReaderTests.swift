import Testing

@testable import CopyChecks

@Suite struct ArbTextReaderTests {
  static let rows = [
    ExtractionRow(
      id: "messages with their locale",
      source:
        "{\"@@locale\": \"pt_BR\", \"a\": \"Por {price}\", \"@a\": {\"description\": \"x\"}, \"b\": 1}",
      lines: ["message #1 pt-BR @a: Por {price}"]),
    ExtractionRow(
      id: "a plural is a sentence for each form",
      source:
        "{\"a\": \"Free for {n, plural, =1 {a day} one {# day} other {# days}}, then {price}\"}",
      lines: [
        "message @a: Free for a day, then {price}", "message @a: Free for # day, then {price}",
        "message @a: Free for # days, then {price}",
      ]),
    ExtractionRow(
      id: "several plurals vary one at a time",
      source: "{\"a\": \"{n, plural, one {A} other {B}} and {m, select, x {C} other {D}}\"}",
      lines: ["message @a: A and D", "message @a: B and C", "message @a: B and D"]),
    ExtractionRow(
      id: "choices inside choices",
      source: "{\"a\": \"{g, select, f {{n, plural, one {1} other {2}} her} other {3}}!\"}",
      lines: ["message @a: 1 her!", "message @a: 2 her!", "message @a: 3!"]),
    ExtractionRow(
      id: "quotes", source: "{\"a\": \"It''s '{free}' and it's {n, number, ::compact-short} }\"}",
      lines: ["message @a: It's {free} and it's {n, number, ::compact-short} }"]),
    ExtractionRow(
      id: "unclosed braces are text",
      source: "{\"a\": \"Save {percent\", \"b\": \"{n, plural, one {x\"}",
      lines: ["message @a: Save {percent", "message #1 @b: x"]),
    ExtractionRow(
      id: "not an ARB file", source: "[\"a\"]", lines: [],
      findings: [
        "1:1 error arb-shape: expected an object of messages, got a list (check that the file is an ARB file)"
      ]),
    ExtractionRow(
      id: "more forms than anyone reads",
      source:
        "{\"a\": \"{n, plural, " + (0..<40).map { "=\($0) {x\($0)} " }.joined() + "other {y}}\"}",
      lines: (0..<31).map { "message @a: x\($0)" } + ["message @a: y"],
      findings: [
        "1:7 warning message-too-many-forms: the message has more than 32 forms, or nests too deeply (simplify it)"
      ]),
  ]

  static let places = [
    PlaceRow(
      id: "in a form",
      source: "{\"a\":\n  \"\\u20ac {n, plural, one {a} other {# ⚑free days}}\"}", words: "free"),
    PlaceRow(
      id: "behind a form", source: "{\"a\": \"{n, plural, one {a} other {b}} ⚑free\"}",
      words: "free"),
    PlaceRow(id: "behind a quote", source: "{\"a\": \"it''s '{'⚑free\"}", words: "free"),
  ]

  @Test(arguments: rows)
  func reads(_ row: ExtractionRow) throws {
    let read = try ExtractedText(row.source, as: .arb, file: row.file)
    #expect(read.lines == row.lines)
    #expect(read.findingLines == row.findings)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: places)
  func leadsBack(_ row: PlaceRow) throws {
    let read = try ExtractedText(row.source, as: .arb)
    #expect(read.place(of: row.words) == read.flag)
    #expect(read.flag != nil)
    #expect(read.faultyRuns == [])
  }
}
