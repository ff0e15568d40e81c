import Testing

@testable import CopyChecks

/// Characters by their code points; names are those of the Unicode Character Database.
@Suite struct CodePointsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let all: String
    let invisible: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    Row(
      id: "plain", text: "$9", all: "U+0024 DOLLAR SIGN, U+0039 DIGIT NINE", invisible: ""),
    Row(
      id: "a space that everybody has", text: "9 €",
      all: "U+0039 DIGIT NINE, U+0020 SPACE, U+20AC EURO SIGN", invisible: ""),
    Row(
      id: "a space that nobody sees", text: "9\u{202F}€",
      all: "U+0039 DIGIT NINE, U+202F NARROW NO-BREAK SPACE, U+20AC EURO SIGN",
      invisible: "U+202F NARROW NO-BREAK SPACE"),
    Row(
      id: "marks, each once", text: "\u{200F}9\u{A0}\u{200F}₪",
      all: "U+200F RIGHT-TO-LEFT MARK, U+0039 DIGIT NINE, U+00A0 NO-BREAK SPACE, "
        + "U+200F RIGHT-TO-LEFT MARK, U+20AA NEW SHEQEL SIGN",
      invisible: "U+200F RIGHT-TO-LEFT MARK, U+00A0 NO-BREAK SPACE"),
    Row(id: "beyond four digits", text: "👍", all: "U+1F44D THUMBS UP SIGN", invisible: ""),
    Row(id: "a control has no name", text: "\u{7}", all: "U+0007", invisible: "U+0007"),
    Row(id: "nothing", text: "", all: "", invisible: ""),
  ])
  func names(row: Row) {
    #expect(CodePoints.all(of: row.text) == row.all)
    #expect(CodePoints.invisible(in: row.text) == row.invisible)
  }
}
