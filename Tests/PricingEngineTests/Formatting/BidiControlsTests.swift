import Testing

@testable import PricingEngine

@Suite struct BidiControlsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let inert: String
    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "nothing", text: "", inert: ""),
    Row(id: "plain text", text: "Gold מועדון 会員", inert: "Gold מועדון 会員"),
    Row(id: "override", text: "Pro \u{202E}99.1$\u{202C}", inert: "Pro 99.1$"),
    Row(id: "open override", text: "Pro \u{202D}1", inert: "Pro 1"),
    Row(id: "embeddings", text: "\u{202A}a\u{202C}\u{202B}b\u{202C}", inert: "ab"),
    Row(id: "pair of isolates", text: "\u{2068}a\u{2069}", inert: "\u{2068}a\u{2069}"),
    Row(
      id: "nested pairs", text: "\u{2067}a\u{2066}b\u{2069}\u{2069}",
      inert: "\u{2067}a\u{2066}b\u{2069}\u{2069}"),
    Row(id: "open isolate", text: "a\u{2067}b", inert: "ab"),
    Row(
      id: "open isolate around a pair", text: "\u{2067}\u{2068}a\u{2069}",
      inert: "\u{2068}a\u{2069}"),
    Row(id: "terminator alone", text: "a\u{2069}b", inert: "ab"),
    Row(id: "terminator before initiator", text: "\u{2069}a\u{2068}", inert: "a"),
    Row(id: "line end between a pair", text: "\u{2068}a\nb\u{2069}", inert: "a\nb"),
    Row(id: "crlf between a pair", text: "\u{2068}a\r\nb\u{2069}", inert: "a\r\nb"),
    Row(
      id: "pair on each line", text: "\u{2068}a\u{2069}\n\u{2068}b\u{2069}",
      inert: "\u{2068}a\u{2069}\n\u{2068}b\u{2069}"),
    Row(
      id: "override inside a pair", text: "\u{2068}\u{202E}a\u{2069}",
      inert: "\u{2068}a\u{2069}"),
    Row(
      id: "marks stay", text: "a\u{200E}b\u{200F}c\u{61C}", inert: "a\u{200E}b\u{200F}c\u{61C}"),
    Row(
      id: "control as part of a cluster", text: "e\u{301}\u{202E}\u{1F468}\u{200D}\u{1F469}",
      inert: "e\u{301}\u{1F468}\u{200D}\u{1F469}"),
  ]

  @Test(arguments: rows)
  func removesWhatReachesBeyondTheText(row: Row) {
    let inert = withoutStrayBidiControls(row.text)
    // Scalars, since equal strings may differ in them.
    #expect(Array(inert.unicodeScalars) == Array(row.inert.unicodeScalars))
    #expect(withoutStrayBidiControls(inert) == inert)
  }
}
