import PricingEngine
import Testing

@testable import CopyChecks

@Suite struct TextDecoderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    /// The text, or the rule that the file breaks.
    let result: String
    var testDescription: String { id }
  }

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }

  private static let text = "\"a\" = \"é😀 free\";"

  static let rows = [
    Row(id: "UTF-8", bytes: Array(text.utf8), result: text),
    Row(
      id: "UTF-16 with a mark", bytes: utf16("\u{FEFF}" + text, isBigEndian: false), result: text),
    Row(
      id: "big-endian with a mark", bytes: utf16("\u{FEFF}" + text, isBigEndian: true), result: text
    ),
    Row(id: "UTF-16 without a mark", bytes: utf16(text, isBigEndian: false), result: text),
    Row(id: "an odd byte", bytes: [0xFF, 0xFE, 0x41, 0, 0x42], result: "file-utf-16"),
    Row(id: "half of a pair", bytes: [0xFF, 0xFE, 0x3D, 0xD8], result: "file-utf-16"),
    Row(id: "a NUL", bytes: [0xFF, 0xFE, 0x41, 0, 0, 0], result: "file-nul-byte"),
    Row(id: "Latin-1", bytes: [0x41, 0xE9, 0x41], result: "file-not-utf-8"),
  ]

  @Test(arguments: rows)
  func decodes(_ row: Row) {
    do throws(DocumentError) {
      let source = try TextDecoder.source(file: "a.strings", bytes: row.bytes)
      #expect(source.text == row.result)
    } catch {
      #expect(error.rule == row.result)
    }
  }

  @Test("places are those of an editor")
  func placesOfUTF16() throws {
    let bytes = Self.utf16("\u{FEFF}/* é */\r\n" + Self.text, isBigEndian: false)
    let source = try TextDecoder.source(file: "a.strings", bytes: bytes)
    var findings: [Finding] = []
    let block = try #require(
      TextExtractor.blocks(of: source, as: .strings, into: &findings).first)
    // Line 2: 7 bytes before the value, then é with 2, 😀 with 4 and a space.
    let place = source.location(ofByte: block.sourceOffset(ofTextByte: 7))
    #expect(place == SourceLocation(file: "a.strings", line: 2, column: 15))
  }
}
