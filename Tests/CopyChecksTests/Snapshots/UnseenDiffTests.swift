import Testing

@testable import CopyChecks

@Suite struct UnseenDiffTests {
  @Test(arguments: [
    ("a b", "a\u{A0}b", "column 2: U+0020 SPACE → U+00A0 NO-BREAK SPACE"),
    ("₪ 5", "\u{200F}₪ 5", "column 1: added U+200F RIGHT-TO-LEFT MARK"),
    ("\u{2068}5\u{2069}", "5\u{2069}", "column 1: removed U+2068 FIRST STRONG ISOLATE"),
    (
      "é", "e\u{301}",
      "column 1: U+00E9 LATIN SMALL LETTER E WITH ACUTE → U+0065 LATIN SMALL LETTER E, "
        + "U+0301 COMBINING ACUTE ACCENT"
    ),
  ])
  func namesCharacters(old: String, new: String, text: String) {
    #expect(UnseenDiff(old, new).text == text)
  }

  @Test(arguments: [("a", "b"), ("Save 44%", "Save 30%"), ("same", "same")])
  func isSilentAboutWhatIsSeen(old: String, new: String) {
    #expect(UnseenDiff(old, new).text == nil)
  }
}
