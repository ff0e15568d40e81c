import Testing

@Suite struct PriceChecksTests {
  static let rows = [
    MessageRow(
      "price-literal", "a sign before", "de", "Buy", #""Nur ⚑$4.99 im Monat""#,
      ["error: the price '$4.99' is typed"]),
    MessageRow(
      "price-literal", "a sign behind a no-break space", "fr", "Buy", #""Seulement ⚑4,99\u00A0€""#,
      [#"error: the price '4,99\u{00A0}€' is typed"#]),
    MessageRow(
      "price-literal", "a code", "de", "Buy", #""⚑USD 5 im Monat""#,
      ["error: the price 'USD 5' is typed"]),
    MessageRow(
      "price-literal", "the country's own letters", "pl", "Buy", #""Tylko ⚑5 zł""#,
      ["error: the price '5 zł' is typed"]),
    MessageRow("price-literal", "a number and a word", "de", "Buy", #""5 Tage""#),
    MessageRow("price-literal", "a sign alone", "de", "Buy", #""Preise in €""#),
    MessageRow(
      "number-literal", "digits", "de", "Free for {count} days", #""⚑7 Tage gratis {count}""#,
      ["warning: the number '7' is typed"]),
    MessageRow(
      "number-literal", "a word", "en", "Free", #""Free for ⚑seven days""#,
      ["warning: the number 'seven' is typed"]),
    MessageRow(
      "number-literal", "a word in another case", "ru", "Free", #""Бесплатно первые ⚑семь дней""#,
      ["warning: the number 'семь' is typed"]),
    MessageRow("number-literal", "once in Japanese", "ja", "One-time purchase", #""1回限りの購入""#),
    MessageRow(
      "number-literal", "a German article", "de", "Subscribe, or buy once",
      #""Ein Abo oder ein Kauf""#),
    MessageRow("number-literal", "new in French", "fr", "A new device", #""Un appareil neuf""#),
    MessageRow("number-literal", "a week in Hungarian", "hu", "per week", #""hét""#),
    MessageRow("number-literal", "a name", "en", "HD", #""H.264, 4K and 24/7 help""#),
    MessageRow(
      "number-literal", "the only number of a form", "de",
      "{count, plural, one {# day} other {# days}}",
      #""{count, plural, =1 {1 Tag} other {# Tage}}""#),
    MessageRow(
      "currency-literal-next-to-arg", "behind", "de", "Buy for {price}",
      #""Für {price} ⚑€ kaufen""#,
      ["error: '€' stands beside '{price}'"]),
    MessageRow(
      "currency-literal-next-to-arg", "before", "en", "Buy for {price}", #""Buy for ⚑${price}""#,
      ["error: '$' stands beside '{price}'"]),
    MessageRow(
      "currency-literal-next-to-arg", "a code", "en", "Buy for {price}", #""Buy for {price} ⚑USD""#,
      ["error: 'USD' stands beside '{price}'"]),
    MessageRow(
      "currency-literal-next-to-arg", "a short word", "en", "{price}", #""{price} AND you own it""#),
    MessageRow(
      "percent-literal-next-to-arg", "a second sign", "tr", "Save {percent}",
      #""⚑%{percent} tasarruf""#,
      ["warning: '%' stands beside '{percent}'"]),
    MessageRow(
      "percent-literal-next-to-arg", "the argument alone", "tr", "Save {percent}",
      #""{percent} tasarruf""#),
    MessageRow(
      "message-formats-money", "a currency", "de", "Buy for {price}",
      #""Für ⚑{price, number, currency} kaufen""#,
      ["error: expected 'price' as finished text, got the format 'number, currency'"]),
    MessageRow(
      "message-formats-money", "finished text", "de", "Buy for {price}", #""Für {price}""#),
  ]

  @Test(arguments: rows) func finds(row: MessageRow) throws { try row.expectFindings() }
}
