import PricingEngine
import Testing

@testable import CopyChecks

@Suite(.serialized) struct TextExtractorTests {
  /// Files that would take quadratic time, or a deep stack, in a careless reader.
  struct HostileRow: Sendable, CustomTestStringConvertible {
    let id: String
    let format: TextFormat
    let source: @Sendable () -> String
    let blockCount: Int
    let findingRules: [String]
    var testDescription: String { id }

    init(
      _ id: String, _ format: TextFormat, blocks: Int, findings: [String] = [],
      _ source: @escaping @Sendable () -> String
    ) {
      self.id = id
      self.format = format
      self.source = source
      blockCount = blocks
      findingRules = findings
    }
  }

  private static func many(_ text: String, _ count: Int = 5000) -> String {
    String(repeating: text, count: count)
  }

  static let hostile = [
    HostileRow("nested blocks", .html, blocks: 1) { many("<div>", 100_000) + "x" },
    HostileRow("nested blocks with text", .html, blocks: 5000) { many("<div>x") },
    HostileRow("end tags of nothing", .html, blocks: 1) { many("<b>") + many("</i>") + "x" },
    HostileRow("end tags far away", .html, blocks: 1) {
      "<i>" + many("<b>") + many("</i>") + "x"
    },
    HostileRow("inline and block interleaved", .html, blocks: 1) {
      many("<b><div>") + many("</b>") + "x"
    },
    HostileRow("a heading at the end of each of many parts", .html, blocks: 10_000) {
      many("<div>x", 5000) + many("<h2>y</h2></div>", 5000)
    },
    HostileRow("open comments", .html, blocks: 0, findings: ["html-unclosed"]) { many("<!--") },
    HostileRow("open quotes", .html, blocks: 0, findings: ["html-unclosed"]) { many("<a b=\"") },
    HostileRow("open scripts", .html, blocks: 0, findings: ["html-unclosed"]) { many("<script>") },
    HostileRow("very many attributes", .html, blocks: 1) { "<p " + many("a=1 ") + ">x" },
    HostileRow("links", .html, blocks: 5000) { many("<a>x</a> ") },
    HostileRow("ampersands", .html, blocks: 1) { many("&a") },
    HostileRow("digits of a reference", .html, blocks: 1) { "&#" + many("9") },
    HostileRow("one long line", .markdown, blocks: 1) { many("word ") },
    HostileRow("delimiters", .markdown, blocks: 1) { many("*a _b ") },
    HostileRow("brackets", .markdown, blocks: 1) { many("[") + many("]") },
    HostileRow("links without end", .markdown, blocks: 1) { many("[a](", 1000) },
    HostileRow("backticks of every length", .markdown, blocks: 1) {
      (1...200).map { many("`", $0) + " " }.joined() + "x"
    },
    HostileRow("tags without end", .markdown, blocks: 1) { "x " + many("<a ") },
    HostileRow("comments without end", .markdown, blocks: 1) { "x " + many("<!-- ") },
    HostileRow("markers", .markdown, blocks: 1) { many("- ") + "x" },
    HostileRow("quotations", .markdown, blocks: 1) { many("> ") + "x" },
    HostileRow("tables", .markdown, blocks: 5000) { "|a|\n|-|\n" + many("|x|\n", 4999) },
    HostileRow("short lines", .plain, blocks: 5000) { many("x\n") },
    HostileRow("nested lists", .json, blocks: 0, findings: ["json-too-deep"]) { many("[") },
    HostileRow(
      "garbage", .strings, blocks: 0,
      findings: many("strings-syntax ", 20).split(separator: " ").map(String.init)
    ) { many("= \n") },
    HostileRow("nested choices", .arb, blocks: 2, findings: ["message-too-many-forms"]) {
      "{\"a\": \"" + many("{n, plural, other {") + "\", \"b\": \"x\"}"
    },
    HostileRow("choices in a row", .arb, blocks: 1, findings: ["message-too-many-forms"]) {
      "{\"a\": \"" + many("{n,select,a{b}other{c}}") + "\"}"
    },
  ]

  @Test(.timeLimit(.minutes(1)), arguments: hostile)
  func takesLinearTime(_ row: HostileRow) throws {
    let source = try SourceText(file: "hostile", bytes: Array(row.source().utf8))
    var findings: [Finding] = []
    let blocks = TextExtractor.blocks(of: source, as: row.format, into: &findings)
    #expect(blocks.count == row.blockCount)
    #expect(findings.map(\.rule) == row.findingRules)
  }

  private static let pieces: [String] = [
    "Save 44 %", "é", "日本", "😀", " ", "\n", "\r\n", "\t", "\n\n", "&amp;", "&euro;", "&#", "&", ";",
    "<", ">", "<b>", "</b>", "<s>", "</s>", "<p>", "</p>", "<div hidden>", "</div>", "<h2>", "<br>",
    "<a href='x'>", "</a>", "<img alt='a&lt;b'>", "<!--", "-->", "<title>", "<li>", "<td>", "\"",
    "'",
    "*", "**", "_", "~~", "`", "[", "](x)", "![", "\\", "|", "|-|\n", "# ", "- ", "> ", "---\n",
    "```\n",
    "1. ", "=", "{", "}", "{n, plural, one {", "other {", "\\n", "\\\"", "\\U20AC", "/*", "*/",
    "//",
    "title: ", "''", "  \n", "</", "<!", "<svg>",
  ]

  @Test("every verbatim byte is that of the file, whatever the file is", arguments: 0..<400)
  func runsOfRandomFiles(_ seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      text += Self.pieces.randomElement(using: &random) ?? ""
    }
    for format in [TextFormat.plain, .markdown, .html, .strings] {
      let read = try ExtractedText(text, as: format)
      #expect(read.faultyRuns == [], "\(format): \(text)")
    }
    let literal = JSONOutput.object([("text", .string(text))]).text(pretty: true)
    for format in [TextFormat.json, .arb] {
      let read = try ExtractedText(literal, as: format)
      #expect(read.faultyRuns == [], "\(format): \(literal)")
      #expect(read.findings.filter { $0.severity == .error } == [])
    }
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
