import Testing

@testable import CopyChecks

@Suite struct TextFormatTests {
  @Test(arguments: [
    ("a.txt", "<html>", TextFormat.plain), ("A.MD", "", .markdown), ("a.html", "{", .html),
    ("de.lproj/Localizable.strings", "", .strings), ("a.xcstrings", "", .xcstrings),
    ("a.arb", "", .arb), ("a.json", "", .json),
    ("-", "\u{FEFF} <!DOCTYPE HTML>", .html), ("-", "<div>", .html), ("-", "Save", .plain),
    ("-", "{\"sourceLanguage\": \"en\"", .xcstrings), ("-", "{ \"@@locale\": \"de\"", .arb),
    ("-", "{\"a\": 1}", .json), ("-", "[\"a\"]", .json), ("-", "[now] free", .plain),
  ])
  func detects(_ name: String, _ text: String, _ format: TextFormat) {
    #expect(TextFormat.detect(fileName: name, bytes: Array(text.utf8)) == format)
  }
}
