import Testing

@testable import PricingEngine

@Suite struct JSONErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let marked: String
    let rule: String
    let message: String
    var fix: String?
    var allowsComments = false
    var testDescription: String { id }
  }

  private static let quotes = "use straight double quotes"
  private static let restore = "restore the rest of the file"

  static let structure: [Row] = [
    Row(
      id: "truncated object", marked: "{\n  \"a\": [1],\n  \"b\": {\"c\": 1\n⚑",
      rule: "json-truncated",
      message: "the file ends inside the object that starts at line 3, column 8", fix: restore),
    Row(
      id: "truncated list", marked: "[\n1,⚑", rule: "json-truncated",
      message: "the file ends inside the list that starts at line 1, column 1", fix: restore),
    Row(
      id: "truncated after key", marked: "{\"a\"⚑", rule: "json-truncated",
      message: "the file ends inside the object that starts at line 1, column 1", fix: restore),
    Row(
      id: "truncated string", marked: "{\"a\": \"bc⚑", rule: "json-truncated",
      message: "the file ends inside the string that starts at line 1, column 7", fix: restore),
    Row(
      id: "truncated escape", marked: "[\"\\u00⚑", rule: "json-truncated",
      message: "the file ends inside the string that starts at line 1, column 2", fix: restore),
    Row(
      id: "truncated number", marked: "-⚑", rule: "json-truncated",
      message: "the file ends inside the value", fix: restore),
    Row(
      id: "missing comma", marked: "{\"a\": 1\n ⚑\"b\": 2}", rule: "json-syntax",
      message: "expected ',' or '}', got '\"'"),
    Row(
      id: "wrong bracket", marked: "[1⚑}", rule: "json-syntax",
      message: "expected ',' or ']', got '}'"),
    Row(
      id: "missing colon", marked: "{\"a\" ⚑1}", rule: "json-syntax",
      message: "expected ':' after the key, got '1'"),
    Row(
      id: "missing value", marked: "{\"a\": ⚑}", rule: "json-syntax",
      message: "expected a value, got '}'"),
    Row(
      id: "number as key", marked: "{⚑1: 2}", rule: "json-syntax",
      message: "expected a key in double quotes or '}', got '1'"),
    Row(
      id: "two commas", marked: "{\"a\": \"b\", ⚑, \"c\": 1}", rule: "json-syntax",
      message: "expected a key in double quotes, got ','"),
    Row(
      id: "trailing comma in object", marked: "{\"a\": 1⚑,\n}", rule: "json-trailing-comma",
      message: "trailing comma before '}'", fix: "remove it"),
    Row(
      id: "trailing comma in list", marked: "[1⚑, ]", rule: "json-trailing-comma",
      message: "trailing comma before ']'", fix: "remove it"),
    Row(
      id: "text after the end", marked: "{}\n⚑x", rule: "json-syntax",
      message: "expected the end of the file, got 'x'", fix: "keep one JSON value per file"),
    Row(
      id: "no-break space", marked: "{⚑\u{A0}\"a\": 1}", rule: "json-syntax",
      message: "expected a key in double quotes or '}', got U+00A0"),
    Row(
      id: "duplicate key", marked: "{\"a\": 1,\n\n ⚑\"a\": 2}", rule: "json-duplicate-key",
      message: "duplicate key 'a', first on line 1", fix: "keep one of the two"),
    Row(
      id: "duplicate secret key", marked: "{\"_developerTeamID\": 1, ⚑\"_developerTeamID\": 2}",
      rule: "json-duplicate-key", message: "duplicate key, first on line 1",
      fix: "keep one of the two"),
    Row(
      id: "too deep", marked: String(repeating: "[", count: 128) + "⚑[", rule: "json-too-deep",
      message: "the file is nested too deeply, expected at most 128 levels",
      fix: "check that it is the right file"),
    Row(
      id: "CR LF", marked: "{\r\n\"a\": 1\r\n⚑x}", rule: "json-syntax",
      message: "expected ',' or '}', got 'x'"),
    Row(
      id: "column counts bytes", marked: "{\"é\": ⚑x}", rule: "json-syntax",
      message: "expected a value, got 'x'"),
  ]

  static let words: [Row] = [
    Row(
      id: "single quotes", marked: "{⚑'a': 1}", rule: "json-quotes",
      message: "expected double quotes, got '''", fix: quotes),
    Row(
      id: "single-quoted value", marked: "{\"a\": ⚑'b'}", rule: "json-quotes",
      message: "expected double quotes, got '''", fix: quotes),
    Row(
      id: "typographic quotes", marked: "{⚑\u{201C}a\u{201D}: 1}", rule: "json-quotes",
      message: "expected double quotes, got '\u{201C}'", fix: quotes),
    Row(
      id: "unquoted key", marked: "{\n  ⚑displayPrice: \"1\"}", rule: "json-quotes",
      message: "expected a key in double quotes, got 'displayPrice'", fix: quotes),
    Row(
      id: "unquoted secret key", marked: "{⚑_developerTeamID: \"1\"}", rule: "json-syntax",
      message: "expected a key in double quotes or '}', got '_'"),
    Row(
      id: "Python's true", marked: "[⚑True]", rule: "json-syntax",
      message: "expected a value, got 'True'", fix: "write 'true'"),
    Row(
      id: "not a number", marked: "[⚑NaN]", rule: "json-syntax",
      message: "expected a value, got 'NaN'"),
    Row(
      id: "other words are not quoted whole", marked: "[⚑ABCDE12345]", rule: "json-syntax",
      message: "expected a value, got 'A'"),
    Row(
      id: "comment", marked: "{\n⚑// x\n}", rule: "json-comment",
      message: "comments are not allowed in this file", fix: "remove it"),
    Row(
      id: "open comment", marked: "{\n⚑/* x\n}", rule: "json-comment",
      message: "the comment has no closing '*/'", fix: "close it", allowsComments: true),
    Row(
      id: "lone slash", marked: "[⚑/ 1]", rule: "json-syntax",
      message: "expected a value, got '/'", allowsComments: true),
  ]

  static let scalars: [Row] = [
    Row(
      id: "string over a line end", marked: "{\"a\": ⚑\"b\n\"}", rule: "json-string",
      message: "the string has no closing quote on its line",
      fix: "close it, and write line ends inside a string as '\\n'"),
    Row(
      id: "tab in a string", marked: "\"a⚑\tb\"", rule: "json-string",
      message: "control character U+0009 inside a string", fix: "write '\\t'"),
    Row(
      id: "control character", marked: "\"⚑\u{1}\"", rule: "json-string",
      message: "control character U+0001 inside a string", fix: "write '\\u0001'"),
    Row(
      id: "unknown escape", marked: "\"a⚑\\qb\"", rule: "json-string",
      message: "expected an escape of JSON, got '\\q'", fix: "write a backslash as '\\\\'"),
    Row(
      id: "short unicode escape", marked: "\"⚑\\u12\"", rule: "json-string",
      message: "expected four hexadecimal digits after '\\u'"),
    Row(
      id: "high surrogate alone", marked: "\"a⚑\\uD83Cx\"", rule: "json-string",
      message: "'\\uD83C' is half of a surrogate pair",
      fix: "write both halves, or the character itself"),
    Row(
      id: "low surrogate alone", marked: "\"⚑\\uDF75\"", rule: "json-string",
      message: "'\\uDF75' is half of a surrogate pair",
      fix: "write both halves, or the character itself"),
    Row(
      id: "high surrogate twice", marked: "\"⚑\\uD83C\\uD83C\"", rule: "json-string",
      message: "'\\uD83C' is half of a surrogate pair",
      fix: "write both halves, or the character itself"),
    Row(
      id: "leading zero", marked: "[⚑012]", rule: "json-number",
      message: "a number may not start with '0'"),
    Row(
      id: "leading plus", marked: "[⚑+1]", rule: "json-number",
      message: "a number may not start with '+'"),
    Row(
      id: "no integer digit", marked: "[⚑.5]", rule: "json-number",
      message: "a number needs a digit before '.'"),
    Row(
      id: "no decimal", marked: "[1.⚑]", rule: "json-number",
      message: "a number needs a digit after '.'"),
    Row(
      id: "no exponent", marked: "[1e⚑]", rule: "json-number",
      message: "a number needs a digit after the exponent's 'e'"),
    Row(
      id: "minus alone", marked: "[-⚑]", rule: "json-number",
      message: "a number needs a digit after '-'"),
    Row(
      id: "decimal comma", marked: "{\"price\": 3,⚑49}", rule: "json-number",
      message: "expected a key in double quotes, got the decimals of a number",
      fix: "write '3.49'"),
    Row(
      id: "hexadecimal", marked: "[0⚑x10]", rule: "json-syntax",
      message: "expected ',' or ']', got 'x'"),
  ]

  @Test(arguments: structure + words + scalars)
  func explains(row: Row) throws {
    let marked = MarkedText(row.marked)
    let error = try jsonError(marked.text, allowingComments: row.allowsComments)
    let expected = Finding(
      .error, rule: row.rule, at: marked.location(in: "test.json"), row.message, fix: row.fix)
    #expect(error?.finding == expected)
  }

  @Test func explainsTooManyValues() throws {
    let source = try SourceText(file: "test.json", bytes: Array("[1, [2, 3]]".utf8))
    var parser = JSONParser(source, allowsComments: false, maximumValueCount: 4)
    let error = #expect(throws: JSONError.self) { try parser.document() }
    #expect(error?.location == SourceLocation(file: "test.json", line: 1, column: 9))
    #expect(error?.message == "the file has more than 5000000 values")
    parser = JSONParser(source, allowsComments: false, maximumValueCount: 5)
    #expect(throws: Never.self) { try parser.document() }
  }
}
