import Testing

@testable import CopyChecks

@Suite struct WordDiffTests {
  @Test(arguments: [
    ("Save 44%", "Save 30%", "Save [-44-]%", "Save {+30+}%"),
    (
      "$1.67 per month, billed as $19.99", "$2.09 per month, billed as $24.99",
      "$[-1.67-] per month, billed as $[-19.99-]", "${+2.09+} per month, billed as ${+24.99+}"
    ),
    ("月額19.99", "年額19.99", "[-月-]額19.99", "{+年+}額19.99"),
    ("a b", "a b c", "a b", "a b{+ c+}"),
    ("1 000", "1\u{202F}000", "1[- -]000", #"1{+\u{202F}+}000"#),
    ("é", "e\u{301}", "[-é-]", "{+e\u{301}+}"),
    ("", "new", "", "{+new+}"),
    ("same", "same", "same", "same"),
  ])
  func marksWords(old: String, new: String, oldMarked: String, newMarked: String) {
    let marked = WordDiff(old, new).marked
    #expect(marked.old == oldMarked)
    #expect(marked.new == newMarked)
  }
}
