import Testing

@testable import paywall_render

@Suite struct RoffTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let roff: String
    var testDescription: String { text }
  }

  static let rows = [
    Row(text: "plain words", roff: "plain words"),
    Row(text: "--catalog", roff: "\\-\\-catalog"),
    Row(text: ".TH is no request", roff: "\\&.TH is no request"),
    Row(text: "'en' is no request", roff: "\\(aqen\\(aq is no request"),
    Row(text: "a\\b", roff: "a\\eb"),
    Row(text: "^ ~ `", roff: "\\(ha \\(ti \\(ga"),
    Row(text: "FILE…", roff: "FILE\\[u2026]"),
    Row(text: "é 🍺", roff: "\\[u00E9] \\[u1F37A]"),
  ]

  @Test(arguments: rows)
  func escapes(row: Row) { #expect(Roff.text(row.text) == row.roff) }
}
