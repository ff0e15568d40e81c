import Testing

@testable import CopyTemplates

struct HTMLEscapingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    /// In the text of an element.
    let element: String
    /// In a quoted value.
    let value: String
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ element: String, _ value: String? = nil) {
      self.id = id
      self.text = text
      self.element = element
      self.value = value ?? element
    }
  }

  static let rows = [
    Row("nothing", "", ""),
    Row("plain", "Brew Log 2,99\u{A0}€ 日本 🇩🇪", "Brew Log 2,99\u{A0}€ 日本 🇩🇪"),
    Row("all five characters", "<&>\"'", "&lt;&amp;&gt;&quot;&#39;"),
    Row("characters between others", "a<b & 'c'", "a&lt;b &amp; &#39;c&#39;"),
    Row("what is escaped is escaped again", "&lt;", "&amp;lt;"),
    Row("line ends stay", "a\nb\r\nc\td", "a\nb\r\nc\td"),
    Row("NUL", "a\0b", "a\u{FFFD}b"),
    Row("an isolate", "\u{2068}a\u{2069}", "<bdi>a</bdi>", "\u{2068}a\u{2069}"),
    Row(
      "an isolate with markup", "x \u{2068}<b>\u{2069} y", "x <bdi>&lt;b&gt;</bdi> y",
      "x \u{2068}&lt;b&gt;\u{2069} y"),
    Row(
      "isolates beside and inside each other",
      "\u{2068}a\u{2068}b\u{2069}\u{2069}\u{2068}c\u{2069}",
      "<bdi>a<bdi>b</bdi></bdi><bdi>c</bdi>",
      "\u{2068}a\u{2068}b\u{2069}\u{2069}\u{2068}c\u{2069}"),
    Row("an isolate without an end", "a\u{2068}b", "ab", "a\u{2068}b"),
    Row("an end without an isolate", "a\u{2069}b", "ab", "a\u{2069}b"),
    Row(
      "an end too many", "\u{2068}a\u{2069}\u{2069}b", "<bdi>a</bdi>b",
      "\u{2068}a\u{2069}\u{2069}b"),
    Row(
      "the inner isolate takes the end", "\u{2068}a\u{2068}b\u{2069}", "a<bdi>b</bdi>",
      "\u{2068}a\u{2068}b\u{2069}"),
    Row(
      "other isolates keep their ends", "\u{2066}a\u{2069}\u{2068}b\u{2067}c\u{2069}\u{2069}",
      "\u{2066}a\u{2069}<bdi>b\u{2067}c\u{2069}</bdi>",
      "\u{2066}a\u{2069}\u{2068}b\u{2067}c\u{2069}\u{2069}"),
    Row(
      "an isolate whose end belongs to another", "\u{2068}\u{2066}a\u{2069}", "\u{2066}a\u{2069}",
      "\u{2068}\u{2066}a\u{2069}"),
    Row(
      "neighbors of the isolates", "\u{2065}\u{206A}\u{20A8}\u{2028}",
      "\u{2065}\u{206A}\u{20A8}\u{2028}"),
  ]

  @Test(arguments: rows)
  func escaping(_ row: Row) {
    var element: [UInt8] = []
    appendHTML(row.text, marksIsolates: true, to: &element)
    #expect(String(decoding: element, as: UTF8.self) == row.element)
    var value: [UInt8] = []
    appendHTML(row.text, marksIsolates: false, to: &value)
    #expect(String(decoding: value, as: UTF8.self) == row.value)
  }
}
