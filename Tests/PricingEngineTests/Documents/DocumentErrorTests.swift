import Testing

@testable import PricingEngine

@Suite struct DocumentErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let bytes: [UInt8]
    let rule: String
    let place: String
    let message: String
    let fix: String
    var testDescription: String { id }
  }

  private static let utf8Fix = "save the file as UTF-8"
  private static let fileFix = "check that it is the right file and that it was saved"
  private static let littleEndian = "the file is UTF-16 (little-endian), expected UTF-8"
  private static let bigEndian = "the file is UTF-16 (big-endian), expected UTF-8"

  static let rows: [Row] = [
    Row(
      id: "empty", bytes: [], rule: "file-empty", place: "a.storekit",
      message: "the file is empty", fix: fileFix),
    Row(
      id: "white space", bytes: Array(" \r\n\t\n".utf8), rule: "file-blank", place: "a.storekit",
      message: "the file holds only white space", fix: fileFix),
    Row(
      id: "only a byte order mark", bytes: [0xEF, 0xBB, 0xBF], rule: "file-empty",
      place: "a.storekit", message: "the file is empty", fix: fileFix),
    Row(
      id: "UTF-16 LE with mark", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], rule: "file-utf-16",
      place: "a.storekit", message: littleEndian, fix: utf8Fix),
    Row(
      id: "UTF-16 BE with mark", bytes: [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], rule: "file-utf-16",
      place: "a.storekit", message: bigEndian, fix: utf8Fix),
    Row(
      id: "UTF-16 LE", bytes: [0x7B, 0, 0x7D, 0], rule: "file-utf-16", place: "a.storekit",
      message: littleEndian, fix: utf8Fix),
    Row(
      id: "UTF-16 BE", bytes: [0, 0x7B, 0, 0x7D], rule: "file-utf-16", place: "a.storekit",
      message: bigEndian, fix: utf8Fix),
    Row(
      id: "UTF-16 LE of one character", bytes: [0x31, 0], rule: "file-utf-16",
      place: "a.storekit", message: littleEndian, fix: utf8Fix),
    Row(
      id: "UTF-32 LE with mark", bytes: [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], rule: "file-utf-32",
      place: "a.storekit", message: "the file is UTF-32, expected UTF-8", fix: utf8Fix),
    Row(
      id: "UTF-32 BE with mark", bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B], rule: "file-utf-32",
      place: "a.storekit", message: "the file is UTF-32, expected UTF-8", fix: utf8Fix),
    Row(
      id: "UTF-32 LE", bytes: [0x7B, 0, 0, 0, 0x7D, 0, 0, 0], rule: "file-utf-32",
      place: "a.storekit", message: "the file is UTF-32, expected UTF-8", fix: utf8Fix),
    Row(
      id: "UTF-32 BE", bytes: [0, 0, 0, 0x7B], rule: "file-utf-32", place: "a.storekit",
      message: "the file is UTF-32, expected UTF-8", fix: utf8Fix),
    Row(
      id: "Latin-1", bytes: Array("{\n\"caf".utf8) + [0xE9, 0x22], rule: "file-not-utf-8",
      place: "a.storekit:2:5", message: "the file is not UTF-8: byte 0xE9 is out of place",
      fix: utf8Fix),
    Row(
      id: "overlong form", bytes: Array("{}".utf8) + [0xC0, 0xAF], rule: "file-not-utf-8",
      place: "a.storekit:1:3", message: "the file is not UTF-8: byte 0xC0 is out of place",
      fix: utf8Fix),
    Row(
      id: "surrogate in UTF-8", bytes: Array("プ".utf8) + [0xED, 0xA0, 0x80],
      rule: "file-not-utf-8", place: "a.storekit:1:4",
      message: "the file is not UTF-8: byte 0xED is out of place", fix: utf8Fix),
    Row(
      id: "cut inside a character", bytes: [0x22, 0xE3, 0x83], rule: "file-not-utf-8",
      place: "a.storekit:1:2", message: "the file is not UTF-8: byte 0xE3 is out of place",
      fix: utf8Fix),
    Row(
      id: "NUL byte", bytes: Array("{\n }".utf8) + [0, 0x20], rule: "file-nul-byte",
      place: "a.storekit:2:3", message: "the file holds a NUL byte, so it is not a text file",
      fix: "check that it is the right file"),
    Row(
      id: "macOS alias", bytes: Array("book\0\0\0\0mark\0\0\0\0".utf8), rule: "file-macos-alias",
      place: "a.storekit", message: "this is a macOS alias, not the file itself",
      fix: "give the original file in place of the alias"),
    Row(
      id: "Git LFS pointer",
      bytes: Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\n".utf8),
      rule: "file-git-lfs-pointer", place: "a.storekit",
      message: "this is a Git LFS pointer, not the file itself",
      fix: "run 'git lfs pull' to download the file"),
    Row(
      id: "XML property list",
      bytes: Array("<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC>\n<plist></plist>".utf8),
      rule: "file-property-list", place: "a.storekit",
      message: "this is a property list, expected JSON",
      fix: "convert it with 'plutil -convert json'"),
    Row(
      id: "binary property list", bytes: Array("bplist00".utf8) + [0xD1, 1, 2],
      rule: "file-property-list", place: "a.storekit",
      message: "this is a property list, expected JSON",
      fix: "convert it with 'plutil -convert json'"),
    Row(
      id: "web page", bytes: Array("\n<!DOCTYPE html>\n<html>".utf8), rule: "file-web-page",
      place: "a.storekit", message: "this is a web page, expected JSON",
      fix: "download the file itself, not the page that shows it"),
    Row(
      id: "header comment only", bytes: Array("//\n//  Store.storekit\n//\n\n/* x */".utf8),
      rule: "file-only-comments", place: "a.storekit",
      message: "no JSON value: the file holds only comments",
      fix: "restore the file's contents: an editor template may have replaced them"),
  ]

  @Test(arguments: rows)
  func explains(row: Row) {
    let expected = Finding(
      .error, rule: row.rule, at: place(row.place), row.message, fix: row.fix)
    for allowingComments in [false, true] {
      #expect(finding(of: row.bytes, allowingComments: allowingComments) == expected)
    }
  }

  @Test func explainsASizeAboveTheLimit() {
    let limit = SourceText.maximumByteCount
    #expect(limit == 67_108_864)
    let bytes = [UInt8](repeating: 0x20, count: limit + 1)
    let expected = Finding(
      .error, rule: "file-too-large", at: SourceLocation(file: "a.storekit"),
      "the file has 67108865 bytes, expected at most 67108864",
      fix: "check that it is the right file, or split it")
    #expect(finding(of: bytes, allowingComments: false) == expected)
  }

  private func place(_ text: String) -> SourceLocation {
    let parts = text.split(separator: ":")
    guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]) else {
      return SourceLocation(file: text)
    }
    return SourceLocation(file: String(parts[0]), line: line, column: column)
  }

  private func finding(of bytes: [UInt8], allowingComments: Bool) -> Finding? {
    do {
      let source = try SourceText(file: "a.storekit", bytes: bytes)
      _ = try JSONDocument(parsing: source, allowingComments: allowingComments)
      return nil
    } catch let error as DocumentError {
      return error.finding(file: "a.storekit")
    } catch let error as JSONError {
      return error.finding
    } catch {
      return nil
    }
  }
}
