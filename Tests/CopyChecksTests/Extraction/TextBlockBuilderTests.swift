import Testing

@testable import CopyChecks

@Suite struct TextBlockBuilderTests {
  private let source = Array("  Save  44&nbsp;%\n now ".utf8)

  @Test("white space shows once between texts, and not at the ends")
  func collapses() {
    var builder = TextBlockBuilder(source)
    builder.space(at: 0)
    builder.append(2..<6)
    builder.space(at: 6)
    builder.space(at: 7)
    builder.append(8..<10)
    builder.append("\u{A0}".utf8, for: 10..<16)
    builder.append(16..<17)
    builder.lineBreak(at: 17)
    builder.space(at: 18)
    builder.append(19..<22)
    builder.space(at: 22)
    #expect(String(decoding: builder.bytes, as: UTF8.self) == "Save 44\u{A0}%\nnow")
    #expect(
      builder.runs == [
        .init(text: 0, source: 2), .init(text: 5, source: 8),
        .init(text: 7, source: 10, isVerbatim: false), .init(text: 9, source: 16),
        .init(text: 11, source: 19),
      ])
  }

  @Test("a part keeps its places")
  func parts() throws {
    var builder = TextBlockBuilder(source)
    builder.append(2..<6)
    builder.append("\u{A0}".utf8, for: 10..<16)
    builder.append(16..<17)
    let block = try #require(builder.part(4..<7).block(kind: .control, language: nil, group: 1))
    #expect(block.text == "\u{A0}%")
    #expect(block.sourceOffset(ofTextByte: 0) == 10)
    #expect(block.sourceOffset(ofTextByte: 2) == 16)
    #expect(block.sourceOffset(ofTextByte: 3) == 17)
  }

  @Test("nothing to see is no block")
  func blank() {
    var builder = TextBlockBuilder(source)
    builder.append(0..<2)
    #expect(builder.block(kind: .paragraph, language: nil, group: 0) == nil)
  }
}
