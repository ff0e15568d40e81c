import CopyTemplates
import Testing

struct ScriptJSONTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let expected: Result<String, ScriptJSONError>
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "an object", text: #"{"a":"b"}"#, expected: .success(#"{"a":"b"}"#)),
    Row(
      id: "escaped", text: #"["\u003c/script>\u2028"]"#,
      expected: .success(#"["\u003c/script>\u2028"]"#)),
    Row(id: "empty", text: "", expected: .failure(.empty)),
    Row(id: "an end tag", text: #"["</script>"]"#, expected: .failure(.unescaped("<"))),
    Row(id: "a comment", text: #"["<!--"]"#, expected: .failure(.unescaped("<"))),
    Row(
      id: "a line separator", text: "[\"\u{2028}\"]", expected: .failure(.unescaped("\u{2028}"))),
    Row(
      id: "a paragraph separator", text: "[\"\u{2029}\"]",
      expected: .failure(.unescaped("\u{2029}"))),
    Row(
      id: "a sign with a combining mark", text: "[\"<\u{338}\"]",
      expected: .failure(.unescaped("<"))),
  ]

  @Test(arguments: rows)
  func json(_ row: Row) {
    let result = Result { () throws(ScriptJSONError) in try ScriptJSON(row.text).text }
    #expect(result == row.expected)
  }
}
