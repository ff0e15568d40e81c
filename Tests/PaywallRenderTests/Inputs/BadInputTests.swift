import Foundation
import Testing

/// Files that nobody should have to read: each gets a clear error or correct output, never a crash.
@Suite struct BadInputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    var code: Int32 = 2
    /// The first line on standard error; empty when nothing is wrong.
    let error: String
    var testDescription: String { id }

    init(_ id: String, _ bytes: [UInt8], code: Int32 = 2, _ error: String) {
      self.id = id
      self.bytes = bytes
      self.code = code
      self.error = error
    }
  }

  private static let good = Array(StoreKitText.unlock.utf8)

  private static func utf16(isBigEndian: Bool) -> [UInt8] {
    let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    return mark
      + StoreKitText.unlock.utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
  }

  static let encodings = [
    Row("a byte order mark", [0xEF, 0xBB, 0xBF] + good, code: 0, ""),
    Row(
      "Windows line ends", Array(StoreKitText.unlock.replacing("\n", with: "\r\n").utf8), code: 0,
      ""),
    Row(
      "UTF-16, little-endian", utf16(isBigEndian: false),
      "App.storekit: error: the file is UTF-16 (little-endian), expected UTF-8 [file-utf-16]"),
    Row(
      "UTF-16, big-endian", utf16(isBigEndian: true),
      "App.storekit: error: the file is UTF-16 (big-endian), expected UTF-8 [file-utf-16]"),
    Row(
      "Latin-1", Array("{\n  \"a\": \"".utf8) + [0xE9] + Array("\"}".utf8),
      "App.storekit:2:9: error: the file is not UTF-8: byte 0xE9 is out of place [file-not-utf-8]"),
    Row(
      "a NUL byte", Array("{\"a\": \"x\0\"}".utf8),
      "App.storekit:1:9: error: the file holds a NUL byte, so it is not a text file [file-nul-byte]"
    ),
  ]

  static let texts = [
    Row("empty", [], "App.storekit: error: the file is empty [file-empty]"),
    Row(
      "white space", Array(repeating: 0x20, count: 100_000),
      "App.storekit: error: the file holds only white space [file-blank]"),
    Row(
      "not JSON", Array("products: []\n".utf8),
      "App.storekit:1:1: error: expected a value, got 'p' [json-syntax]"),
    Row(
      "truncated", Array("{\n  \"products\": [".utf8),
      "App.storekit:2:16: error: the file ends inside the list that starts at line 2, column 15 "
        + "[json-truncated]"),
    Row(
      "another JSON", Array("[1, 2]".utf8),
      "App.storekit:1:1: error: expected an object, got a list [catalog-not-an-object]"),
    Row(
      "JSON of another kind", Array("{\"a\": 1}".utf8),
      "App.storekit:1:1: note: the file names no storefront; prices are read as USD, for storefront "
        + "USA [storefront-missing]"),
    Row(
      "a property list", Array("<?xml version=\"1.0\"?><plist></plist>".utf8),
      "App.storekit: error: this is a property list, expected JSON [file-property-list]"),
    Row(
      "100,000 nested lists",
      Array(repeating: UInt8(ascii: "["), count: 100_000)
        + Array(repeating: UInt8(ascii: "]"), count: 100_000),
      "App.storekit:1:129: error: the file is nested too deeply, expected at most 128 levels "
        + "[json-too-deep]"),
    Row(
      "100,000 nested objects that never end",
      Array(String(repeating: "{\"a\":", count: 100_000).utf8),
      "App.storekit:1:641: error: the file is nested too deeply, expected at most 128 levels "
        + "[json-too-deep]"),
  ]

  @Test(arguments: encodings + texts)
  func answersClearly(row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(row.bytes), to: "App.storekit")
    let result = try Program.run(["catalog", "list", "--catalog", "App.storekit"], in: folder)
    #expect(result.ending == .code(row.code))
    #expect(result.errorText.split(separator: "\n").first.map(String.init) ?? "" == row.error)
    #expect(result.outputText == (row.code == 0 ? "full  nonConsumable  24.99 USD\n" : ""))
  }

  @Test func reportsAFileThatIsNotThere() throws {
    let result = try Program.run(["render", "--catalog", "no.storekit"])
    #expect(result.errorText == "no.storekit: error: no such file\n")
    #expect(result.ending == .code(2))
  }

  @Test func reportsADirectory() throws {
    let folder = try TemporaryFolder(["shop/a": ""])
    let result = try Program.run(["render", "--catalog", "shop"], in: folder)
    #expect(result.errorText == "shop: error: expected a file, got a directory\n")
    #expect(result.ending == .code(2))
  }

  /// The size of a file is known before it is read.
  @Test func refusesAFileOf200Megabytes() throws {
    let folder = try TemporaryFolder(["App.storekit": ""])
    let handle = try #require(FileHandle(forWritingAtPath: folder.file("App.storekit")))
    try handle.truncate(atOffset: 200 * 1_048_576)
    try handle.close()
    let result = try Program.run(["render", "--catalog", "App.storekit"], in: folder)
    #expect(
      result.errorText
        == "App.storekit: error: the file is larger than 64 MB, the most that is read\n")
    #expect(result.ending == .code(2))
  }

  /// A pipe of 200 MB of spaces is given up at the limit, in less memory than the pipe has bytes.
  @Test func givesUpAnEndlessPipe() throws {
    let script = """
      ulimit -v 600000
      yes '                               ' | tr -d '\\n' | head -c 209715200 \
        | '\(try Program.path())' render --catalog -
      """
    let result = try ChildProcess(path: "/bin/bash", arguments: ["-c", script]).run()
    #expect(
      result.errorText
        == "standard input: error: the file is larger than 64 MB, the most that is read\n")
    #expect(result.ending == .code(2))
  }
}
