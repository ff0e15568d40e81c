import Testing

@Suite struct FitChecksTests {
  private static let sentence =
    "Renews automatically until it is canceled, at the price of that time."

  static let rows = [
    MessageRow(
      "fit-graphemes", "too long with the longest price", "de", "Buy for {price}",
      #""⚑Jetzt kaufen: {price}""#,
      [#"warning: 21 characters, at most 20: 'Jetzt kaufen: 99,99\u{00A0}$'"#], limit: 20),
    MessageRow(
      "fit-graphemes", "as long as it may be", "de", "Buy for {price}", #""Jetzt kaufen: {price}""#,
      limit: 21),
    MessageRow("fit-graphemes", "an emoji is one", "de", "Family", #""Familie 👩‍👩‍👧‍👦""#, limit: 9),
    MessageRow("fit-graphemes", "without a limit", "de", "Buy", #""Kaufen und immer behalten""#),
    MessageRow(
      "fit-source-tight", "nine of ten", "en", "", #""⚑Subscribe""#,
      ["note: 9 of 10 characters are used by the source"], limit: 10),
    MessageRow("fit-source-tight", "with room", "en", "", #""Subscribe""#, limit: 12),
    MessageRow(
      "length-ratio", "a lost sentence", "de", sentence, #""⚑Verlängert sich.""#,
      ["note: the text has 16 characters, and its source 69"]),
    MessageRow(
      "length-ratio", "Chinese says more with less", "zh-Hans", sentence, #""自动续订，直到取消为止，按当时价格收费。""#
    ),
    MessageRow("length-ratio", "a short source", "de", "Buy", #""Jetzt kaufen und behalten""#),
  ]

  @Test(arguments: rows) func finds(row: MessageRow) throws { try row.expectFindings() }
}
