import Testing

@testable import CopyChecks

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a*b*", "a\\*b\\*"),
    ("`x` [y] <z> | \\", "\\`x\\` \\[y\\] \\<z\\> \\| \\\\"),
    // A combining mark makes another character of what it follows, and it is markup all the same.
    ("*\u{301}a", "\\*\u{301}a"),
  ])
  func escapesMarkup(text: String, escaped: String) {
    #expect(Array(text.inMarkdown.unicodeScalars) == Array(escaped.unicodeScalars))
  }

  @Test(arguments: [
    ("Amounts", "amounts"), ("Files and keys", "files-and-keys"), ("A, b: c-d", "a-b-c-d"),
  ])
  func namesHeadings(heading: String, anchor: String) {
    #expect(heading.headingAnchor == anchor)
  }
}
