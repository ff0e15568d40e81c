import Testing

@testable import PricingEngine

/// The places of characters on a line, worked out by UAX #9.
@Suite struct VisualOrderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    var direction = TextDirection.leftToRight
    let places: [Int]
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "an empty text", text: "", places: []),
    Row(id: "letters", text: "abc", places: [0, 1, 2]),
    Row(id: "Hebrew letters", text: "אבג", places: [2, 1, 0]),
    Row(
      id: "a number keeps its order among Hebrew letters", text: "א12", direction: .rightToLeft,
      places: [2, 0, 1]),
    Row(
      id: "a character of two UTF-16 units", text: "a\u{1F600}b", places: [0, 1, 3]),
  ]

  @Test(arguments: rows)
  func orders(row: Row) throws {
    #expect(try visualOrder(of: row.text, in: row.direction) == row.places)
  }
}
