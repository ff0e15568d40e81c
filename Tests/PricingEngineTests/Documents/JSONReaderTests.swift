import Testing

@testable import PricingEngine

@Suite struct JSONReaderTests {
  struct Mismatch: CustomTestStringConvertible, Sendable {
    let id: String
    let value: String
    let message: String
    let read: @Sendable (JSONReader, inout [Finding]) -> Bool
    var testDescription: String { id }
  }

  static let mismatches: [Mismatch] = [
    Mismatch(
      id: "number for string", value: "3.40", message: "expected a string, got the number 3.40",
      read: { $0.string(into: &$1) != nil }),
    Mismatch(
      id: "null for string", value: "null", message: "expected a string, got null",
      read: { $0.string(into: &$1) != nil }),
    Mismatch(
      id: "string for bool", value: "\"true\"",
      message: "expected true or false, got the text 'true'",
      read: { $0.bool(into: &$1) != nil }),
    Mismatch(
      id: "fraction for integer", value: "1.0",
      message: "expected a whole number, got the number 1.0",
      read: { $0.integer(into: &$1) != nil }),
    Mismatch(
      id: "exponent for integer", value: "1e2",
      message: "expected a whole number, got the number 1e2",
      read: { $0.integer(into: &$1) != nil }),
    Mismatch(
      id: "number beyond 64 bits", value: "9223372036854775808",
      message: "expected a whole number, got the number 9223372036854775808",
      read: { $0.integer(into: &$1) != nil }),
    Mismatch(
      id: "bool for integer", value: "true", message: "expected a whole number, got true",
      read: { $0.integer(into: &$1) != nil }),
    Mismatch(
      id: "object for list", value: "{}", message: "expected a list, got an object",
      read: { $0.elements(into: &$1) != nil }),
    Mismatch(
      id: "list for object", value: "[]", message: "expected an object, got a list",
      read: { $0.object(into: &$1) != nil }),
    Mismatch(
      id: "long text is cut", value: "\"" + String(repeating: "ab", count: 40) + "\"",
      message: "expected a list, got the text '" + String(repeating: "ab", count: 30) + "…'",
      read: { $0.elements(into: &$1) != nil }),
    Mismatch(
      id: "invisible text is spelled out", value: "\"a\\n\u{202E}b\"",
      message: "expected a list, got the text 'a\\u{000A}\\u{202E}b'",
      read: { $0.elements(into: &$1) != nil }),
  ]

  @Test(arguments: mismatches)
  func reportsAnotherType(row: Mismatch) throws {
    var findings: [Finding] = []
    let root = JSONReader(try jsonDocument("{\n \"a b\": " + row.value + "}"))
    let value = try #require(root.object(into: &findings)?["a b"])
    #expect(!row.read(value, &findings))
    let expected = Finding(
      .error, rule: "value-type", at: SourceLocation(file: "test.json", line: 2, column: 9),
      path: "\"a b\"", row.message)
    #expect(findings == [expected])
  }

  @Test func readsEachType() throws {
    var findings: [Finding] = []
    let root = JSONReader(
      try jsonDocument(#"{"s": "x", "b": true, "i": -3, "l": [1, 2], "n": null}"#))
    let object = try #require(root.object(into: &findings))
    #expect(object.keys == ["s", "b", "i", "l", "n"])
    #expect(object["s"]?.string(into: &findings) == "x")
    #expect(object["b"]?.bool(into: &findings) == true)
    #expect(object["i"]?.integer(into: &findings) == -3)
    #expect(object["l"]?.elements(into: &findings)?.map(\.path.text) == ["l[0]", "l[1]"])
    #expect(object["n"]?.isNull == true)
    #expect(object["s"]?.isNull == false)
    #expect(object["z"] == nil)
    #expect(findings.isEmpty)
  }

  @Test func reportsUnknownKeysAtTheKey() throws {
    var findings: [Finding] = []
    let root = JSONReader(try jsonDocument("{\"name\": 1,\n  \"featurs\": [], \"zzz\": 0}"))
    _ = root.object(known: ["name", "features"], into: &findings)
    #expect(
      findings == [
        Finding(
          .error, rule: "unknown-key", at: SourceLocation(file: "test.json", line: 2, column: 3),
          path: "featurs", "unknown key 'featurs'", fix: "rename it to 'features'"),
        Finding(
          .error, rule: "unknown-key", at: SourceLocation(file: "test.json", line: 2, column: 18),
          path: "zzz", "unknown key 'zzz'", fix: "remove it"),
      ])
  }

  @Test func reportsAMissingKeyAtTheObject() throws {
    var findings: [Finding] = []
    let root = JSONReader(try jsonDocument("[ {}]"))
    let element = try #require(root.elements(into: &findings)?.first).about(productID: "p")
    #expect(element.object(into: &findings)?.required("name", into: &findings) == nil)
    let expected = Finding(
      .error, rule: "missing-key", at: SourceLocation(file: "test.json", line: 1, column: 3),
      path: "[0]", productID: "p", "expected a key 'name'", fix: "add 'name'")
    #expect(findings == [expected])
  }
}
