import CopyTemplates
import Testing

struct TemplateSyntaxProblemTests {
  static let rows = [
    ProblemRow(
      id: "unclosed at the end", template: "Get {{title",
      expected: """
        layout:1:5: error: expected '}}' to close the tag
        Get {{title
            ^~
        """),
    ProblemRow(
      id: "unclosed before the next tag", template: "Get\n  {{title now for {{title}}\n",
      expected: """
        layout:2:3: error: expected '}}' to close the tag
          {{title now for {{title}}
          ^~
        """),
    ProblemRow(
      id: "triple braces closed by two", template: "{{{title}} and {{{title}}}",
      expected: """
        layout:1:1: error: expected '}}}' to close the tag
        {{{title}} and {{{title}}}
        ^~
        """),
    ProblemRow(
      id: "unclosed comment", template: "a {{! {{title}\n",
      expected: """
        layout:1:3: error: expected '}}' to close the tag
        a {{! {{title}
          ^~
        """),
    ProblemRow(
      id: "unclosed with other delimiters", template: "{{=<% %>=}}<%title",
      expected: """
        layout:1:12: error: expected '%>' to close the tag
        {{=<% %>=}}<%title
                   ^~
        """),
    ProblemRow(
      id: "empty tags", template: "{{}}{{ }}{{{}}}{{#}}",
      expected: """
        layout:1:1: error: expected a name in the tag, got none
        {{}}{{ }}{{{}}}{{#}}
        ^~~~
        layout:1:5: error: expected a name in the tag, got none
        {{}}{{ }}{{{}}}{{#}}
            ^~~~~
        layout:1:10: error: expected a name in the tag, got none
        {{}}{{ }}{{{}}}{{#}}
                 ^~~~~~
        layout:1:16: error: expected a name in the tag, got none
        {{}}{{ }}{{{}}}{{#}}
                       ^~~~~
        """),
    ProblemRow(
      id: "two names", template: "{{#each plans}}",
      expected: """
        layout:1:1: error: expected one name, without spaces and invisible characters
        {{#each plans}}
        ^~~~~~~~~~~~~~~
        """),
    ProblemRow(
      id: "invisible character in a name", template: "{{ti\u{200B}tle}}",
      expected: """
        layout:1:1: error: expected one name, without spaces and invisible characters
        {{ti\\u{200B}tle}}
        ^~~~~~~~~~~~~~~~~
        """),
    ProblemRow(
      id: "empty part of a name", template: "{{period..unit}} {{.title}} {{period.}}",
      expected: """
        layout:1:1: error: expected a name on both sides of each point
        {{period..unit}} {{.title}} {{period.}}
        ^~~~~~~~~~~~~~~~
        layout:1:18: error: expected a name on both sides of each point
        {{period..unit}} {{.title}} {{period.}}
                         ^~~~~~~~~~
        layout:1:29: error: expected a name on both sides of each point
        {{period..unit}} {{.title}} {{period.}}
                                    ^~~~~~~~~~~
        """),
    ProblemRow(
      id: "one delimiter, three, one with '='", template: "{{=<%=}}{{=< > |=}}{{=<= =>=}}{{title}}",
      expected: """
        layout:1:1: error: expected two delimiters without '='
        {{=<%=}}{{=< > |=}}{{=<= =>=}}{{title}}
        ^~~~~~~~
        fix: write them as '{{=<% %>=}}'
        layout:1:9: error: expected two delimiters without '='
        {{=<%=}}{{=< > |=}}{{=<= =>=}}{{title}}
                ^~~~~~~~~~~
        fix: write them as '{{=<% %>=}}'
        layout:1:20: error: expected two delimiters without '='
        {{=<%=}}{{=< > |=}}{{=<= =>=}}{{title}}
                           ^~~~~~~~~~~
        fix: write them as '{{=<% %>=}}'
        """),
    ProblemRow(
      id: "tags of extensions", template: "{{<base}}{{$title}}",
      expected: """
        layout:1:1: error: tags with '<' are not supported
        {{<base}}{{$title}}
        ^~~~~~~~~
        layout:1:10: error: tags with '$' are not supported
        {{<base}}{{$title}}
                 ^~~~~~~~~~
        """),
    ProblemRow(
      id: "unclosed section", template: "{{#trial}}\n{{title}}\n{{^badge}}none{{/badge}}\n",
      expected: """
        layout:1:1: error: section 'trial' is not closed
        {{#trial}}
        ^~~~~~~~~~
        fix: close it with '{{/trial}}'
        """),
    ProblemRow(
      id: "two unclosed sections", template: "{{#trial}}\n\n  {{#plans}}{{name}}",
      expected: """
        layout:1:1: error: section 'trial' is not closed
        {{#trial}}
        ^~~~~~~~~~
        fix: close it with '{{/trial}}'
        layout:3:3: error: section 'plans' is not closed
          {{#plans}}{{name}}
          ^~~~~~~~~~
        fix: close it with '{{/plans}}'
        """),
    ProblemRow(
      id: "closed with a typing error", template: "{{#trial}}\n{{title}}{{/trail}}",
      expected: """
        layout:2:10: error: expected '{{/trial}}' for the section opened on line 1, got '{{/trail}}'
        {{title}}{{/trail}}
                 ^~~~~~~~~~
        """),
    ProblemRow(
      id: "an outer section closed first", template: "{{#trial}}\n{{#plans}}{{name}}\n{{/trial}}",
      expected: """
        layout:3:1: error: expected '{{/plans}}' for the section opened on line 2, got '{{/trial}}'
        {{/trial}}
        ^~~~~~~~~~
        """),
    ProblemRow(
      id: "closed without a section", template: "{{title}}\r\n{{/plans}}\r\n",
      expected: """
        layout:2:1: error: '{{/plans}}' closes a section that is not open
        {{/plans}}
        ^~~~~~~~~~
        fix: open it with '{{#plans}}' or remove the tag
        """),
    ProblemRow(
      id: "control character", template: "a\tb\r\n\u{1B}[31m{{title}}",
      expected: """
        layout:2:1: error: control character U+001B in a layout
        \\u{001B}[31m{{title}}
        ^~~~~~~~
        fix: remove it
        """),
    ProblemRow(
      id: "syntax and names together", template: "{{titel}} {{#trial}}",
      expected: """
        layout:1:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}} {{#trial}}
          ^~~~~
        layout:1:11: error: section 'trial' is not closed
        {{titel}} {{#trial}}
                  ^~~~~~~~~~
        fix: close it with '{{/trial}}'
        """),
    ProblemRow(
      id: "in a partial", template: "{{> note }}", partials: ["note": "(\n{{title)"],
      expected: """
        note:2:1: error: expected '}}' to close the tag
        {{title)
        ^~
        """),
    ProblemRow(
      id: "wide characters before the tag", template: "価格 {{}}",
      expected: """
        layout:1:8: error: expected a name in the tag, got none
        価格 {{}}
             ^~~~
        """),
  ]

  @Test(arguments: rows)
  func syntax(_ row: ProblemRow) throws {
    let report = try row.report()
    #expect(report == row.expected)
  }
}
