import Testing

@Suite struct TypographyChecksTests {
  static let rows = [
    MessageRow(
      "bidi-unbalanced", "not closed", "he", "Buy", #""לקנות ⚑\u2068App""#,
      [#"error: '\u{2068}' is not closed"#]),
    MessageRow(
      "bidi-unbalanced", "not opened", "he", "Buy", #""לקנות⚑\u2069""#,
      ["error: U+2069 closes what was not opened"]),
    MessageRow("bidi-unbalanced", "a pair", "he", "Buy", #""לקנות \u2068App\u2069""#),
    MessageRow(
      "bidi-mark-stripped", "a Latin name first", "ur", "The App Store is gone",
      #""⚑App Store دستیاب نہیں""#,
      ["warning: the text begins with 'App', which runs from left to right"]),
    MessageRow(
      "bidi-mark-stripped", "behind a mark", "ur", "The App Store is gone",
      #""\u200FApp Store دستیاب نہیں""#),
    MessageRow("bidi-mark-stripped", "only a name", "ur", "App Store", #""App Store""#),
    MessageRow(
      "bidi-mark-stripped", "an argument first", "ur", "{app} is free", #""{app} مفت ہے""#),
    MessageRow(
      "space-before-punctuation", "an ordinary space", "fr", "Why?", #""Pourquoi ⚑?""#,
      ["warning: no no-break space before '?'"]),
    MessageRow(
      "space-before-punctuation", "no space", "fr", "{app}:", #""{app}⚑:""#,
      ["warning: no no-break space before ':'"]),
    MessageRow(
      "space-before-punctuation", "both no-break spaces", "fr", "Why?",
      #""Pourquoi\u202F? Ainsi\u00A0: oui""#),
    MessageRow("space-before-punctuation", "Canada", "fr-CA", "Why?", #""Pourquoi?""#),
    MessageRow(
      "space-before-punctuation", "an address and a time", "fr", "See",
      #""https://example.com 10:30""#),
    MessageRow("space-before-punctuation", "marks in a row", "fr", "Why?!", #""Pourquoi\u202F?!""#),
    MessageRow(
      "space-double", "two spaces", "de", "Buy now", #""Jetzt ⚑ kaufen""#,
      ["warning: two spaces in a row"]),
    MessageRow("space-double", "around an argument", "de", "{app} now", #""{app} jetzt""#),
    MessageRow(
      "space-edge", "at the end", "de", "Buy", #""Kaufen⚑ ""#,
      ["warning: the message ends with a space"]),
    MessageRow("space-edge", "none", "de", "Buy", #""Kaufen""#),
    MessageRow(
      "invisible-char", "a zero-width space", "de", "Buy", #""Kau⚑\u200Bfen""#,
      [#"warning: '\u{200B}' cannot be seen"#]),
    MessageRow(
      "invisible-char", "a byte order mark", "de", "Buy", #""⚑\uFEFFKaufen""#,
      [#"warning: '\u{FEFF}' cannot be seen"#]),
    MessageRow("invisible-char", "a joiner of Hindi and Persian", "fa", "Buy", #""می\u200Cخرم""#),
    MessageRow("invisible-char", "a break of Thai", "th", "Buy", #""ซื้อ\u200Bเลย""#),
    MessageRow("invisible-char", "an emoji of several parts", "en", "Family", #""Family 👩‍👩‍👧 ❤️""#),
    MessageRow(
      "end-punctuation", "a question without its mark", "de", "Does it renew?",
      #""Verlängert es sic⚑h""#,
      ["note: the source ends with a question mark, and this with a word"]),
    MessageRow("end-punctuation", "a full stop of Japanese", "ja", "It ended.", #""終了しました。""#),
    MessageRow("end-punctuation", "none in Thai", "th", "It ended.", #""สิ้นสุดแล้ว""#),
    MessageRow("end-punctuation", "a danda of Hindi", "hi", "It ended.", #""समाप्त हुआ।""#),
    MessageRow(
      "quotes", "typewriter quotes", "de", "“Pro”", #""⚑\"Pro⚑\"""#,
      [#"note: '"' is no quotation mark of 'de'"#, #"note: '"' is no quotation mark of 'de'"#]),
    MessageRow("quotes", "the language's own", "de", "“Pro”", #""„Pro“""#),
    MessageRow(
      "brackets", "not closed", "de", "Pro (new)", #""Pro ⚑(neu""#, ["note: '(' has no partner"]),
    MessageRow("brackets", "of Japanese", "ja", "Pro (new)", #""Pro（新）「全部」""#),
    MessageRow(
      "ellipsis", "three full stops", "de", "More…", #""Mehr⚑...""#,
      ["note: '...' is three full stops"]),
    MessageRow("ellipsis", "one character", "de", "More…", #""Mehr…""#),
    MessageRow(
      "kashida", "a stretched word", "ar", "Price", #""السـ⚑عر""#.replacing("ـ⚑", with: "⚑ـ"),
      ["note: a word is stretched with U+0640"]),
    MessageRow("kashida", "none", "ar", "Price", #""السعر""#),
    MessageRow(
      "repeated-word", "the the", "en", "the plan", #""in the ⚑the plan""#,
      ["note: 'the' stands twice in a row"]),
    MessageRow("repeated-word", "vous vous", "fr", "You subscribe", #""Vous vous abonnez""#),
    MessageRow(
      "repeated-word", "a part of a word in Catalan", "ca", "Cancels", #""anul·la la compra""#),
    MessageRow("repeated-word", "two sentences", "en", "No", #""No. No change""#),
    MessageRow(
      "script-unexpected", "a Latin a in a Cyrillic word", "ru", "Payment", #""Опл⚑aта""#,
      ["warning: 'a' (U+0061) in 'Оплaта' is a letter of another script"]),
    MessageRow(
      "script-unexpected", "a Cyrillic a in a Latin word", "de", "Payment", #""Z⚑аhlung""#,
      ["warning: 'а' (U+0430) in 'Zаhlung' is a letter of another script"]),
    MessageRow(
      "script-unexpected", "a Latin word of one letter", "ru", "with", #""⚑c App Store""#,
      ["warning: 'c' (U+0063) is a letter of another script"]),
    MessageRow("script-unexpected", "a name", "ru", "App Store", #""в App Store""#),
    MessageRow("script-unexpected", "an ending at a name", "gu", "App Store", #""App Storeના""#),
    MessageRow("script-unexpected", "Japanese", "ja", "App", #""Appを購入する""#),
  ]

  @Test(arguments: rows) func finds(row: MessageRow) throws { try row.expectFindings() }
}
