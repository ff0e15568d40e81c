import Testing

@Suite struct TermChecksTests {
  static let rows = [
    MessageRow(
      "term-untranslatable", "a translated name", "es", "Open the App Store.",
      #"⚑"Abre la tienda de apps.""#,
      ["warning: the name 'App Store' is missing"]),
    MessageRow(
      "term-untranslatable", "the other store", "es", "Open your account.", #""⚑⚑Google Play""#,
      [
        "warning: the source does not name 'Google Play'",
        "warning: the source does not name 'Google'",
      ]),
    MessageRow("term-untranslatable", "declined", "cs", "In the App Store.", #""V App Storu.""#),
    MessageRow(
      "term-untranslatable", "with a no-break space", "fr", "App Store", #""App\u00A0Store""#),
    MessageRow(
      "target-same-as-source", "a sentence", "de", "You can buy it again.",
      #""⚑You can buy it again.""#,
      ["warning: the text is the same as in en"]),
    MessageRow("target-same-as-source", "a word", "de", "Support", #""Support""#),
    MessageRow(
      "target-same-as-source", "the same language", "en-GB", "You can buy it again.",
      #""You can buy it again.""#),
    MessageRow(
      "target-same-as-source", "only values", "de", "{price} {rate}", #""{price} {rate}""#),
    MessageRow(
      "target-same-as-source", "a word in another script", "ja", "Support", #""⚑Support""#,
      ["warning: the text is the same as in en"]),
    MessageRow(
      "target-empty", "spaces", "de", "Buy", #"⚑"  ""#, ["error: the message has no text"]),
    MessageRow("target-empty", "an argument", "de", "{price}", #""{price}""#),
    MessageRow(
      "not-nfc", "an accent of its own", "fr", "Free", "\"Abonne⚑e\u{301}\"",
      ["warning: 'é' is written as 2 characters"]),
    MessageRow("not-nfc", "composed", "fr", "Free", #""Abonné""#),
    MessageRow("not-nfc", "a letter that NFC takes apart", "bn", "Free", "\"\u{9DF}\""),
  ]

  @Test(arguments: rows) func finds(row: MessageRow) throws { try row.expectFindings() }
}
