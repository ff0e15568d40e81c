import Foundation
import Testing

@testable import PricingEngine

/// Reads the same texts with Foundation's reader, which shares no code with ours.
@Suite struct JSONDocumentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    var isValid = true
    /// Why Foundation decides otherwise, when it does.
    var foundationDiffers: String?
    var testDescription: String { id }
  }

  static let valid: [Row] = [
    Row(id: "null", text: "null"),
    Row(id: "true", text: "true"),
    Row(id: "false with space around", text: " \t\r\nfalse \n"),
    Row(id: "zero", text: "0"),
    Row(id: "negative zero", text: "-0"),
    Row(id: "price", text: "19.99"),
    Row(id: "trailing zeros", text: "24.90"),
    Row(id: "exponents", text: "[1e3, 1E+3, 1e-3, -1.5E2]"),
    Row(id: "leading exponent zeros", text: "1e03"),
    Row(id: "empty string", text: "\"\""),
    Row(id: "all escapes", text: #""\"\\\/\b\f\n\r\t\u0041\u00e9\u00E9""#),
    Row(id: "surrogate pair", text: #""\uD83C\uDF75""#),
    Row(id: "first and last pair", text: #""\uD800\uDC00\uDBFF\uDFFF""#),
    Row(id: "literal non-ASCII", text: "\"ずっと使える版 🍵 é\""),
    Row(id: "DEL and C1 are allowed", text: "\"\u{7F}\u{85}\""),
    Row(id: "line separator is allowed", text: "\"\u{2028}\""),
    Row(id: "escaped NUL", text: #""\u0000""#),
    Row(id: "empty containers", text: "[[], {}, [ ], { }]"),
    Row(id: "nested", text: #"{"a": {"b": [1, {"c": null}]}, "d": "x"}"#),
    Row(id: "CR LF", text: "{\r\n\"a\": 1\r\n}\r\n"),
    Row(id: "key needs escape", text: #"{"a\u0062": 1}"#),
    Row(id: "empty key", text: #"{"": 1}"#),
  ]

  static let invalid: [Row] = [
    "]", "[", "{", "{]", "[}", "[1", "[1,", "[1 2]", "[,1]", "[1,,2]", "{\"a\"}",
    "{\"a\":}", "{\"a\" 1}", "{,}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}",
    "nul", "nulll", "True", "NaN", "Infinity", "-Infinity", "undefined", "+1", "-", "--1", "01",
    "-01", "1.", ".5", "1.e3", "1e", "1e+", "1.5.2", "0x10", "1_000", "1,5", "12abc", "\"",
    "\"abc", "\"\\\"", "\"\\q\"", "\"\\x41\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\u\"",
    "\"\\uD800\"", "\"\\uDC00\"", "\"\\uD800\\u0041\"", "\"\\uD800x\"", "\"a\nb\"", "\"a\tb\"",
    "\"\u{1}\"", "'a'", "[1]]", "{} {}", "1 2", "// c\n1", "1 /* c */", "#c\n1", "\u{A0}1",
    "[1\u{2003}]", "\u{FEFF}\u{FEFF}1", "\u{201C}a\u{201D}", "{\"a\":1 \"b\":2}", "[\"a\" \"b\"]",
    "[1;2]", "(1)", "{\"a\"=1}", "{\"a\"::1}",
  ].map { Row(id: $0.debugDescription, text: $0, isValid: false) }

  static let own: [Row] = [
    Row(
      id: "trailing comma in list", text: "[1,]", isValid: false,
      foundationDiffers: "it passes over the comma"),
    Row(
      id: "trailing comma in object", text: #"{"a": 1,}"#, isValid: false,
      foundationDiffers: "it passes over the comma"),
    Row(
      id: "duplicate keys", text: #"{"a": 1, "a": 2}"#, isValid: false,
      foundationDiffers: "it keeps one of the two"),
    Row(
      id: "duplicate keys, one escaped", text: #"{"a": 1, "\u0061": 2}"#, isValid: false,
      foundationDiffers: "it keeps one of the two"),
    Row(
      id: "129 levels",
      text: String(repeating: "[", count: 129)
        + String(repeating: "]", count: 129), isValid: false,
      foundationDiffers: "its limit is 512"),
  ]

  @Test(arguments: valid + invalid + own)
  func agreesWithFoundation(row: Row) throws {
    let error = try jsonError(row.text)
    #expect((error == nil) == row.isValid)
    let foundation = try? JSONSerialization.jsonObject(
      with: Data(row.text.utf8), options: .fragmentsAllowed)
    #expect((foundation != nil) == (row.isValid != (row.foundationDiffers != nil)))
  }

  @Test(arguments: valid)
  func readsTheSameValues(row: Row) throws {
    let ours = plain(try jsonDocument(row.text).root)
    let foundation = try JSONSerialization.jsonObject(
      with: Data(row.text.utf8), options: .fragmentsAllowed)
    #expect(ours == plain(foundation))
  }

  @Test func keepsOrderTextAndPlace() throws {
    let document = try jsonDocument("{\n  \"b\": 24.90,\n  \"a\": [true, \"x\"]\n}")
    guard case .object(let members) = document.root.kind else {
      Issue.record("expected an object")
      return
    }
    #expect(members.map(\.key) == ["b", "a"])
    #expect(members[0].value.summary == "the number 24.90")
    #expect(members.map { document.source[$0.value.bytes] } == ["24.90", "[true, \"x\"]"])
    #expect(members[1].keyStart == 18)
    #expect(document.source[document.root.bytes] == document.source.text)
  }

  @Test func readsCommentsOnlyWhenAllowed() throws {
    let text = "// a\n{/* b */\"x\"/**/:/***/1// c\r\n,\"y\":2/* * / */}//"
    let document = try jsonDocument(text, allowingComments: true)
    #expect(plain(document.root) == plain(try jsonDocument(#"{"x": 1, "y": 2}"#).root))
    #expect(try jsonError(text)?.problem == .comment)
  }

  /// Two spellings of one accented letter are two keys: RFC 8259 compares code units.
  @Test func keepsCanonicallyEqualKeysApart() throws {
    #expect(try jsonError("{\"\u{E9}\": 1, \"e\u{301}\": 2}") == nil)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func refusesDeepNestingWithoutOverflow(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    #expect(try jsonError(text)?.problem == .tooDeep)
    let closed = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try jsonError(closed) == nil)
  }
}

/// A value as one text that two readers can be compared by: members by key, numbers by value.
private func plain(_ node: JSONNode) -> String {
  switch node.kind {
  case .null: "null"
  case .bool(let value): "\(value)"
  case .number(let text): Double(text).map { "\($0 + 0)" } ?? text
  case .string(let text): text.debugDescription
  case .array(let elements): "[" + elements.map(plain).joined(separator: ",") + "]"
  case .object(let members):
    "{"
      + members.map { $0.key.debugDescription + ":" + plain($0.value) }.sorted()
      .joined(separator: ",") + "}"
  }
}

private func plain(_ value: Any) -> String {
  switch value {
  case is NSNull: "null"
  case let number as NSNumber where isBool(number): "\(number.boolValue)"
  case let number as NSNumber: "\(number.doubleValue)"
  case let text as String: text.debugDescription
  case let elements as [Any]: "[" + elements.map(plain).joined(separator: ",") + "]"
  case let members as [String: Any]:
    "{"
      + members.map { $0.key.debugDescription + ":" + plain($0.value) }.sorted()
      .joined(separator: ",") + "}"
  default: "?"
  }
}

/// Whether a number came from `true` or `false`.
private func isBool(_ number: NSNumber) -> Bool {
  String(cString: number.objCType) == "c"
}
