import Testing

@testable import CopyChecks

@Suite struct HTMLReaderTests {
  static let rows = [
    ExtractionRow(
      id: "headings, paragraphs and lists",
      source: "<h1>Brew <em>more</em></h1>\n<p>Log\n  it.</p><ul><li>One<li>Two</ul>tail",
      lines: ["h1 #1: Brew more", "p #1: Log it.", "li #1: One", "li #1: Two", "p #1: tail"]),
    ExtractionRow(
      id: "cells; a row is a group",
      source: "<table><tr><th>Plan<th>Price<tr><td>Yearly</td><td>$19.99</td></tr></table>",
      lines: ["cell #1: Plan", "cell #1: Price", "cell #2: Yearly", "cell #2: $19.99"]),
    ExtractionRow(
      id: "buttons and links that stand alone are controls",
      source: """
        <button><b>Buy</b> now</button><a role=button>Go</a><input type=submit value='Send it'>
        <p><a href=/>Terms</a> <a href=/p>Privacy</a></p><p>See <a href=/>terms</a>.</p>
        """,
      lines: [
        "control: Buy now", "control: Go", "control @value: Send it", "control: Terms",
        "control: Privacy", "p: See terms.",
      ]),
    ExtractionRow(
      id: "an old price is taken out of its sentence",
      source: "<p>Now <s>$59.99</s> <b>$29.99</b> per year</p><del><p>gone</p></del>here",
      lines: ["p: Now $29.99 per year", "struck: $59.99", "struck: gone", "p: here"]),
    ExtractionRow(
      id: "struck through by style, and by a tag that ends too late",
      source: "<span style='text-decoration: line-through'>$5</span> $3<s><p>$4</s> $2</p>",
      lines: ["p: $3", "struck: $5", "p: $2", "struck: $4"]),
    ExtractionRow(
      id: "attributes and what previews show",
      source: """
        <title>Brew &amp; Log</title><meta name="description" content="Save 44&nbsp;%">
        <meta property=og:title content=Coffee><meta name=viewport content="width=1">
        <img alt="Free trial" src=x><input placeholder="Your mail"><p title="Hint">x</p>
        """,
      lines: [
        "p @title: Brew & Log", "p @description: Save 44\u{A0}%", "p @og:title: Coffee",
        "p @alt: Free trial", "p @placeholder: Your mail", "p @title: Hint", "p: x",
      ]),
    ExtractionRow(
      id: "what is not shown is not read",
      source: """
        <style>p { }</style><script>if (a < b) "<p>no</p>"</script><!-- no --><template>no</template>
        <noscript>no</noscript><p hidden>no<p>yes<div style="display : NONE"><b>no</b></div>
        <input type=hidden value=no><img hidden alt=no>
        """,
      lines: ["p: yes"]),
    ExtractionRow(
      id: "languages are inherited",
      source: "<html lang=de><p>Jetzt</p><p lang='pt-BR'>Agora</p><p lang=''>x</p>",
      lines: ["p de: Jetzt", "p pt-BR: Agora", "p: x"]),
    ExtractionRow(
      id: "references with and without a name, and plain ampersands",
      source: "&euro;5 &#8364;6 &#x20ac;7 &#150; &copy 2027 &copy=1 AT&T &nosuch; &#0;&#x110000;&",
      lines: ["p: €5 €6 €7 – © 2027 &copy=1 AT&T &nosuch; \u{FFFD}\u{FFFD}&"]),
    ExtractionRow(
      id: "a line break ends a clause, and lines of preformatted text do",
      source: "<p>one <br/> two</p><pre>a\n\n b</pre>", lines: ["p: one⏎two", "p: a⏎b"]),
    ExtractionRow(
      id: "each card is a group, with what stands above its heading",
      source: """
        <h1>Plans</h1><div class=grid><div><h3>Monthly</h3><p>$2.99</p></div>
        <div><b>Best value</b><h3>Yearly</h3><p>$19.99</p></div></div><p>Cancel anytime</p>
        """,
      lines: [
        "h1 #1: Plans", "h3 #2: Monthly", "p #2: $2.99", "p #3: Best value", "h3 #3: Yearly",
        "p #3: $19.99", "p #1: Cancel anytime",
      ]),
    ExtractionRow(
      id: "the header of a card is no card",
      source: """
        <section><article><header><h2>Pro</h2></header><p>$3</p></article><article><i>New</i><header>
        <h2>Team</h2></header><p>$9</p></article></section><footer>end</footer>
        """,
      lines: ["h2 #1: Pro", "p #1: $3", "p #2: New", "h2 #2: Team", "p #2: $9", "p: end"]),
    ExtractionRow(
      id: "unbalanced tags",
      source: "</div></p><b><p>one</b> two</i><div>three<h2>four</h3>five",
      lines: ["p: one two", "p #1: three", "h2 #1: four", "p #1: five"]),
    ExtractionRow(id: "less than", source: "<p>1 < 2 <3 </p>", lines: ["p: 1 < 2 <3"]),
    ExtractionRow(
      id: "drawings", source: "<svg><title>Cup</title><style/><path/><text>Hi</text></svg><p>x</p>",
      lines: ["p @title: Cup", "p: Hi", "p: x"]),
    ExtractionRow(
      id: "a comment without end", source: "<p>a</p>\n<!-- b <p>c</p>", lines: ["p: a"],
      findings: [
        "2:1 warning html-unclosed: '<!--' has no end, so nothing after it was read (close it)"
      ]),
    ExtractionRow(
      id: "a tag without end", source: "a<p class=\"b>c</p>", lines: ["p: a"],
      findings: [
        "1:2 warning html-unclosed: '<p' has no end, so nothing after it was read (close it)"
      ]),
    ExtractionRow(id: "nothing", source: "", lines: []),
  ]

