import CopyTemplates
import Testing

/// The module "inverted" of the Mustache specification, case by case, with data of our own.
///
/// A name that the data does not have is an error here, where Mustache runs the section.
struct MustacheInvertedTests {
  private static let yes = ViewValue.object(["trial": .flag(true)])
  private static let no = ViewValue.object(["trial": .flag(false)])

  static let rows = [
    TemplateRow(
      id: "no", template: "'{{^trial}}Pay now.{{/trial}}'", data: no,
      expected: .shows("'Pay now.'")),
    TemplateRow(
      id: "yes", template: "'{{^trial}}Pay now.{{/trial}}'", data: yes, expected: .shows("''")),
    TemplateRow(
      id: "absent", template: "'{{^trial}}Pay now.{{/trial}}'",
      data: .object(["trial": .absent]), expected: .shows("'Pay now.'")),
    TemplateRow(
      id: "an object is there", template: "'{{^plan}}No {{app}}.{{/plan}}'",
      data: .object(["plan": .object(["name": .text("Yearly")]), "app": .text("Brew Log")]),
      expected: .shows("''")),
    TemplateRow(
      id: "a list is there", template: "'{{^plans}}No {{app}}.{{/plans}}'",
      data: .object([
        "plans": .list([.text("Monthly"), .text("Yearly")]), "app": .text("Brew Log"),
      ]), expected: .shows("''")),
    TemplateRow(
      id: "an empty list", template: "'{{^plans}}No plans.{{/plans}}'",
      data: .object(["plans": .list([])]), expected: .shows("'No plans.'")),
    TemplateRow(
      id: "an empty text", template: "'{{^badge}}No badge.{{/badge}}'",
      data: .object(["badge": .text("")]), expected: .shows("'No badge.'")),
    TemplateRow(
      id: "several sections",
      template: "{{^trial}}\n- buy\n{{/trial}}\n- {{verb}}\n{{^trial}}\n- keep\n{{/trial}}\n",
      data: .object(["trial": .flag(false), "verb": .text("pay")]),
      expected: .shows("- buy\n- pay\n- keep\n")),
    TemplateRow(
      id: "nested, no", template: "* 1 {{^trial}}2 {{^trial}}3{{/trial}} 4{{/trial}} 5 *",
      data: no, expected: .shows("* 1 2 3 4 5 *")),
    TemplateRow(
      id: "nested, yes", template: "* 1 {{^trial}}2 {{^trial}}3{{/trial}} 4{{/trial}} 5 *",
      data: yes, expected: .shows("* 1  5 *")),
    TemplateRow(
      id: "unknown name, where Mustache runs", template: "[{{^badge}}No badge{{/badge}}]",
      expected: .refuses(["unknown name 'badge'"])),
    TemplateRow(
      id: "points, yes", template: "'{{^shop.plan.trial}}Buy{{/shop.plan.trial}}'",
      data: .object(["shop": .object(["plan": yes])]), expected: .shows("''")),
    TemplateRow(
      id: "points, no", template: "'{{^shop.plan.trial}}Buy{{/shop.plan.trial}}'",
      data: .object(["shop": .object(["plan": no])]), expected: .shows("'Buy'")),
    TemplateRow(
      id: "broken chain, where Mustache runs",
      template: "'{{^shop.plan.trial}}Buy{{/shop.plan.trial}}'",
      data: .object(["shop": .object([:])]),
      expected: .refuses(["unknown field 'plan' of 'shop'"])),
    TemplateRow(
      id: "absent link of a chain", template: "'{{^shop.plan.trial}}Buy{{/shop.plan.trial}}'",
      data: .object(["shop": .object(["plan": .absent])]),
      schema: .object(["shop": .object(["plan": .optional(of: .object(["trial": .flag]))])]),
      expected: .shows("'Buy'")),
    TemplateRow(
      id: "white space around the tags stays", template: " * {{^trial}}\t*\t{{/trial}} * \n",
      data: no, expected: .shows(" * \t*\t * \n")),
    TemplateRow(
      id: "white space inside stays",
      template: " * {{^trial}} {{! stays apart }}\n {{/trial}} * \n", data: no,
      expected: .shows(" *  \n  * \n")),
    TemplateRow(
      id: "sections in a line keep its indentation",
      template: "\t{{^trial}}BUY{{/trial}}\n\t{{^trial}}NOW{{/trial}}\n", data: no,
      expected: .shows("\tBUY\n\tNOW\n")),
    TemplateRow(
      id: "tags alone on their lines", template: "* Top\n{{^trial}}\n*\n{{/trial}}\n* End\n",
      data: no, expected: .shows("* Top\n*\n* End\n")),
    TemplateRow(
      id: "indented tags alone on their lines",
      template: "* Top\n\t{{^trial}}\n*\n  {{/trial}}\n* End\n", data: no,
      expected: .shows("* Top\n*\n* End\n")),
    TemplateRow(
      id: "lines that end with CR LF", template: "*\r\n{{^trial}}\r\n{{/trial}}\r\n*", data: no,
      expected: .shows("*\r\n*")),
    TemplateRow(
      id: "alone on the first line", template: "  {{^trial}}\n+{{/trial}}\n-", data: no,
      expected: .shows("+\n-")),
    TemplateRow(
      id: "alone on the last line", template: "+{{^trial}}\n-\n  {{/trial}}", data: no,
      expected: .shows("+\n-\n")),
    TemplateRow(
      id: "white space in the tags", template: "*{{^ trial }}+{{/\ttrial }}*", data: no,
      expected: .shows("*+*")),
  ]

  @Test(arguments: rows)
  func inverted(_ row: TemplateRow) throws {
    let outcomes = try row.outcomes()
    #expect(outcomes == row.expectedOutcomes)
  }
}
