import CopyTemplates
import Testing

/// The module "delimiters" of the Mustache specification, case by case, with data of our own.
struct MustacheDelimiterTests {
  private static let price = ViewValue.object(["price": .text("2.99")])

  static let rows = [
    TemplateRow(
      id: "a new pair", template: "{{=<% %>=}}(<%price%>)", data: price,
      expected: .shows("(2.99)")),
    TemplateRow(
      id: "signs of regular expressions", template: "({{=[ ]=}}[price])", data: price,
      expected: .shows("(2.99)")),
    TemplateRow(
      id: "before a section",
      template: """
        <
        {{#trial}}
          {{price}}
          |price|
        {{/trial}}

        {{= | | =}}
        |#trial|
          {{price}}
          |price|
        |/trial|
        >

        """,
      data: .object(["trial": .flag(true), "price": .text("2.99")]), escapings: [.none],
      expected: .shows("<\n  2.99\n  |price|\n\n  {{price}}\n  2.99\n>\n")),
    TemplateRow(
      id: "before an inverted section",
      template: """
        <
        {{^trial}}
          {{price}}
          |price|
        {{/trial}}

        {{= | | =}}
        |^trial|
          {{price}}
          |price|
        |/trial|
        >

        """,
      data: .object(["trial": .flag(false), "price": .text("2.99")]), escapings: [.none],
      expected: .shows("<\n  2.99\n  |price|\n\n  {{price}}\n  2.99\n>\n")),
    TemplateRow(
      id: "a partial starts with the usual pair",
      template: "( {{>line}} )\n{{= | | =}}\n( |>line| )\n", data: price,
      partials: ["line": "-{{price}}-"], expected: .shows("( -2.99- )\n( -2.99- )\n")),
    TemplateRow(
      id: "a partial leaves the pair of its user alone",
      template: "( {{>line}} )\n( -{{price}}-  -|price|- )\n", data: price,
      partials: ["line": "-{{price}}- {{= | | =}} -|price|-"],
      expected: .shows("( -2.99-  -2.99- )\n( -2.99-  -|price|- )\n")),
    TemplateRow(
      id: "white space around it stays", template: "* {{=@ @=}} *", expected: .shows("*  *")),
    TemplateRow(
      id: "at the end of a line", template: " * {{=@ @=}}\n", expected: .shows(" * \n")),
    TemplateRow(
      id: "alone on its line", template: "Top\n{{=@ @=}}\nEnd\n", expected: .shows("Top\nEnd\n")),
    TemplateRow(
      id: "indented, alone on its line", template: "Top\n\t{{=@ @=}}\nEnd\n",
      expected: .shows("Top\nEnd\n")),
    TemplateRow(
      id: "lines that end with CR LF", template: "*\r\n{{= @ @ =}}\r\n*",
      expected: .shows("*\r\n*")),
    TemplateRow(
      id: "alone on the first line", template: "  {{=@ @=}}\n+", expected: .shows("+")),
    TemplateRow(
      id: "alone on the last line", template: "+\n  {{=@ @=}}", expected: .shows("+\n")),
    TemplateRow(
      id: "white space in the tag", template: "*{{= @\t @ =}}*", expected: .shows("**")),
    TemplateRow(
      id: "there and back", template: "{{=<% %>=}}<%price%>{{price}}<%={{ }}=%>{{price}}",
      data: price, expected: .shows("2.99{{price}}2.99")),
    TemplateRow(
      id: "a brace makes a triple mark of any pair", template: "{{=<% %>=}}<%{price}%>",
      data: price, escapings: [.none], expected: .shows("2.99")),
  ]

  @Test(arguments: rows)
  func delimiters(_ row: TemplateRow) throws {
    let outcomes = try row.outcomes()
    #expect(outcomes == row.expectedOutcomes)
  }
}
