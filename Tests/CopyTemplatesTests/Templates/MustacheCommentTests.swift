import CopyTemplates
import Testing

/// The module "comments" of the Mustache specification, case by case, with data of our own.
struct MustacheCommentTests {
  static let rows = [
    TemplateRow(
      id: "in a line", template: "abc{{! why it is so }}def", expected: .shows("abcdef")),
    TemplateRow(
      id: "over several lines", template: "abc{{!\n  why\n  it is so\n}}def\n",
      expected: .shows("abcdef\n")),
    TemplateRow(
      id: "alone on its line", template: "Top\n{{! why }}\nEnd\n", expected: .shows("Top\nEnd\n")),
    TemplateRow(
      id: "indented, alone on its line", template: "Top\n\t{{! why }}\nEnd\n",
      expected: .shows("Top\nEnd\n")),
    TemplateRow(
      id: "lines that end with CR LF", template: "*\r\n{{! why }}\r\n*",
      expected: .shows("*\r\n*")),
    TemplateRow(
      id: "alone on the first line", template: "  {{! why }}\n+", expected: .shows("+")),
    TemplateRow(
      id: "alone on the last line", template: "+\n  {{! why }}", expected: .shows("+\n")),
    TemplateRow(
      id: "several lines, alone on them", template: "Top\n{{!\nwhy it is so\n}}\nEnd\n",
      expected: .shows("Top\nEnd\n")),
    TemplateRow(
      id: "several lines, indented, alone on them",
      template: "Top\n  {{!\n    why it is so\n  }}\nEnd\n", expected: .shows("Top\nEnd\n")),
    TemplateRow(
      id: "at the end of a line", template: "  1 2 {{! 3 }}\n", expected: .shows("  1 2 \n")),
    TemplateRow(
      id: "white space around it stays", template: "abc {{! why }} def",
      expected: .shows("abc  def")),
    TemplateRow(
      id: "a comment is never a name", template: "({{! why }})",
      data: .object([
        "! why": .text("1"), "! why ": .text("2"), "!why": .text("3"), "why": .text("4"),
      ]), expected: .shows("()")),
    TemplateRow(
      id: "opening braces in a comment", template: "({{! {{ and {{{ }})", expected: .shows("()")),
    TemplateRow(id: "an empty comment", template: "({{!}})", expected: .shows("()")),
  ]

  @Test(arguments: rows)
  func comment(_ row: TemplateRow) throws {
    let outcomes = try row.outcomes()
    #expect(outcomes == row.expectedOutcomes)
  }
}
