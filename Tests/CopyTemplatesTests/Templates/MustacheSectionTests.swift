import CopyTemplates
import Testing

/// The module "sections" of the Mustache specification, case by case, with data of our own.
///
/// A name that the data does not have is an error here, where Mustache skips the section.
struct MustacheSectionTests {
  private static let yes = ViewValue.object(["trial": .flag(true)])
  private static let no = ViewValue.object(["trial": .flag(false)])
  private static let marks = ViewValue.object([
    "marks": .list([.text("&"), .text("\""), .text("<"), .text(">")])
  ])

  static let rows = [
    TemplateRow(
      id: "yes", template: "'{{#trial}}Free week.{{/trial}}'", data: yes,
      expected: .shows("'Free week.'")),
    TemplateRow(
      id: "no", template: "'{{#trial}}Free week.{{/trial}}'", data: no, expected: .shows("''")),
    TemplateRow(
      id: "absent", template: "'{{#trial}}Free week.{{/trial}}'",
      data: .object(["trial": .absent]), expected: .shows("''")),
    TemplateRow(
      id: "an object is the context", template: "'{{#plan}}Get {{name}}.{{/plan}}'",
      data: .object(["plan": .object(["name": .text("Yearly")])]),
      expected: .shows("'Get Yearly.'")),
    TemplateRow(
      id: "outer contexts", template: "{{#plan}}{{app}}, {{price}}, {{shop.name}}{{/plan}}",
      data: .object([
        "app": .text("Brew Log"), "price": .text("wrong"),
        "plan": .object(["price": .text("19.99")]), "shop": .object(["name": .text("Store")]),
      ]), expected: .shows("Brew Log, 19.99, Store")),
    TemplateRow(
      id: "a text is there or empty", template: "{{#badge}}{{.}} means {{badge}}{{/badge}}",
      data: .object(["badge": .text("Best value")]),
      expected: .shows("Best value means Best value")),
    TemplateRow(
      id: "an empty text is skipped", template: "({{#badge}}{{.}}{{/badge}})",
      data: .object(["badge": .text("")]), expected: .shows("()")),
    TemplateRow(
      id: "contexts of nested lists",
      template: "{{#groups}}{{#plans}}{{label.short}}{{unit}}:{{#prices}}"
        + "{{label.long}}{{unit}}{{price}};{{/prices}}{{/plans}}{{/groups}}",
      data: .object([
        "groups": .list([
          .object([
            "label": .object(["long": .text("Pro"), "short": .text("P")]),
            "plans": .list([
              .object([
                "unit": .text("M"),
                "prices": .list([
                  .object(["price": .text("1")]), .object(["price": .text("2")]),
                ]),
              ])
            ]),
          ])
        ])
      ]), expected: .shows("PM:ProM1;ProM2;")),
    TemplateRow(
      id: "all contexts of deep sections",
      template: """
        {{#first}}
        {{a}}
        {{#second}}
        {{a}}{{b}}{{a}}
        {{#third}}
        {{a}}{{b}}{{c}}{{b}}{{a}}
        {{#fourth}}
        {{a}}{{b}}{{c}}{{d}}{{c}}{{b}}{{a}}
        {{#e}}
        {{a}}{{b}}{{c}}{{d}}{{e}}{{.}}!{{.}}{{e}}{{d}}{{c}}{{b}}{{a}}
        {{/e}}
        {{a}}{{b}}{{c}}{{d}}{{c}}{{b}}{{a}}
        {{/fourth}}
        {{a}}{{b}}{{c}}{{b}}{{a}}
        {{/third}}
        {{a}}{{b}}{{a}}
        {{/second}}
        {{a}}
        {{/first}}

        """,
      data: .object([
        "first": .object(["a": .text("1")]), "second": .object(["b": .text("2")]),
        "third": .object([
          "c": .text("3"), "fourth": .object(["d": .text("4"), "e": .text("5")]),
        ]),
      ]),
      expected: .shows(
        "1\n121\n12321\n1234321\n123455!554321\n1234321\n12321\n121\n1\n")),
    TemplateRow(
      id: "a list repeats", template: "'{{#plans}}{{price}};{{/plans}}'",
      data: .object([
        "plans": .list([
          .object(["price": .text("2.99")]), .object(["price": .text("19.99")]),
          .object(["price": .text("49.99")]),
        ])
      ]), expected: .shows("'2.99;19.99;49.99;'")),
    TemplateRow(
      id: "an empty list is skipped", template: "'{{#plans}}Plans!{{/plans}}'",
      data: .object(["plans": .list([])]), expected: .shows("''")),
    TemplateRow(
      id: "a text is no list", template: "'{{#code}}once{{/code}}'",
      data: .object(["code": .text("ABC")]), expected: .shows("'once'")),
    TemplateRow(
      id: "several sections",
      template: "{{#trial}}\n- try\n{{/trial}}\n- {{verb}}\n{{#trial}}\n- keep\n{{/trial}}\n",
      data: .object(["trial": .flag(true), "verb": .text("pay")]),
      expected: .shows("- try\n- pay\n- keep\n")),
    TemplateRow(
      id: "nested, yes", template: "* 1 {{#trial}}2 {{#trial}}3{{/trial}} 4{{/trial}} 5 *",
      data: yes, expected: .shows("* 1 2 3 4 5 *")),
    TemplateRow(
      id: "nested, no", template: "* 1 {{#trial}}2 {{#trial}}3{{/trial}} 4{{/trial}} 5 *",
      data: no, expected: .shows("* 1  5 *")),
    TemplateRow(
      id: "unknown name, where Mustache skips", template: "[{{#badge}}Badge{{/badge}}]",
      expected: .refuses(["unknown name 'badge'"])),
    TemplateRow(
      id: "elements that are texts", template: "'{{#names}}({{.}}){{/names}}'",
      data: .object(["names": .list([.text("M"), .text("Q"), .text("Y")])]),
      expected: .shows("'(M)(Q)(Y)'")),
    TemplateRow(
      id: "elements that are numbers", template: "'{{#names}}({{.}}){{/names}}'",
      data: .object(["names": .list([.text("1"), .text("3"), .text("12")])]),
      expected: .shows("'(1)(3)(12)'")),
    TemplateRow(
      id: "elements that are decimals", template: "'{{#names}}({{.}}){{/names}}'",
      data: .object(["names": .list([.text("2.99"), .text("19.99")])]),
      expected: .shows("'(2.99)(19.99)'")),
    TemplateRow(
      id: "elements that are lists", template: "'{{#rows}}({{#.}}{{.}}{{/.}}){{/rows}}'",
      data: .object([
        "rows": .list([.list([.text("1"), .text("2")]), .list([.text("a"), .text("b")])])
      ]), expected: .shows("'(12)(ab)'")),
    TemplateRow(
      id: "elements are escaped", template: "'{{#marks}}({{.}}){{/marks}}'", data: marks,
      escapings: [.html], expected: .shows("'(&amp;)(&quot;)(&lt;)(&gt;)'")),
    TemplateRow(
      id: "elements in triple braces", template: "'{{#marks}}({{{.}}}){{/marks}}'", data: marks,
      escapings: [.none], expected: .shows("'(&)(\")(<)(>)'")),
    TemplateRow(
      id: "elements after an ampersand", template: "'{{#marks}}({{&.}}){{/marks}}'", data: marks,
      escapings: [.none], expected: .shows("'(&)(\")(<)(>)'")),
    TemplateRow(
      id: "the root is a list", template: "'{{#.}}({{name}}){{/.}}'",
      data: .list([.object(["name": .text("M")]), .object(["name": .text("Y")])]),
      expected: .shows("'(M)(Y)'")),
    TemplateRow(
      id: "points, yes", template: "'{{#shop.plan.trial}}Try{{/shop.plan.trial}}'",
      data: .object(["shop": .object(["plan": yes])]), expected: .shows("'Try'")),
    TemplateRow(
      id: "points, no", template: "'{{#shop.plan.trial}}Try{{/shop.plan.trial}}'",
      data: .object(["shop": .object(["plan": no])]), expected: .shows("''")),
    TemplateRow(
      id: "broken chain, where Mustache skips",
      template: "'{{#shop.plan.trial}}Try{{/shop.plan.trial}}'",
      data: .object(["shop": .object([:])]),
      expected: .refuses(["unknown field 'plan' of 'shop'"])),
    TemplateRow(
      id: "white space around the tags stays", template: " * {{#trial}}\t*\t{{/trial}} * \n",
      data: yes, expected: .shows(" * \t*\t * \n")),
    TemplateRow(
      id: "white space inside stays",
      template: " * {{#trial}} {{! stays apart }}\n {{/trial}} * \n", data: yes,
      expected: .shows(" *  \n  * \n")),
    TemplateRow(
      id: "sections in a line keep its indentation",
      template: "\t{{#trial}}TRY{{/trial}}\n\t{{#trial}}BUY{{/trial}}\n", data: yes,
      expected: .shows("\tTRY\n\tBUY\n")),
    TemplateRow(
      id: "tags alone on their lines", template: "* Top\n{{#trial}}\n*\n{{/trial}}\n* End\n",
      data: yes, expected: .shows("* Top\n*\n* End\n")),
    TemplateRow(
      id: "indented tags alone on their lines",
      template: "* Top\n\t{{#trial}}\n*\n  {{/trial}}\n* End\n", data: yes,
      expected: .shows("* Top\n*\n* End\n")),
    TemplateRow(
      id: "lines that end with CR LF", template: "*\r\n{{#trial}}\r\n{{/trial}}\r\n*", data: yes,
      expected: .shows("*\r\n*")),
    TemplateRow(
      id: "alone on the first line", template: "  {{#trial}}\n+{{/trial}}\n-", data: yes,
      expected: .shows("+\n-")),
    TemplateRow(
      id: "alone on the last line", template: "+{{#trial}}\n-\n  {{/trial}}", data: yes,
      expected: .shows("+\n-\n")),
    TemplateRow(
      id: "white space in the tags", template: "*{{# trial }}+{{/\ttrial }}*", data: yes,
      expected: .shows("*+*")),
  ]

  @Test(arguments: rows)
  func section(_ row: TemplateRow) throws {
    let outcomes = try row.outcomes()
    #expect(outcomes == row.expectedOutcomes)
  }
}
