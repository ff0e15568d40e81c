import CopyChecks
import Testing

@Suite struct CheckBookTests {
  @Test func explainsACheck() throws {
    #expect(
      CheckBook([try #require(LocalizationCheck.named("kashida"))]).text == """
        kashida
          Words are not stretched with tatweel.
          level   note
          group   Direction, spaces and characters
          why     The stretch is for display, and hides the word from search and screen readers.
          fix     Remove U+0640.

        """)
  }

  @Test func listsChecks() throws {
    #expect(
      CheckBook([
        try #require(LocalizationCheck.named("kashida")),
        try #require(LocalizationCheck.named("target-empty")),
      ]).list == """
        kashida       Words are not stretched with tatweel.
        target-empty  A message has text.

        """)
  }

  @Test func pageIsCurrent() throws {
    let page = String(decoding: try RepositoryFile.data("docs/checks.md"), as: UTF8.self)
    #expect(
      page == CheckBook.page,
      "write it anew: paywall-render explain --checks --format markdown --output docs/checks.md")
  }

  /// What a person reads about a check is whole sentences, and no other check or rule has its name.
  @Test(arguments: LocalizationCheck.all.map(\.id)) func isToldWell(id: String) throws {
    let check = try #require(LocalizationCheck.named(id))
    for text in [check.requirement, check.reason, check.fix] {
      #expect(text.last == "." || text.hasSuffix("}"), "\(text)")
      #expect(text.first?.isLowercase == false, "\(text)")
    }
    #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    #expect(LocalizationCheck.all.count { $0.id == id } == 1)
    #expect(HonestyRule.named(id) == nil)
  }

  /// Each check of messages has a row that breaks it and one that keeps it; those of finished copy have a suite each.
  @Test func everyCheckIsTried() {
    let messages = [
      SyntaxChecksTests.rows, ArgumentChecksTests.rows, PluralChecksTests.rows,
      PriceChecksTests.rows, TypographyChecksTests.rows, FitChecksTests.rows, TermChecksTests.rows,
    ].joined()
    let rows =
      messages.map { ($0.check, $0.findings.isEmpty) }
      + FileChecksTests.rows.map { ($0.check, $0.findings.isEmpty) }
    // Of these a template or a layout has to be there.
    let elsewhere: Set = ["key-undefined", "layout-concatenation"]
    for id in MessageCheck.all.map(\.about.id) where !elsewhere.contains(id) {
      #expect(rows.contains { $0.0 == id && $0.1 }, "right: \(id)")
      #expect(rows.contains { $0.0 == id && !$0.1 }, "broken: \(id)")
    }
  }
}
