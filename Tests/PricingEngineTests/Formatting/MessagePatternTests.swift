import Testing

@testable import PricingEngine

@Suite struct MessagePatternTests {
  /// Numbers that look random and are the same in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // The constants of Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33 | state << 31
    }
  }

  private static let tokens = [
    "{", "{", "}", "}", "'", "''", "#", "n", "n", ",", ", plural, ", ", select, ", ", number",
    ", choice, 0#", "|", "one ", "other ", "other {", "=1 ", "offset:1 ", " ", "é", "😀", "\u{0}",
  ]

  /// Whatever the pattern, it is read or refused: the walker never leaves ICU's parts.
  @Test func readsOrRefusesAnything() throws {
    var generator = Generator(state: 42)
    var accepted = 0
    for _ in 0..<5000 {
      let length = Int.random(in: 1...14, using: &generator)
      let pattern = (0..<length).compactMap { _ in Self.tokens.randomElement(using: &generator) }
        .joined()
      do {
        let message = try message(pattern)
        accepted += 1
        #expect(message.arguments.allSatisfy { (0..<pattern.utf8.count).contains($0.offset) })
        #expect(message.problems.allSatisfy { (0..<pattern.utf8.count).contains($0.offset) })
      } catch let error as MessageSyntaxError {
        #expect((0...pattern.utf8.count).contains(error.offset), "\(pattern)")
        #expect(!error.message.isEmpty)
      }
    }
    #expect(accepted > 100)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let pattern: String
    /// The literal texts, quoted ones in brackets.
    let texts: [String]
    var testDescription: String { pattern }
  }

  // The rules for apostrophes are those of ICU's DOUBLE_OPTIONAL mode.
  static let rows: [Row] = [
    Row(pattern: "", texts: []),
    Row(pattern: "a", texts: ["a"]),
    Row(pattern: "a'b", texts: ["a'b"]),
    Row(pattern: "a''b", texts: ["a''b"]),
    Row(pattern: "a'{b}'c", texts: ["a", "[{b}]", "c"]),
    Row(pattern: "a''{b}c", texts: ["a''", "c"]),
    Row(pattern: "''''{b}", texts: ["''''"]),
    Row(pattern: "'''{b}'", texts: ["''", "[{b}]"]),
    Row(pattern: "'{''}'", texts: ["[{''}]"]),
    Row(pattern: "'{b}'''", texts: ["[{b}'']"]),
    Row(pattern: "'{b", texts: ["[{b]"]),
    Row(pattern: "'}' '{'", texts: ["[}]", " ", "[{]"]),
    Row(pattern: "{n, plural, other {a # b '#' c}}", texts: ["a ", " b ", "[#]", " c"]),
    Row(pattern: "é'{'😀'}'", texts: ["é", "[{]", "😀", "[}]"]),
  ]

  @Test(arguments: rows)
  func tellsQuotedTextFromText(row: Row) throws {
    let pattern = try MessagePattern(parsing: row.pattern)
    #expect(texts(of: MessageTree(pattern), in: pattern) == row.texts)
  }

  private func texts(of tree: MessageTree, in pattern: MessagePattern) -> [String] {
    tree.pieces.flatMap { piece -> [String] in
      switch piece {
      case .text(let segment):
        let text = pattern.text(segment.range)
        return [segment.isQuoted ? "[\(text)]" : text]
      case .argument(let node):
        return node.branches.flatMap { texts(of: $0.message, in: pattern) }
      case .numberSign: return []
      }
    }
  }
}
