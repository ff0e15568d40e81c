import Testing

@Suite struct ArgumentChecksTests {
  static let rows = [
    MessageRow(
      "arg-missing", "no price", "de", "{price} {rate}", #"⚑"{rate}""#,
      ["error: message 'm' does not show '{price}'"]),
    MessageRow("arg-missing", "in another order", "de", "{price} {rate}", #""{rate}: {price}""#),
    MessageRow(
      "arg-extra", "misspelled", "de", "{price}", #""{price} ⚑{prise}""#,
      ["error: message 'm' has no argument 'prise'"]),
    MessageRow("arg-extra", "twice", "de", "{price}", #""{price} {price}""#),
    MessageRow(
      "arg-missing-in-branch", "a price in one form only", "de",
      "{count, plural, one {# for {price}} other {# for {price}}}",
      #""{count, plural, one {# für {price}} ⚑other {# Zahlungen}}""#,
      ["error: the form 'other' does not show '{price}'"]),
    MessageRow(
      "arg-missing-in-branch", "a form for many numbers without its number", "de",
      "{count, plural, one {# day} other {# days}}",
      #""{count, plural, one {# Tag} ⚑other {Tage}}""#,
      ["error: the form 'other' does not show '{count}', and stands for 2, 3, 4, 5 and more"]),
    MessageRow(
      "arg-missing-in-branch", "a form for one number", "ar",
      "{count, plural, one {# day} other {# days}}",
      #""{count, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}""#),
    MessageRow(
      "arg-missing-in-branch", "a form that no number reaches", "es",
      "{count, plural, one {# day} other {# days}}",
      #""{count, plural, one {un día} many {de días} other {# días}}""#),
    MessageRow(
      "arg-type", "plural forms by finished text", "de", "{price}",
      #""⚑{price, plural, one {#} other {#}}""#,
      ["error: message 'm' selects plural forms by 'price', which is finished text"]),
    MessageRow(
      "arg-type", "a day written anew", "de", "{increaseDate}", #""⚑{increaseDate, date, short}""#,
      ["error: expected 'increaseDate' as finished text, got the format 'date, short'"]),
    MessageRow(
      "arg-type", "a plural of a count", "de", "{count}", #""{count, plural, other {#}}""#),
    MessageRow(
      "select-keys", "a translated branch", "de", "{app, select, free {Free} other {Paid}}",
      #""⚑{app, select, ⚑gratis {Frei} other {Bezahlt}}""#,
      [
        "error: the select 'app' has no branch 'free'",
        "error: the select 'app' has no branch 'gratis' in the source",
      ]),
    MessageRow(
      "select-keys", "the same", "de", "{app, select, free {Free} other {Paid}}",
      #""{app, select, other {Bezahlt} free {Frei}}""#),
    MessageRow(
      "html-unsafe", "a tag", "de", "Buy", #""⚑<b>Kaufen⚑</b>""#,
      ["error: '<b>' is shown as it is", "error: '</b>' is shown as it is"]),
    MessageRow(
      "html-unsafe", "an entity", "de", "Terms", #""AGB ⚑&amp; mehr""#,
      ["error: '&amp;' is shown as it is"]),
    MessageRow("html-unsafe", "an ampersand and a sign", "de", "Terms", #""A & B; 1 < 2""#),
    MessageRow(
      "url-email-changed", "a translated address", "de", "See https://example.com/terms",
      #""Siehe ⚑https://example.com/bedingungen""#,
      ["warning: the source has no address 'https://example.com/bedingungen'"]),
    MessageRow(
      "url-email-changed", "a lost address", "de", "Mail help@example.com",
      #"⚑"Schreiben Sie uns""#,
      ["warning: the address 'help@example.com' is missing"]),
    MessageRow(
      "url-email-changed", "the same", "fr", "See https://example.com",
      #""Voir https://example.com""#),
  ]

  @Test(arguments: rows) func finds(row: MessageRow) throws { try row.expectFindings() }
}
