import Testing

@Suite struct SyntaxChecksTests {
  static let rows = [
    MessageRow(
      "icu-syntax", "a brace without its partner", "de", "Buy for {price}",
      #""Für ⚑{price kaufen""#,
      ["error: expected '}', got the end of the message"]),
    MessageRow("icu-syntax", "well written", "de", "Buy for {price}", #""Für {price} kaufen""#),
    MessageRow(
      "icu-other-missing", "only one", "de", "{count, plural, one {# day} other {# days}}",
      #""⚑{count, plural, one {# Tag}}""#,
      ["error: expected a form 'other' for 'count', got none"]),
    MessageRow(
      "icu-other-missing", "a word that is no form", "de", "Other {app}", #""Andere {app} andere""#),
    MessageRow(
      "icu-apostrophe", "French elision", "fr", "Discover {app}", #""Découvrez l⚑'{app} d'abord""#,
      ["error: expected the argument 'app', got quoted text: '{app} d'"]),
    MessageRow(
      "icu-apostrophe", "a typographic one", "fr", "Discover {app}", #""Découvrez l’{app}""#),
    MessageRow(
      "icu-stray-brace", "one too many", "de", "Save {percent}", #""{percent}⚑} sparen""#,
      ["error: expected no '}' without a '{' before it"]),
    MessageRow("icu-stray-brace", "quoted", "de", "Save {percent}", #""{percent} '}' sparen""#),
    MessageRow(
      "icu-keyword-unknown", "translated", "sv", "{count, plural, one {#} other {#}}",
      #""{count, plural, ⚑andra {#} other {#}}""#,
      ["error: expected a plural form for 'count', got 'andra'"]),
    MessageRow(
      "icu-keyword-unknown", "an exact number", "sv", "{count, plural, one {#} other {#}}",
      #""{count, plural, =1 {en} other {#}}""#),
    MessageRow(
      "icu-branch-duplicate", "one twice", "de", "{count, plural, one {#} other {#}}",
      #""{count, plural, one {#} ⚑one {#} other {#}}""#,
      ["error: expected one form 'one' for 'count', got two; only the first is used"]),
    MessageRow(
      "icu-branch-duplicate", "one in two plurals", "de",
      "{count, plural, other {#}} {limit, plural, other {#}}",
      #""{count, plural, other {#}} {limit, plural, other {#}}""#),
    MessageRow(
      "icu-complexity", "a plural in a plural", "de", "{count} {limit}",
      #""⚑{count, plural, other {{limit, plural, other {#}}}}""#,
      ["warning: a plural stands inside the plural over 'count'"]),
    MessageRow(
      "icu-complexity", "an offset", "de", "{count, plural, other {#}}",
      #""⚑{count, plural, offset:1 other {#}}""#,
      ["warning: the plural over 'count' has an offset"]),
    MessageRow(
      "icu-complexity", "two plurals with six forms each", "ar", "{count} {limit}",
      #""{count, plural, zero {#} one {#} two {#} few {#} many {#} other {#}} {limit, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}""#
    ),
    MessageRow(
      "icu-arg-name", "a number", "de", "Buy for {price}", #""Für ⚑{0} kaufen""#,
      ["error: expected a name for an argument, got '0'"]),
    MessageRow("icu-arg-name", "a name", "de", "Buy for {price}", #""Für {price} kaufen""#),
    MessageRow(
      "icu-choice", "a choice", "de", "{count, plural, other {#}}",
      #""⚑{count, choice, 0#keine|1#eine}""#,
      ["error: expected a plural or select for 'count', got a choice"]),
    MessageRow("icu-choice", "a plural", "de", "{count}", #""{count, plural, other {#}}""#),
    MessageRow(
      "icu-number-sign-in-select", "in a select", "de", "{count} {app}",
      #""{count, plural, other {{app, select, other {⚑# Tage}}}}""#,
      ["error: '#' inside the select 'app' is not the number of the plural 'count'"]),
    MessageRow(
      "icu-number-sign-in-select", "in a plural", "de", "{count}", #""{count, plural, other {#}}""#),
    MessageRow(
      "mustache-in-message", "a layout's tag", "de", "Buy for {price}", #""Für ⚑{{price}} kaufen""#,
      ["error: '{{price}}' is a tag of a layout"]),
    MessageRow(
      "mustache-in-message", "a branch that begins with an argument", "de",
      "{count, plural, other {{app} #}}", #""{count, plural, other {{app}}}""#),
    MessageRow(
      "message-fragment", "joined to a word", "de", "{app} pricing", #""⚑{app}preise""#,
      ["warning: '{app}' is joined to the word after it"]),
    MessageRow(
      "message-fragment", "only a value", "de", "{app} pricing", #""⚑{app}""#,
      ["warning: the message is only a value"]),
    MessageRow("message-fragment", "particles of Korean", "ko", "{app} pricing", #""{app}의 가격""#),
    MessageRow("message-fragment", "a counter of Japanese", "ja", "{count} days", #""{count}日間""#),
    MessageRow(
      "message-fragment", "a suffix after an apostrophe", "tr", "Buy {app}", #""{app}’i satın al""#),
    MessageRow("message-fragment", "as the source", "de", "{price}", #""{price}""#),
  ]

  @Test(arguments: rows) func finds(row: MessageRow) throws { try row.expectFindings() }
}
