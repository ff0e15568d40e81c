import Testing

@testable import CopyTemplates

@Suite struct CSVTextTests {
  struct Field: Sendable, CustomTestStringConvertible {
    let text: String
    let field: String
    var testDescription: String { text.debugDescription }
  }

  static let fields = [
    Field(text: "app.pro", field: "app.pro"),
    Field(text: "", field: ""),
    Field(text: "a,b", field: "\"a,b\""),
    Field(text: "a \"b\"", field: "\"a \"\"b\"\"\""),
    Field(text: "a\nb", field: "\"a\nb\""),
    Field(text: "a\r\nb", field: "\"a\r\nb\""),
    Field(text: "=1+1", field: "'=1+1"),
    Field(text: "+1", field: "'+1"),
    Field(text: "-1", field: "'-1"),
    Field(text: "@SUM(A1)", field: "'@SUM(A1)"),
    Field(text: "\t=1", field: "\"'\t=1\""),
    Field(text: "'=1", field: "''=1"),
    Field(text: "'n", field: "'n"),
    Field(text: "a;b", field: "\"a;b\""),
    Field(text: " a", field: "\" a\""),
    Field(text: "a ", field: "\"a \""),
    Field(text: "\r\n=1", field: "\"'\r\n=1\""),
    Field(text: "\n=1", field: "\"'\n=1\""),
    Field(
      text: "=HYPERLINK(\"http://a.example\",1)",
      field: "\"'=HYPERLINK(\"\"http://a.example\"\",1)\""),
    Field(text: "a=1", field: "a=1"),
    Field(text: "＝1+1", field: "'＝1+1"),
    // A combining mark makes another character of what it follows, and no other field.
    Field(text: "=\u{301}1", field: "'=\u{301}1"),
    Field(text: "a,\u{301}b", field: "\"a,\u{301}b\""),
    Field(text: "a\"\u{301},=1", field: "\"a\"\"\u{301},=1\""),
  ]

  @Test(arguments: fields)
  func keepsAFieldInertAndWhole(row: Field) {
    #expect(Array(CSVText.field(row.text).unicodeScalars) == Array(row.field.unicodeScalars))
  }

  @Test func endsALineAsTheStandardDoes() {
    #expect(CSVText.line(["a", "", "b,c"]) == "a,,\"b,c\"\r\n")
  }
}
