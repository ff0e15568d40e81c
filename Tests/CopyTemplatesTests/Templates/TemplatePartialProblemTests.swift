import CopyTemplates
import Testing

struct TemplatePartialProblemTests {
  static let rows = [
    ProblemRow(
      id: "near a partial", template: "{{> plan-crad }}",
      partials: ["plan-card": "", "footer": ""],
      expected: """
        layout:1:5: error: unknown partial 'plan-crad'; did you mean 'plan-card'?
        {{> plan-crad }}
            ^~~~~~~~~
        """),
    ProblemRow(
      id: "near no partial", template: "{{> header }}", partials: ["plan-card": "", "footer": ""],
      expected: """
        layout:1:5: error: unknown partial 'header'; known here: 'footer', 'plan-card'
        {{> header }}
            ^~~~~~
        """),
    ProblemRow(
      id: "includes itself through others", template: "{{>first}}",
      partials: ["first": "1\n{{>second}}", "second": "{{>third}}", "third": "x {{>second}}"],
      expected: """
        third:1:6: error: a partial includes itself: 'second' > 'third' > 'second'
        x {{>second}}
             ^~~~~~
        fix: repeat a section in place of the partial
        """),
    ProblemRow(
      id: "errors of a partial are told once", template: "{{>note}}\n{{>note}}",
      partials: ["note": "{{titel}}"],
      expected: """
        note:1:3: error: unknown name 'titel'; did you mean 'title'?
        {{titel}}
          ^~~~~
        """),
    ProblemRow(
      id: "errors of several files, sorted", template: "{{>note}}{{one}}",
      schema: .object([:]), partials: ["note": "\n{{two}}{{>alpha}}", "alpha": "{{three}}"],
      expected: """
        alpha:1:3: error: unknown name 'three'
        {{three}}
          ^~~~~
        layout:1:12: error: unknown name 'one'
        {{>note}}{{one}}
                   ^~~
        note:2:3: error: unknown name 'two'
        {{two}}{{>alpha}}
          ^~~
        """),
    ProblemRow(
      id: "a partial that nobody uses is not looked at", template: "{{title}}",
      partials: ["note": "{{titel}}{{/x}}"], expected: ""),
  ]

  @Test(arguments: rows)
  func partial(_ row: ProblemRow) throws {
    let report = try row.report()
    #expect(report == row.expected)
  }
}
