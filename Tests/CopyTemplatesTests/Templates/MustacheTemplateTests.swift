import CopyTemplates
import PricingEngine
import Testing

struct MustacheTemplateTests {
  @Test func appendsToABuffer() throws {
    let layout = try compile("({{.}})", schema: .text, .html)
    var output = Array("a".utf8)
    try layout.render(.text("b"), into: &output)
    try layout.render(.text("<"), into: &output)
    #expect(String(decoding: output, as: UTF8.self) == "a(b)(&lt;)")
  }

  @Test func rendersFromSeveralTasks() async throws {
    let layout = try compile(
      "{{#plans}}<p title='{{.}}'>{{.}}</p>{{/plans}}",
      schema: .object(["plans": .list(of: .text)]), .html)
    let outputs = try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<50 {
        group.addTask { try layout.render(.object(["plans": .list([.text("\(index % 2)")])])) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outputs == ["<p title='0'>0</p>", "<p title='1'>1</p>"])
  }

  @Test func aByteOrderMarkIsNoPartOfALayout() throws {
    let source = try SourceText(file: "layout", bytes: [0xEF, 0xBB, 0xBF] + Array("a".utf8))
    let layout = try MustacheTemplate(compiling: source, schema: .object([:]), escaping: .none)
    #expect(try layout.render(.object([:])) == "a")
  }

  @Test func errorsAreFindings() throws {
    let errors = try #require(throws: TemplateErrors.self) {
      try compile("a\n {{{title}}}", schema: paywallType, .html)
    }
    #expect(
      errors.errors.map(\.finding) == [
        Finding(
          .error, rule: "template-unescaped-tag",
          at: SourceLocation(file: "layout", line: 2, column: 2),
          "unescaped tags are not allowed in an HTML layout", fix: "write '{{title}}'")
      ])
  }
}
