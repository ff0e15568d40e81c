import Testing

@testable import CopyChecks

@Suite struct PlainTextReaderTests {
  static let rows = [
    ExtractionRow(
      id: "short lines stand alone; a blank line starts a group",
      source: "Pro Yearly\r\n  $19.99 per year\r\n\r\n\r\nCancel anytime",
      lines: ["p: Pro Yearly", "p: $19.99 per year", "p #1: Cancel anytime"]),
    ExtractionRow(
      id: "a wrapped sentence is one text",
      source: "The subscription renews automatically for $19.99 per year\nuntil you   cancel.\nBuy",
      lines: [
        "p: The subscription renews automatically for $19.99 per year until you cancel.", "p: Buy",
      ]),
    ExtractionRow(
      id: "list items",
      source:
        "- One\n• Two\n12) Three\n- The fourth item is so long that it goes on in the next\n  line\n-5",
      lines: [
        "li: One", "li: Two", "li: Three",
        "li: The fourth item is so long that it goes on in the next line", "p: -5",
      ]),
    ExtractionRow(id: "a mark of byte order", source: "\u{FEFF}Save", lines: ["p: Save"]),
    ExtractionRow(id: "white space", source: " \n\t\n", lines: []),
  ]

  static let places = [
    PlaceRow(
      id: "on the second line of a sentence",
      source: "Überall renews automatically for $19.99 per year, and\n   you can ⚑cancel  anytime",
      words: "cancel anytime"),
    PlaceRow(id: "in an item", source: "a\r\n\r\n• ⚑free", words: "free"),
  ]

  @Test(arguments: rows)
  func reads(_ row: ExtractionRow) throws {
    let read = try ExtractedText(row.source, as: .plain, file: row.file)
    #expect(read.lines == row.lines)
    #expect(read.findingLines == row.findings)
    #expect(read.faultyRuns == [])
  }

  @Test(arguments: places)
  func leadsBack(_ row: PlaceRow) throws {
    let read = try ExtractedText(row.source, as: .plain)
    #expect(read.place(of: row.words) == read.flag)
    #expect(read.flag != nil)
    #expect(read.faultyRuns == [])
  }
}
