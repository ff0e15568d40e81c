import Testing

@testable import paywall_render

@Suite struct PathPatternTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let pattern: String
    let error: PathPatternError
    var testDescription: String { pattern }
  }

  static let wrong = [
    Wrong(pattern: "/{locale}.html", error: .absolute),
    Wrong(pattern: "../{locale}.html", error: .dots("..")),
    Wrong(pattern: "a/../{locale}.html", error: .dots("..")),
    Wrong(pattern: "./{locale}.html", error: .dots(".")),
    Wrong(pattern: "{locale}//a.html", error: .emptyPart),
    Wrong(pattern: "{locale}/", error: .emptyPart),
    Wrong(pattern: "", error: .emptyPart),
    Wrong(pattern: ".paywall-render-x/{locale}", error: .reserved(".paywall-render-x")),
    Wrong(pattern: "a\\{locale}", error: .character("\\")),
    Wrong(pattern: "a\u{0}b", error: .character("\u{0}")),
    Wrong(pattern: "a\nb", error: .character("\n")),
    Wrong(pattern: "C:{locale}", error: .character(":")),
    Wrong(pattern: "{locale", error: .brace),
    Wrong(pattern: "locale}", error: .brace),
    Wrong(pattern: "{lcale}.html", error: .unknown("lcale", suggestion: "locale")),
    Wrong(pattern: "{}.html", error: .unknown("", suggestion: nil)),
  ]

  @Test(arguments: wrong)
  func refuses(row: Wrong) {
    #expect(throws: row.error) { try PathPattern(row.pattern) }
  }

  @Test(arguments: [
    ("{locale}/{storefront}/{template}.{ext}", "locale/storefront/template.ext"),
    ("p-{state}.{format}", "p-state.format"), ("seiten/ä {locale}", "seiten/ä locale"),
    ("..a/b..", "..a/b.."),
  ])
  func puts(pattern: String, path: String) throws {
    #expect(try PathPattern(pattern).path { $0.rawValue } == path)
  }

  @Test(arguments: [
    ("evaluation:3", "evaluation-3"), ("pt-BR", "pt-BR"), ("../../etc", "-.-..-etc"),
    ("a/b", "a-b"), ("..", "-."), (".hidden", "-hidden"), ("", "-"), ("größe", "gr--e"),
    ("a\u{0}b", "a-b"),
  ])
  func sanitizes(value: String, safe: String) {
    #expect(PathPattern.sanitized(value) == safe)
  }
}
