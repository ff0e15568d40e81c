import PricingEngine
import Testing

@Suite struct NearestTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let candidates: [String]
    let nearest: String?

    var testDescription: String { id }
  }

  static let rows = [
    Row(
      id: "a letter left out", text: "monthy", candidates: ["yearly", "monthly"], nearest: "monthly"
    ),
    Row(id: "two neighbors swapped", text: "jsno", candidates: ["text", "json"], nearest: "json"),
    Row(id: "case does not count", text: "JSON", candidates: ["text", "json"], nearest: "json"),
    Row(
      id: "two edits in a short text", text: "txet1", candidates: ["abc", "text"], nearest: "text"),
    Row(
      id: "two edits in four characters", text: "fosh", candidates: ["bash", "zsh"], nearest: nil),
    Row(id: "nothing is near", text: "pdf", candidates: ["text", "json", "html"], nearest: nil),
    Row(id: "no candidates", text: "pdf", candidates: [], nearest: nil),
    // Both are one edit away: a letter put in, a letter changed.
    Row(
      id: "equally near: the longer common beginning", text: "fsh",
      candidates: ["bash", "zsh", "fish"], nearest: "fish"),
    Row(
      id: "equally near, with the same beginning: the first", text: "cat",
      candidates: ["hat", "car", "cap"], nearest: "car"),
    // One edit to "seller", two to "tellerxy", which begins with all of the text.
    Row(
      id: "nearer comes before the beginning", text: "teller", candidates: ["tellerxy", "seller"],
      nearest: "seller"),
    Row(
      id: "nothing in common at the beginning", text: "xat", candidates: ["cat", "hat"],
      nearest: "cat"),
  ]

  @Test(arguments: rows)
  func finds(row: Row) {
    #expect(nearestText(to: row.text, in: row.candidates) == row.nearest)
  }
}
