import CopyTemplates
import Testing

struct TemplateNameProblemTests {
  static let rows = [
    ProblemRow(
      id: "near a name", template: "Get {{titel}} now",
      expected: """
        layout:1:7: error: unknown name 'titel'; did you mean 'title'?
        Get {{titel}} now
              ^~~~~
        """),
    ProblemRow(
      id: "near no name", template: "{{headline}}",
      expected: """
        layout:1:3: error: unknown name 'headline'; known here: 'title', 'trial', 'badge', \
        'terms', 'support', 'data', 'plans', 'period'
        {{headline}}
          ^~~~~~~~
        """),
    ProblemRow(
      id: "near no name of many", template: "{{#plans}}{{headline}}{{/plans}}",
      expected: """
        layout:1:13: error: unknown name 'headline'
        {{#plans}}{{headline}}{{/plans}}
                    ^~~~~~~~
        """),
    ProblemRow(
      id: "the nearest is inside the section", template: "{{#plans}}{{nmae}}{{/plans}}",
      expected: """
        layout:1:13: error: unknown name 'nmae'; did you mean 'name'?
        {{#plans}}{{nmae}}{{/plans}}
                    ^~~~
        """),
    ProblemRow(
      id: "outside of its section", template: "{{name}}",
      schema: .object(["plans": .list(of: .object(["name": .text]))]),
      expected: """
        layout:1:3: error: unknown name 'name'; known here: 'plans'
        {{name}}
          ^~~~
        """),
    ProblemRow(
      id: "inverted sections are no context", template: "{{^plans}}{{name}}{{/plans}}",
      schema: .object(["plans": .list(of: .object(["name": .text]))]),
      expected: """
        layout:1:13: error: unknown name 'name'; known here: 'plans'
        {{^plans}}{{name}}{{/plans}}
                    ^~~~
        """),
    ProblemRow(
      id: "unknown section, whose names are not blamed",
      template: "{{#plnas}}{{name}} {{price.text}} {{title}}{{/plnas}}",
      expected: """
        layout:1:4: error: unknown name 'plnas'; did you mean 'plans'?
        {{#plnas}}{{name}} {{price.text}} {{title}}{{/plnas}}
           ^~~~~
        """),
    ProblemRow(
      id: "unknown field", template: "{{#plans}}{{price.txt}}{{/plans}}",
      expected: """
        layout:1:19: error: unknown field 'txt' of 'price'; did you mean 'text'?
        {{#plans}}{{price.txt}}{{/plans}}
                          ^~~
        """),
    ProblemRow(
      id: "unknown field, near none", template: "{{period.length}}",
      expected: """
        layout:1:10: error: unknown field 'length' of 'period'; known here: 'unit', 'count'
        {{period.length}}
                 ^~~~~~
        """),
    ProblemRow(
      id: "field of a text", template: "{{title.length}}",
      expected: """
        layout:1:3: error: expected an object before the point, got 'title', which is a text
        {{title.length}}
          ^~~~~
        """),
    ProblemRow(
      id: "field of a list", template: "{{plans.name}}",
      expected: """
        layout:1:3: error: expected an object before the point, got 'plans', which is a list
        {{plans.name}}
          ^~~~~
        fix: repeat a section: '{{#plans}}…{{/plans}}'
        """),
    ProblemRow(
      id: "values that cannot be shown", template: "{{plans}}{{trial}}{{period}}{{.}}",
      expected: """
        layout:1:3: error: expected a value to show, got 'plans', which is a list
        {{plans}}{{trial}}{{period}}{{.}}
          ^~~~~
        fix: use it as a section: '{{#plans}}…{{/plans}}'
        layout:1:12: error: expected a value to show, got 'trial', which is a flag
        {{plans}}{{trial}}{{period}}{{.}}
                   ^~~~~
        fix: use it as a section: '{{#trial}}…{{/trial}}'
        layout:1:21: error: expected a value to show, got 'period', which is an object
        {{plans}}{{trial}}{{period}}{{.}}
                            ^~~~~~
        fix: show one of its fields
        layout:1:31: error: expected a value to show, got '.', which is an object
        {{plans}}{{trial}}{{period}}{{.}}
                                      ^
        fix: show one of its fields
        """),
    ProblemRow(
      id: "values that are always there",
      template: "{{#terms}}{{.}}{{/terms}}{{^data}}none{{/data}}{{#support}}{{.}}{{/support}}",
      expected: """
        layout:1:4: error: expected a value that can be absent, got 'terms', which is a link \
        and always there
        {{#terms}}{{.}}{{/terms}}{{^data}}none{{/data}}{{#support}}{{.}}{{/support}}
           ^~~~~
        fix: remove the section's two tags
        layout:1:29: error: expected a value that can be absent, got 'data', which is a JSON text \
        and always there
        {{#terms}}{{.}}{{/terms}}{{^data}}none{{/data}}{{#support}}{{.}}{{/support}}
                                    ^~~~
        fix: remove the section, it never shows
        """),
    ProblemRow(
      id: "the element of a list of texts", template: "{{#lines}}{{.}}{{text}}{{/lines}}",
      schema: .object(["lines": .list(of: .text)]),
      expected: """
        layout:1:18: error: unknown name 'text'; known here: 'lines'
        {{#lines}}{{.}}{{text}}{{/lines}}
                         ^~~~
        """),
  ]

  @Test(arguments: rows)
  func name(_ row: ProblemRow) throws {
    let report = try row.report()
    #expect(report == row.expected)
  }
}
