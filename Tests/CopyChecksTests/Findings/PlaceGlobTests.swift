import Testing

@testable import CopyChecks

@Suite struct PlaceGlobTests {
  @Test(arguments: [
    ("terms.charge", "terms.charge", true), ("terms.charge", "terms.charges", false),
    ("terms.charge", "Terms.charge", false), ("terms.*", "terms.", true),
    ("terms.*", "terms.charge", true), ("terms.*", "term", false),
    ("*.charge", "terms.charge", true), ("t*s*e", "terms.charge", true),
    ("t*s*x", "terms.charge", false), ("*", "terms.charge", true), ("*", "", true),
    ("*", "copy/en.html", false), ("copy/*", "copy/en.html", true),
    ("copy/*", "copy/a/en.html", false), ("copy/**", "copy/a/en.html", true),
    ("**.html", "copy/a/en.html", true), ("**", "copy/a/en.html", true),
    ("***", "copy/a/en.html", true), ("**/*.html", "copy/en.html", true), ("", "", true),
    ("", "a", false), ("a.b", "axb", false), ("[ab]", "a", false), ("[ab]", "[ab]", true),
    ("ü*", "über", true), ("*/cancel", "subscription/cancel", true),
  ])
  func matches(pattern: String, text: String, expected: Bool) {
    #expect(PlaceGlob(pattern).matches(text) == expected)
  }

  /// Many stars take steps in proportion to the text, not powers of it.
  @Test func staysFast() {
    let pattern = String(repeating: "a*", count: 40) + "b"
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(!PlaceGlob(pattern).matches(String(repeating: "a", count: 2000)))
    }
    #expect(time < .seconds(5))
  }
}
