import Testing

@Suite struct MarkedTextTests {
  @Test func findsTheFlag() {
    let marked = MarkedText("a\né⚑b\n")
    #expect(marked.text == "a\néb\n")
    #expect(marked.line == 2)
    #expect(marked.column == 3)
    #expect(MarkedText("a").line == nil)
  }
}
