import CopyChecks
import Testing

/// Numbers, percentages and prices in the ways that languages write them.
@Suite struct NumberReaderTests {
  static let rows: [(tag: String, text: String, amounts: String)] = [
    ("en", "7 days", "7 day"), ("en", "1,299.00", "1299.00"), ("de", "1.299,00", "1299.00"),
    ("de", "1.299", "1299"), ("en", "1.299", "1.299"), ("en", "1,299", "1299"),
    ("de", "2,99 €", "2.99 EUR"), ("de", "2.99 €", "2.99 EUR"),
    ("fr", "1 299,00 €", "1299.00 EUR"), ("fr", "1\u{202F}299 €", "1299 EUR"),
    ("en", "in 7 365 pages", "7, 365"), ("hi", "₹1,00,000", "100000 INR"),
    ("de", "1'299.50 CHF", "1299.50 CHF"), ("en", "0.990", "0.990"), ("en", "1.2.3", ""),
    ("en", "12:30", "12, 30"), ("en", "44%", "44%"), ("fr", "44\u{202F}%", "44%"),
    ("tr", "%44", "44%"), ("ar", "٤٤٪", "44%"), ("ar", "١٬٢٩٩٫٥٠ ر.س", "1299.50 SAR"),
    ("en", "USD 9.99", "9.99 USD"), ("en", "US$9.99", "9.99 USD"), ("en", "$9.99 USD", "9.99 USD"),
    ("en", "TRY 7 days", "7 day"), ("en", "TRY 149.99", "149.99 TRY"),
    ("en", "149.99 TRY", "149.99 TRY"),
    ("ja", "５００円", "500 CNY/JPY"), ("ja", "¥1,500", "1500 CNY/JPY"), ("ko", "9,900원", "9900 KRW"),
    ("zh-Hant", "NT$300", "300 TWD"), ("id", "Rp49.000", "49000 IDR"),
    ("pl", "19,99 zł", "19.99 PLN"),
    ("hu", "1 990 Ft", "1990 HUF"), ("en", "5 ft", "5"), ("sv", "99 kr", "99 DKK/ISK/NOK/SEK"),
    ("hi", "४९ रुपये", "49 INR"), ("en", "3 €9.99", "3, 9.99 EUR"),
    ("en", "100% of 44 users", "100%, 44"),
    ("en", "1234567890123456789012", ""), ("ar", "لمدة أسبوعين", "2 week"),
    ("sv", "99 kr varannan vecka", "99 DKK/ISK/NOK/SEK, 2 week"),
    ("he", "9.99 ₪ לחודש", "9.99 ILS"),
  ]

  @Test(arguments: rows)
  func reads(tag: String, text: String, amounts: String) throws {
    let reader = NumberReader(try LexiconFiles.library.lexicon(named: tag))
    #expect(MentionRow.text(of: try reader.amounts(in: text)) == amounts)
  }

  @Test func saysWhereAnAmountStands() throws {
    let reader = NumberReader(try LexiconFiles.library.lexicon(named: "de"))
    let amounts = try reader.amounts(in: "für 2,99 € – statt 5")
    #expect(amounts.map(\.range) == [5..<13, 24..<25])
  }
}
