import CopyTemplates
import Testing

/// The module "interpolation" of the Mustache specification, case by case, with data of our own.
///
/// A name that the data does not have is an error here, where Mustache shows nothing.
struct MustacheInterpolationTests {
  private static let marked = ViewValue.object(["offer": .text("2 < 3 & \"4\" > 1")])
  private static let nested = ViewValue.object([
    "plan": .object(["name": .text("Yearly")])
  ])

  static let rows = [
    TemplateRow(
      id: "text without tags", template: "Try {Brew Log}!\n",
      expected: .shows("Try {Brew Log}!\n")),
    TemplateRow(
      id: "one value", template: "Get {{app}} today.\n",
      data: .object(["app": .text("Brew Log")]), expected: .shows("Get Brew Log today.\n")),
    TemplateRow(
      id: "a value is not read as a layout", template: "{{title}}: {{app}}",
      data: .object(["title": .text("{{app}}"), "app": .text("Brew Log")]),
      expected: .shows("{{app}}: Brew Log")),
    TemplateRow(
      id: "HTML escapes", template: "Offer: {{offer}}\n", data: marked, escapings: [.html],
      expected: .shows("Offer: 2 &lt; 3 &amp; &quot;4&quot; &gt; 1\n")),
    TemplateRow(
      id: "text does not escape", template: "Offer: {{offer}}\n", data: marked,
      escapings: [.none], expected: .shows("Offer: 2 < 3 & \"4\" > 1\n")),
    TemplateRow(
      id: "triple braces", template: "Offer: {{{offer}}}\n", data: marked, escapings: [.none],
      expected: .shows("Offer: 2 < 3 & \"4\" > 1\n")),
    TemplateRow(
      id: "ampersand", template: "Offer: {{&offer}}\n", data: marked, escapings: [.none],
      expected: .shows("Offer: 2 < 3 & \"4\" > 1\n")),
    TemplateRow(
      id: "number", template: "'{{days}} days'", data: .object(["days": .text("14")]),
      expected: .shows("'14 days'")),
    TemplateRow(
      id: "number in triple braces", template: "'{{{days}}} days'",
      data: .object(["days": .text("14")]), escapings: [.none], expected: .shows("'14 days'")),
    TemplateRow(
      id: "number after an ampersand", template: "'{{&days}} days'",
      data: .object(["days": .text("14")]), escapings: [.none], expected: .shows("'14 days'")),
    TemplateRow(
      id: "decimal", template: "'{{price}} euros'", data: .object(["price": .text("19.99")]),
      expected: .shows("'19.99 euros'")),
    TemplateRow(
      id: "decimal in triple braces", template: "'{{{price}}} euros'",
      data: .object(["price": .text("19.99")]), escapings: [.none],
      expected: .shows("'19.99 euros'")),
    TemplateRow(
      id: "decimal after an ampersand", template: "'{{&price}} euros'",
      data: .object(["price": .text("19.99")]), escapings: [.none],
      expected: .shows("'19.99 euros'")),
    TemplateRow(
      id: "absent value", template: "Badge ({{badge}}).", data: .object(["badge": .absent]),
      expected: .shows("Badge ().")),
    TemplateRow(
      id: "absent value in triple braces", template: "Badge ({{{badge}}}).",
      data: .object(["badge": .absent]), escapings: [.none], expected: .shows("Badge ().")),
    TemplateRow(
      id: "absent value after an ampersand", template: "Badge ({{&badge}}).",
      data: .object(["badge": .absent]), escapings: [.none], expected: .shows("Badge ().")),
    TemplateRow(
      id: "unknown name, where Mustache shows nothing", template: "Badge ({{badge}}).",
      expected: .refuses(["unknown name 'badge'"])),
    TemplateRow(
      id: "unknown name in triple braces, where Mustache shows nothing",
      template: "Badge ({{{badge}}}).", escapings: [.none],
      expected: .refuses(["unknown name 'badge'"])),
    TemplateRow(
      id: "unknown name after an ampersand, where Mustache shows nothing",
      template: "Badge ({{&badge}}).", escapings: [.none],
      expected: .refuses(["unknown name 'badge'"])),
    TemplateRow(
      id: "a point is short for a section",
      template: "{{plan.name}} = {{#plan}}{{name}}{{/plan}}", data: nested,
      expected: .shows("Yearly = Yearly")),
    TemplateRow(
      id: "points in triple braces",
      template: "{{{plan.name}}} = {{#plan}}{{{name}}}{{/plan}}", data: nested,
      escapings: [.none], expected: .shows("Yearly = Yearly")),
    TemplateRow(
      id: "points after an ampersand",
      template: "{{&plan.name}} = {{#plan}}{{&name}}{{/plan}}", data: nested,
      escapings: [.none], expected: .shows("Yearly = Yearly")),
    TemplateRow(
      id: "points to any depth", template: "{{shop.group.plan.offer.price.text}} now",
      data: .object([
        "shop": .object([
          "group": .object([
            "plan": .object(["offer": .object(["price": .object(["text": .text("0.99")])])])
          ])
        ])
      ]), expected: .shows("0.99 now")),
    TemplateRow(
      id: "broken chain, where Mustache shows nothing", template: "{{shop.group.plan}}",
      data: .object(["shop": .object([:])]),
      expected: .refuses(["unknown field 'group' of 'shop'"])),
    TemplateRow(
      id: "absent link of a chain", template: "({{shop.offer.price}})",
      data: .object(["shop": .object(["offer": .absent])]),
      schema: .object([
        "shop": .object(["offer": .optional(of: .object(["price": .text]))])
      ]), expected: .shows("()")),
    TemplateRow(
      id: "broken chain is not mended from outside, where Mustache shows nothing",
      template: "{{shop.group.plan.name}}",
      data: .object([
        "shop": .object(["group": .object([:])]), "plan": .object(["name": .text("Wrong")]),
      ]), expected: .refuses(["unknown field 'plan' of 'group'"])),
    TemplateRow(
      id: "the first part is found from the inside out",
      template: "{{#shop}}{{group.plan.name}}{{/shop}}",
      data: .object([
        "shop": .object(["group": .object(["plan": .object(["name": .text("Yearly")])])]),
        "group": .object(["plan": .object(["name": .text("Wrong")])]),
      ]), expected: .shows("Yearly")),
    TemplateRow(
      id: "the inner object counts even without the field, where Mustache shows nothing",
      template: "{{#shop}}{{plan.name}}{{/shop}}",
      data: .object([
        "shop": .object(["plan": .object([:])]), "plan": .object(["name": .text("Wrong")]),
      ]), expected: .refuses(["unknown field 'name' of 'plan'"])),
    TemplateRow(
      id: "a key with a point is no chain, where Mustache shows nothing",
      template: "{{plan.name}}", data: .object(["plan.name": .text("Wrong")]),
      expected: .refuses(["unknown name 'plan'; known here: 'plan.name'"])),
    TemplateRow(
      id: "a key with a point hides no chain", template: "{{plan.name}}",
      data: .object([
        "plan.name": .text("Wrong"), "plan": .object(["name": .text("Yearly")]),
      ]), expected: .shows("Yearly")),
    TemplateRow(
      id: "the root itself", template: "Get {{.}} today.\n", data: .text("Brew Log"),
      expected: .shows("Get Brew Log today.\n")),
    TemplateRow(
      id: "the root itself, escaped", template: "Offer: {{.}}\n", data: .text("2 < 3 & \"4\" > 1"),
      escapings: [.html], expected: .shows("Offer: 2 &lt; 3 &amp; &quot;4&quot; &gt; 1\n")),
    TemplateRow(
      id: "the root itself in triple braces", template: "Offer: {{{.}}}\n",
      data: .text("2 < 3 & 4"), escapings: [.none], expected: .shows("Offer: 2 < 3 & 4\n")),
    TemplateRow(
      id: "the root itself after an ampersand", template: "Offer: {{&.}}\n",
      data: .text("2 < 3 & 4"), escapings: [.none], expected: .shows("Offer: 2 < 3 & 4\n")),
    TemplateRow(
      id: "the root itself, a number", template: "'{{.}} days'", data: .text("14"),
      expected: .shows("'14 days'")),
    TemplateRow(
      id: "white space around a value stays", template: "* {{line}} *",
      data: .object(["line": .text("###")]), expected: .shows("* ### *")),
    TemplateRow(
      id: "white space around triple braces stays", template: "* {{{line}}} *",
      data: .object(["line": .text("###")]), escapings: [.none], expected: .shows("* ### *")),
    TemplateRow(
      id: "white space around an ampersand stays", template: "* {{&line}} *",
      data: .object(["line": .text("###")]), escapings: [.none], expected: .shows("* ### *")),
    TemplateRow(
      id: "a value alone on its line", template: "\t{{line}}\n",
      data: .object(["line": .text("###")]), expected: .shows("\t###\n")),
    TemplateRow(
      id: "triple braces alone on their line", template: "\t{{{line}}}\n",
      data: .object(["line": .text("###")]), escapings: [.none], expected: .shows("\t###\n")),
    TemplateRow(
      id: "an ampersand alone on its line", template: "\t{{&line}}\n",
      data: .object(["line": .text("###")]), escapings: [.none], expected: .shows("\t###\n")),
    TemplateRow(
      id: "white space in the tag", template: "*{{ \tline }}*",
      data: .object(["line": .text("###")]), expected: .shows("*###*")),
    TemplateRow(
      id: "white space in triple braces", template: "*{{{ \tline }}}*",
      data: .object(["line": .text("###")]), escapings: [.none], expected: .shows("*###*")),
    TemplateRow(
      id: "white space after an ampersand", template: "*{{& \tline }}*",
      data: .object(["line": .text("###")]), escapings: [.none], expected: .shows("*###*")),
    TemplateRow(
      id: "a brace after the tag", template: "{{line}}}", data: .object(["line": .text("###")]),
      expected: .shows("###}")),
    TemplateRow(
      id: "values beside each other, in any script", template: "{{größe}}{{価格}}",
      data: .object(["größe": .text("XL"), "価格": .text("￥300")]),
      expected: .shows("XL￥300")),
  ]

  @Test(arguments: rows)
  func interpolation(_ row: TemplateRow) throws {
    let outcomes = try row.outcomes()
    #expect(outcomes == row.expectedOutcomes)
  }
}
