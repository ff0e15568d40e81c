import Testing

@testable import PricingEngine

@Suite struct TextDirectionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let isFound: Bool
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "nothing", text: "", isFound: false),
    Row(id: "latin", text: "Gold Club 2", isFound: false),
    Row(id: "accents, emoji, han", text: "Café ☕️ 会員", isFound: false),
    Row(id: "hebrew", text: "a מ", isFound: true),
    Row(id: "arabic", text: "نادي", isFound: true),
    Row(id: "arabic digit", text: "٩", isFound: true),
    Row(id: "beyond the first plane", text: "\u{1E900}", isFound: true),
    Row(id: "right-to-left mark", text: "1\u{200F}", isFound: true),
    Row(id: "arabic letter mark", text: "\u{61C}1", isFound: true),
    Row(id: "right-to-left override", text: "\u{202E}1", isFound: true),
    Row(id: "right-to-left isolate", text: "\u{2067}1\u{2069}", isFound: true),
    Row(id: "left-to-right mark", text: "\u{200E}", isFound: false),
    Row(id: "first strong isolate", text: "\u{2068}1\u{2069}", isFound: false),
    Row(id: "persian digit, which runs left to right", text: "۹", isFound: false),
  ]

  @Test(arguments: rows)
  func findsRightToLeftText(row: Row) {
    #expect(hasRightToLeftCharacters(row.text) == row.isFound)
  }

  @Test func usesTheWordsOfHTML() {
    #expect(TextDirection.leftToRight.rawValue == "ltr")
    #expect(TextDirection.rightToLeft.rawValue == "rtl")
  }
}
