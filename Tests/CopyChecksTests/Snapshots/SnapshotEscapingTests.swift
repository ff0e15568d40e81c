import Testing

@testable import CopyChecks

@Suite struct SnapshotEscapingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let shown: String
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "plain", text: "Save 44%", shown: "Save 44%"),
    Row(id: "empty", text: "", shown: ""),
    Row(id: "no-break space", text: "19,99\u{A0}€", shown: #"19,99\u{00A0}€"#),
    Row(id: "narrow space", text: "1\u{202F}000", shown: #"1\u{202F}000"#),
    Row(id: "isolates", text: "\u{2068}₪\u{2069}", shown: #"\u{2068}₪\u{2069}"#),
    Row(id: "line end", text: "a\nb", shown: #"a\u{000A}b"#),
    Row(id: "backslash", text: #"a\u{20}"#, shown: #"a\\u{20}"#),
    Row(id: "spaces at the ends", text: " a b ", shown: #"\u{0020}a b\u{0020}"#),
    Row(id: "beyond the basic plane", text: "\u{E0001}x", shown: #"\u{E0001}x"#),
    Row(id: "joined emoji", text: "👩\u{200D}💻", shown: #"👩\u{200D}💻"#),
    Row(id: "combining mark", text: "e\u{301}", shown: "e\u{301}"),
  ]

  @Test(arguments: rows)
  func showsAndGivesBack(row: Row) {
    #expect(SnapshotEscaping.escaped(row.text) == row.shown)
    let back = SnapshotEscaping.unescaped(row.shown)
    #expect(back.map { Array($0.utf8) } == Array(row.text.utf8))
  }

  @Test(arguments: [#"a\"#, #"\n"#, #"\u{}"#, #"\u{110000}"#, #"\u{D800}"#, #"\u{20"#, #"\u{xyz}"#])
  func refusesWhatNoEscapingGives(shown: String) {
    #expect(SnapshotEscaping.unescaped(shown) == nil)
  }

  @Test func keepsNamesApartFromValues() {
    #expect(SnapshotLine("a: b", "c").name == #"a\u{003A} b"#)
  }
}
