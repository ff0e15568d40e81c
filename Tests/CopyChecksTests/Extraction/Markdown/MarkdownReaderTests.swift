import Testing

@testable import CopyChecks

@Suite struct MarkdownReaderTests {
  static let rows = [
    ExtractionRow(
      id: "headings, paragraphs and lists",
      source: """
        # Brew *more* #
        Log
        it.

        - One
          goes on
        * [x] Two
        1. Three

        Pro
        ===
        Text
        ---
        > quoted
        > text
        """,
      lines: [
        "h1 #1: Brew more", "p #1: Log it.", "li #1: One goes on", "li #1: Two", "li #1: Three",
        "h1 #2: Pro", "h2 #3: Text", "p #3: quoted text",
      ]),
    ExtractionRow(
      id: "a table; a row is a group",
      source: "Prices\n\n| Plan | Price |\n|---|--:|\n| Year\\|ly | **$19.99** |\n\nAfter",
      lines: [
        "p: Prices", "cell #1: Plan", "cell #1: Price", "cell #2: Year|ly", "cell #2: $19.99",
        "p: After",
      ]),
    ExtractionRow(
      id: "emphasis", source: "**Save _44%_** now, a_b_c, 2 * 3 * 4, ***both*** and \\*none\\*",
      lines: ["p: Save 44% now, a_b_c, 2 * 3 * 4, both and *none*"]),
    ExtractionRow(
      id: "an old price is taken out of its sentence",
      source: "Now ~~$59.99~~ **$29.99** or <s>$9</s> $5, ~ 3 ~",
      lines: ["p: Now $29.99 or $5, ~ 3 ~", "struck: $59.99", "struck: $9"]),
    ExtractionRow(
      id: "links and images",
      source: """
        See the [*terms* (new)](https://a.example/(b) "T") or [privacy][p].

        [Buy now](/buy) [Later][p]

        ![Free *trial*](x.png) [not a link] <https://a.example>

        [p]: https://p.example
        """,
      lines: [
        "p: See the terms (new) or privacy.", "control: Buy now", "control: Later",
        "p: [not a link]", "p @alt: Free *trial*",
      ]),
    ExtractionRow(
      id: "code is no copy",
      source: "Run `save 44%` now\n\n```\nfree\n```\n\n    indented free\n\n~~~ x\nfree\n~~~~\nend",
      lines: ["p: Run now", "p: end"]),
    ExtractionRow(
      id: "hard breaks", source: "one  \ntwo\\\nthree<br>four", lines: ["p: one⏎two⏎three⏎four"]),
    ExtractionRow(
      id: "tags, comments, references and escapes",
      source: "a <b class='x>y'>bold</b> <!-- no\nno -->5&nbsp;&euro; &amp; 1\\. `&amp;` < 3",
      lines: ["p: a bold 5\u{A0}€ & 1. < 3"]),
    ExtractionRow(
      id: "blocks of HTML",
      source:
        "# Top\n<div><h2>Pro</h2>\n<p>$3 <s>$5</s></p></div>\n\n*Then*\n<!-- no\n\nno -->\nend",
      lines: ["h1 #1: Top", "h2 #2: Pro", "p #2: $3", "struck #2: $5", "p #1: Then", "p #1: end"]),
    ExtractionRow(
      id: "front matter",
      source: """
        ---
        title: "Save 44\\u00A0%"
        description: >
          Cancel
          anytime
        layout: page
        subtitle: 'It''s free' # or not
        lang: pt_BR
        ---
        Text
        """,
      lines: [
        "p pt-BR @title: Save 44\u{A0}%", "p pt-BR @description: Cancel anytime",
        "p pt-BR @subtitle: It's free", "p pt-BR: Text",
      ]),
    ExtractionRow(
      id: "a rule is no front matter", source: "---\nText\n\n***\nend",
      lines: ["p: Text", "p: end"]),
    ExtractionRow(
      id: "code without end", source: "a\n\n```sh\nb", lines: ["p: a"],
      findings: [
        "3:1 warning markdown-unclosed: the code block has no end, so nothing after it was read (close it)"
      ]),
  ]

  static let places = [
    PlaceRow(
      id: "behind emphasis and references", source: "# A\r\n\r\n**Save** 5&nbsp;&euro;, _⚑cancel_",
      words: "cancel"),
    PlaceRow(id: "on the second line of a quotation", source: "> a\n> ⚑free", words: "free"),
    PlaceRow(id: "over emphasis", source: "x ⚑can**cel**", words: "cancel"),
    PlaceRow(id: "behind an escape", source: "\\*⚑free\\*", words: "free"),
    PlaceRow(id: "in a cell", source: "|a|b|\n|-|-|\n|c| ⚑free |", words: "free"),
    PlaceRow(id: "in an item", source: "- - a\n  ⚑free", words: "free"),
    PlaceRow(id: "in a link", source: "a [b ⚑free](c)", words: "free"),
    PlaceRow(id: "in an image", source: "a ![b ⚑free](c)", words: "free"),
    PlaceRow(id: "struck through", source: "Now ~~⚑$5~~ $3", words: "$5"),
    PlaceRow(id: "in HTML", source: "a\n\n<div>\n&lt;⚑free</div>", words: "free"),
    PlaceRow(
      id: "in a quoted title", source: "---\ntitle: \"\\u00e9 ⚑free\"\n---\n", words: "free"),
    PlaceRow(
      id: "in a folded title", source: "---\ntitle: |\n  a\n  ⚑free\n---\n", words: "free"),
  ]

  @Test(arguments: rows)
  func reads(_ row: ExtractionRow) throws {
    let read = try ExtractedText(row.source, as: .markdown, file: row.file)
    #expect(read.lines == row.lines)
    #expect(read.findingLines == row.findings)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: places)
  func leadsBack(_ row: PlaceRow) throws {
    let read = try ExtractedText(row.source, as: .markdown)
    #expect(read.place(of: row.words) == read.flag)
    #expect(read.flag != nil)
    #expect(read.faultyRuns == [])
  }
}