  static let places = [
    PlaceRow(
      id: "behind references", source: "<p>Save&nbsp;&lt;b&gt; &amp;\n  <b>⚑cancel</b> any time",
      words: "cancel"),
    PlaceRow(id: "a reference itself", source: "<p>Now\r\nonly ⚑&euro;4", words: "€4"),
    PlaceRow(
      id: "behind characters of several bytes", source: "<p>Ünter­nehmen — <i>⚑frei</i>",
      words: "frei"),
    PlaceRow(id: "over a tag", source: "<p>x ⚑can<b>cel</b>", words: "cancel"),
    PlaceRow(id: "behind a line break", source: "<p>a<br>\n ⚑free", words: "free"),
    PlaceRow(id: "in an attribute", source: "<p>\n<img alt='&quot;⚑Free&quot;'>", words: "Free"),
    PlaceRow(id: "in the second link", source: "<li><a>A</a>\n <a> ⚑Buy</a>", words: "Buy"),
    PlaceRow(id: "struck through", source: "<p>Now <s>⚑$5</s> $3", words: "$5"),
  ]

  @Test(arguments: rows)
  func reads(_ row: ExtractionRow) throws {
    let read = try ExtractedText(row.source, as: .html, file: row.file)
    #expect(read.lines == row.lines)
    #expect(read.findingLines == row.findings)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: places)
  func leadsBack(_ row: PlaceRow) throws {
    let read = try ExtractedText(row.source, as: .html)
    #expect(read.place(of: row.words) == read.flag)
    #expect(read.flag != nil)
    #expect(read.faultyRuns == [])
  }

  @Test func saysWhatIsFoldedAway() throws {
    let page =
      "<p>a</p><details><summary>b</summary><p>c</p></details><details open><p>d</p></details>"
    let blocks = try ExtractedText(page, as: .html).blocks
    #expect(blocks.filter(\.isCollapsed).map(\.text) == ["c"])
  }

  @Test("the place after a last reference is its end")
  func endsBehindReference() throws {
    let read = try ExtractedText("<p>5 &euro;</p>", as: .html)
    let block = try #require(read.blocks.first)
    #expect(block.text == "5 €")
    #expect(block.sourceOffset(ofTextByte: 2) == 5)
    #expect(block.sourceOffset(ofTextByte: block.text.utf8.count) == 11)
  }
}
