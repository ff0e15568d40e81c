import Testing

@testable import CopyChecks

/// The values are those of the HTML Living Standard, section 13.5 and 13.2.5.72 to 13.2.5.80.
@Suite struct CharacterReferenceTests {
  @Test(
    arguments: [
      ("&amp;", "&", 5), ("&euro; x", "€", 6), ("&euro x", nil, 0), ("&nbsp x", "\u{A0}", 5),
      ("&nbsp=", nil, 0), ("&nbspx", nil, 0), ("&NotEqualTilde;", "\u{2242}\u{338}", 15),
      ("&CounterClockwiseContourIntegral;", "\u{2233}", 33), ("&nosuch;", nil, 0), ("&", nil, 0),
      ("& ", nil, 0), ("&#", nil, 0), ("&#;", nil, 0), ("&#x;", nil, 0), ("&#36;", "$", 5),
      ("&#36", "$", 4), ("&#x20AC;", "€", 8), ("&#X20ac ", "€", 7), ("&#128;", "€", 6),
      ("&#0;", "\u{FFFD}", 4), ("&#xD800;", "\u{FFFD}", 8), ("&#99999999999;", "\u{FFFD}", 14),
    ] as [(String, String?, Int)])
  func decodes(_ source: String, _ text: String?, _ length: Int) {
    let bytes = Array(source.utf8)
    let reference = CharacterReference(in: bytes, bytes.indices)
    #expect(reference?.text == text)
    #expect((reference?.length ?? 0) == length)
  }
}
