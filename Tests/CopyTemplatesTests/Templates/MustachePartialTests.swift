import CopyTemplates
import Testing

/// The module "partials" of the Mustache specification, case by case, with data of our own.
///
/// An unknown partial and one that includes itself are errors here, where Mustache shows
/// nothing or goes on as deep as the data.
struct MustachePartialTests {
  static let rows = [
    TemplateRow(
      id: "filled in", template: "'{{>note}}'", partials: ["note": "Prices may change."],
      expected: .shows("'Prices may change.'")),
    TemplateRow(
      id: "unknown, where Mustache shows nothing", template: "'{{>note}}'",
      expected: .refuses(["unknown partial 'note'"])),
    TemplateRow(
      id: "in the context of its user", template: "'{{>note}}'",
      data: .object(["app": .text("Brew Log")]), partials: ["note": "({{app}})"],
      expected: .shows("'(Brew Log)'")),
    TemplateRow(
      id: "includes itself, where Mustache follows the data", template: "{{>tree}}",
      data: .object(["name": .text("A"), "parts": .list([.text("B")])]),
      partials: ["tree": "{{name}}({{#parts}}{{>tree}}{{/parts}})"],
      expected: .refuses(["a partial includes itself: 'tree' > 'tree'"])),
    TemplateRow(
      id: "partials of partials", template: "{{>outer}}",
      data: .object(["app": .text("Brew Log"), "plan": .text("Yearly")]),
      partials: ["outer": "({{app}}: {{>inner}})", "inner": "{{plan}}!"],
      expected: .shows("(Brew Log: Yearly!)")),
    TemplateRow(
      id: "white space around it stays", template: "* {{>note}} *", partials: ["note": "\t*\t"],
      expected: .shows("* \t*\t *")),
    TemplateRow(
      id: "in a line it is not indented", template: "  {{app}}  {{> note}}\n",
      data: .object(["app": .text("*")]), partials: ["note": "-\n-"],
      expected: .shows("  *  -\n-\n")),
    TemplateRow(
      id: "lines that end with CR LF", template: "*\r\n{{>note}}\r\n*", partials: ["note": "-"],
      expected: .shows("*\r\n-*")),
    TemplateRow(
      id: "alone on the first line", template: "  {{>note}}\n+", partials: ["note": "-\n-"],
      expected: .shows("  -\n  -+")),
    TemplateRow(
      id: "alone on the last line", template: "+\n  {{>note}}", partials: ["note": "-\n-"],
      expected: .shows("+\n  -\n  -")),
    TemplateRow(
      id: "the lines of the partial are indented, those of its values are not",
      template: "<\n\t{{>note}}\n>\n", data: .object(["terms": .text("a\nb")]),
      partials: ["note": "-\n{{{terms}}}1 2{{{terms}}}3\n-\n"], escapings: [.none],
      expected: .shows("<\n\t-\n\ta\nb1 2a\nb3\n\t-\n>\n")),
    TemplateRow(
      id: "white space in the tag", template: "*{{> \tnote }}*", partials: ["note": "()"],
      expected: .shows("*()*")),
    TemplateRow(
      id: "indentation adds up", template: " {{>outer}}\n.",
      partials: ["outer": "1\n  {{>inner}}\n4\n", "inner": "2\n3\n"],
      expected: .shows(" 1\n   2\n   3\n 4\n.")),
    TemplateRow(
      id: "empty lines are not indented", template: "  {{>note}}\n",
      partials: ["note": "1\n\n2\r\n\r\n3\n"], expected: .shows("  1\n\n  2\r\n\r\n  3\n")),
    TemplateRow(
      id: "tags that have their lines for themselves are not indented", template: "  {{>note}}\n",
      data: .object(["trial": .flag(true)]),
      partials: ["note": "{{#trial}}\n1\n{{/trial}}\n{{! why }}\n2"],
      expected: .shows("  1\n  2")),
    TemplateRow(
      id: "lines that start with a tag are indented", template: "  {{>note}}\n",
      data: .object(["trial": .flag(false)]),
      partials: ["note": "{{#trial}}a{{/trial}}b\n{{! why }}c\n"],
      expected: .shows("  b\n  c\n")),
    TemplateRow(
      id: "the name of a file", template: "{{>parts/plan-card.v2}}",
      partials: ["parts/plan-card.v2": "ok"], expected: .shows("ok")),
    TemplateRow(
      id: "the same partial twice, in other contexts",
      template: "{{>name}} {{#plan}}{{>name}}{{/plan}}",
      data: .object(["name": .text("A"), "plan": .object(["name": .text("B")])]),
      partials: ["name": "{{name}}"], expected: .shows("A B")),
  ]

  @Test(arguments: rows)
  func partial(_ row: TemplateRow) throws {
    let outcomes = try row.outcomes()
    #expect(outcomes == row.expectedOutcomes)
  }
}
