import Testing

@testable import PricingEngine

@Suite struct MessageSyntaxErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let pattern: String
    let error: MessageSyntaxError
    let message: String
    var testDescription: String { pattern }

    init(_ pattern: String, _ error: MessageSyntaxError, _ message: String) {
      self.pattern = pattern
      self.error = error
      self.message = message
    }
  }

  static let rows: [Row] = [
    Row(
      "{days, plural, one {# day} others {# days}}",
      .missingOther(argument: "days", misspelling: "others", offset: 0),
      "expected a form 'other' for 'days', got 'others'"),
    Row(
      "é {n, plural, one {# day}}", .missingOther(argument: "n", misspelling: nil, offset: 3),
      "expected a form 'other' for 'n', got none"),
    Row(
      "{k, select, trial {free}}", .missingOther(argument: "k", misspelling: nil, offset: 0),
      "expected a form 'other' for 'k', got none"),
    Row(
      "{n, plural, one {{k, select, othr {x}}} other {y}}",
      .missingOther(argument: "k", misspelling: "othr", offset: 17),
      "expected a form 'other' for 'k', got 'othr'"),
    Row(
      "{n, selectordinal, one {#st}}",
      .missingOther(argument: "n", misspelling: nil, offset: 0),
      "expected a form 'other' for 'n', got none"),
    Row(
      "{n, plural, }", .missingOther(argument: "n", misspelling: nil, offset: 0),
      "expected a form 'other' for 'n', got none"),
    Row(
      "Save {percent", .unclosedBrace(offset: 5),
      "expected '}', got the end of the message"),
    Row("Save {", .unclosedBrace(offset: 5), "expected '}', got the end of the message"),
    Row(
      "{n, plural, one {# day} other {# days}", .unclosedBrace(offset: 0),
      "expected '}', got the end of the message"),
    Row(
      "{n, plural, one {# day} other {# days", .unclosedBrace(offset: 30),
      "expected '}', got the end of the message"),
    Row("{n, number", .unclosedBrace(offset: 0), "expected '}', got the end of the message"),
    Row(
      "{}", .badArgument(text: "{}", offset: 0),
      "expected an argument such as '{price}', got '{}'"),
    Row(
      "é {the price} x", .badArgument(text: "{the price}", offset: 3),
      "expected an argument such as '{price}', got '{the price}'"),
    Row(
      "{{price}}", .badArgument(text: "{{price}", offset: 0),
      "expected an argument such as '{price}', got '{{price}'"),
    Row(
      "{n, plural}", .badArgument(text: "{n, plural}", offset: 0),
      "expected an argument such as '{price}', got '{n, plural}'"),
    Row(
      "{n, plural, one # other}", .badArgument(text: "{n, plural, one # other}", offset: 0),
      "expected an argument such as '{price}', got '{n, plural, one # other}'"),
    Row(
      "{n, plurals, one {# day} other {# days}}",
      .unknownFormat(argument: "n", type: "plurals", suggestion: "plural", offset: 0),
      "expected plural, selectordinal, select or number for 'n', got 'plurals'; "
        + "did you mean 'plural'?"),
    Row(
      "a {x, money}",
      .unknownFormat(argument: "x", type: "money", suggestion: nil, offset: 2),
      "expected plural, selectordinal, select or number for 'x', got 'money'"),
  ]

  @Test(arguments: rows)
  func saysWhatAndWhere(row: Row) {
    #expect(throws: row.error) { try message(row.pattern) }
    #expect(row.error.message == row.message)
    #expect("\(row.error)" == row.message)
    #expect((0...row.pattern.utf8.count).contains(row.error.offset))
  }

  @Test func refusesAnUnknownSkeleton() {
    #expect(throws: MessageSyntaxError.self) { try message("{n, number, ::nonsense}") }
  }

  /// ICU's parser calls itself for each level, so a hostile message could overflow its stack.
  @Test func refusesDeepNesting() throws {
    let deep = String(repeating: "{n, plural, other {", count: 100_000)
    #expect(throws: MessageSyntaxError.tooDeep(offset: 32 * 19)) { try message(deep) }
    let levels = MessagePattern.maximumDepth
    let open = String(repeating: "{n, plural, other {", count: levels)
    let good = open + "#" + String(repeating: "}}", count: levels)
    #expect(try message(good).format(["n": .number(3)]) == "3")
  }

  /// Braces that are text must not hide the levels behind or around them.
  @Test(arguments: [
    ("closing braces first", String(repeating: "}", count: 4_000), ""),
    ("a quoted closing brace in each level", "", "'}}'"),
  ])
  func refusesHiddenNesting(id: String, start: String, inside: String) {
    let levels = MessagePattern.maximumDepth + 1
    let open = "{n, plural, other {" + inside
    let deep =
      start + String(repeating: open, count: levels) + "#" + String(repeating: "}}", count: levels)
    #expect(
      throws: MessageSyntaxError.tooDeep(offset: start.utf8.count + offset(open, levels, start))
    ) { try message(deep) }
  }

  /// Where the brace is that makes it too deep: as braces are counted, or where the last branch starts.
  private func offset(_ open: String, _ levels: Int, _ start: String) -> Int {
    start.isEmpty ? open.utf8.count * (levels - 1) + 18 : open.utf8.count * 32
  }

  @Test func refusesALongMessage() throws {
    let longest = String(repeating: "a", count: MessagePattern.maximumByteCount)
    #expect(try message(longest).format([:]) == longest)
    let error = MessageSyntaxError.tooLong(byteCount: 16_385)
    #expect(throws: error) { try message(longest + "a") }
    #expect(error.message == "expected a message of at most 16384 bytes, got 16385")
  }
}
