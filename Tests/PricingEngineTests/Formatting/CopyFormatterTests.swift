import Testing

@testable import PricingEngine

@Suite struct CopyFormatterTests {
  struct Price: CustomTestStringConvertible, Sendable {
    let locale: String
    let storefront: String
    let amount: String
    let currency: String
    let text: String
    var testDescription: String { "\(amount) \(currency) in \(locale) for \(storefront)" }

    init(
      _ locale: String, _ storefront: String, _ amount: String, _ currency: String, _ text: String
    ) {
      self.locale = locale
      self.storefront = storefront
      self.amount = amount
      self.currency = currency
      self.text = text
    }
  }

  // The rows hold in all CLDR versions from 42 to 48, as far as these have been compared.
  static let prices: [Price] = [
    // Marks and places of the symbol.
    Price("en-US", "USA", "19.99", "USD", "$19.99"),
    Price("de", "USA", "19.99", "USD", "19,99\u{A0}$"),
    Price("de", "DEU", "1234.50", "EUR", "1.234,50\u{A0}€"),
    Price("en-GB", "GBR", "7.49", "GBP", "£7.49"),
    Price("fr-FR", "FRA", "9.99", "EUR", "9,99\u{A0}€"),
    Price("fr-FR", "FRA", "1234.50", "EUR", "1\u{202F}234,50\u{A0}€"),
    Price("pl", "POL", "44.99", "PLN", "44,99\u{A0}zł"),
    Price("tr", "TUR", "329.99", "TRY", "₺329,99"),
    Price("pt-BR", "BRA", "39.90", "BRL", "R$\u{A0}39,90"),
    Price("hi", "IND", "1234567", "INR", "₹12,34,567.00"),
    // Groups of digits that start at five.
    Price("es", "ESP", "1234.50", "EUR", "1234,50\u{A0}€"),
    Price("es", "ESP", "12345.67", "EUR", "12.345,67\u{A0}€"),
    // Full width, and letters in East Asian text.
    Price("ja", "JPN", "9800", "JPY", "\u{FFE5}9,800"),
    Price("zh-Hans", "CHN", "38", "CNY", "¥38.00"),
    // Digits and marks of right-to-left scripts.
    Price("ar-SA", "SAU", "9.99", "SAR", "\u{200F}٩٫٩٩\u{A0}ر.س.\u{200F}"),
    Price("ar-AE", "ARE", "9.99", "AED", "\u{200F}9.99\u{A0}د.إ.\u{200F}"),
    Price("ar-SA-u-nu-latn", "SAU", "9.99", "SAR", "\u{200F}9.99\u{A0}ر.س.\u{200F}"),
    Price("he", "ISR", "9.99", "ILS", "\u{200F}9.99\u{A0}\u{200F}₪"),
    // The digits of the project's own table, and of the amount when it has more.
    Price("en-US", "JPN", "9800", "JPY", "¥9,800"),
    Price("en-US", "JPN", "817", "JPY", "¥817"),
    Price("en-US", "KOR", "39000", "KRW", "₩39,000"),
    Price("en-US", "USA", "39000", "USD", "$39,000.00"),
    Price("en-US", "USA", "1.5", "KWD", "KWD\u{A0}1.500"),
    Price("en-US", "USA", "18900", "UGX", "UGX\u{A0}18,900"),
    Price("es-CO", "COL", "9.99", "COP", "$\u{A0}9,99"),
    Price("en-US", "USA", "0.0825", "USD", "$0.0825"),
    Price("en-US", "USA", "7.4000", "USD", "$7.40"),
    Price("en-US", "USA", "0", "USD", "$0.00"),
    Price("en-US", "USA", "999999999999999.99", "USD", "$999,999,999,999,999.99"),
    // Never in steps of cash: these would be 10.00 and 90.
    Price("de-CH", "CHE", "9.98", "CHF", "CHF\u{A0}9.98"),
    Price("zh-Hant", "TWN", "90.4", "TWD", "$90.40"),
  ]

  @Test(arguments: prices)
  func writesPrices(row: Price) throws {
    let formatter = try formatter(row.locale, row.storefront)
    #expect(try formatter.price(money(row.amount, row.currency)) == row.text)
    // The second price comes from the cache.
    #expect(try formatter.price(money(row.amount, row.currency)) == row.text)
  }

  @Test func oneFormatterWritesDifferentDigits() throws {
    let formatter = try formatter("en-US")
    #expect(try formatter.price(money("1.5", "USD")) == "$1.50")
    #expect(try formatter.price(money("1.505", "USD")) == "$1.505")
    #expect(try formatter.price(money("1.5", "KWD")) == "KWD\u{A0}1.500")
    #expect(try formatter.price(money("1.5", "USD")) == "$1.50")
  }

  @Test func writesNegativeAmounts() throws {
    let saved = Money(ExactDecimal(coefficient: -500, fractionDigits: 2), try Currency(code: "USD"))
    #expect(try formatter("en-US").price(saved) == "-$5.00")
  }

  struct Number: CustomTestStringConvertible, Sendable {
    let locale: String
    let percent: String
    let count: String
    let list: String
    var testDescription: String { locale }
  }

  static let numbers: [Number] = [
    Number(locale: "en", percent: "44%", count: "12,345", list: "A, B, and C"),
    Number(locale: "en-GB", percent: "44%", count: "12,345", list: "A, B and C"),
    Number(locale: "de", percent: "44\u{A0}%", count: "12.345", list: "A, B und C"),
    Number(locale: "fr", percent: "44\u{A0}%", count: "12\u{202F}345", list: "A, B et C"),
    Number(locale: "tr", percent: "%44", count: "12.345", list: "A, B ve C"),
    Number(locale: "pl", percent: "44%", count: "12\u{A0}345", list: "A, B i C"),
    Number(locale: "ja", percent: "44%", count: "12,345", list: "A、B、C"),
    Number(locale: "he", percent: "44%", count: "12,345", list: "A, B ו-C"),
    Number(locale: "ar-EG", percent: "٤٤٪\u{61C}", count: "١٢٬٣٤٥", list: "A وB وC"),
    Number(locale: "hi", percent: "44%", count: "12,345", list: "A, B, और C"),
  ]

  @Test(arguments: numbers)
  func writesNumbersAndLists(row: Number) throws {
    let formatter = try formatter(row.locale)
    #expect(try formatter.percent(44) == row.percent)
    #expect(try formatter.count(12345) == row.count)
    #expect(try formatter.list(["A", "B", "C"]) == row.list)
  }

  @Test func writesTheEndsOfTheRange() throws {
    let formatter = try formatter("en")
    #expect(try formatter.percent(0) == "0%")
    #expect(try formatter.percent(100) == "100%")
    #expect(try formatter.count(0) == "0")
    #expect(try formatter.count(.max) == "9,223,372,036,854,775,807")
    #expect(try formatter.count(.min) == "-9,223,372,036,854,775,808")
    #expect(try formatter.list([]) == "")
    #expect(try formatter.list(["A"]) == "A")
    #expect(try formatter.list(["A", "B"]) == "A and B")
    #expect(try formatter.list(["", "\u{0}B"]) == " and \u{0}B")
  }

  struct Isolation: CustomTestStringConvertible, Sendable {
    let id: String
    let locale: String
    let text: String
    let isolated: String
    var testDescription: String { id }
  }

  static let isolations: [Isolation] = [
    Isolation(id: "left to right in kind", locale: "en", text: "$9.99", isolated: "$9.99"),
    Isolation(id: "emoji and accents", locale: "fr", text: "Café ☕️", isolated: "Café ☕️"),
    Isolation(
      id: "hebrew name in english", locale: "en", text: "מועדון 2",
      isolated: "\u{2068}מועדון 2\u{2069}"),
    Isolation(
      id: "hebrew inside latin", locale: "de", text: "Pro מועדון",
      isolated: "\u{2068}Pro מועדון\u{2069}"),
    Isolation(
      id: "right-to-left mark alone", locale: "en", text: "9.99\u{200F}",
      isolated: "\u{2068}9.99\u{200F}\u{2069}"),
    Isolation(
      id: "arabic letter mark", locale: "en", text: "44٪\u{61C}",
      isolated: "\u{2068}44٪\u{61C}\u{2069}"),
    Isolation(
      id: "arabic digits", locale: "en", text: "٤٤", isolated: "\u{2068}٤٤\u{2069}"),
    Isolation(id: "left-to-right mark", locale: "en", text: "a\u{200E}", isolated: "a\u{200E}"),
    Isolation(
      id: "latin name in arabic", locale: "ar", text: "Gold Club 2",
      isolated: "\u{2068}Gold Club 2\u{2069}"),
    Isolation(
      id: "own price in arabic", locale: "ar", text: "\u{200F}٩٫٩٩\u{A0}US$",
      isolated: "\u{2068}\u{200F}٩٫٩٩\u{A0}US$\u{2069}"),
    Isolation(id: "digits in hebrew", locale: "he", text: "3", isolated: "\u{2068}3\u{2069}"),
    Isolation(id: "nothing in arabic", locale: "ar", text: "", isolated: ""),
  ]

  @Test(arguments: isolations)
  func isolatesTheOtherDirection(row: Isolation) throws {
    #expect(try formatter(row.locale).isolated(row.text) == row.isolated)
  }

  /// Many tasks use one formatter, so that its cache is filled by all of them at once.
  @Test func isSafeFromManyTasks() async throws {
    let formatter = try formatter("de", "DEU")
    let expected = (0..<50).map { "\($0),00\u{A0}€" }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          for number in 0..<50 {
            let amount = "\(number)" + (task % 3 == 0 ? "" : ".0")
            let price = try formatter.price(money(amount, "EUR"))
            guard price == expected[number],
              try formatter.percent(number) == "\(number)\u{A0}%",
              try formatter.count(number) == "\(number)",
              try formatter.list(["A", "\(number)"]) == "A und \(number)"
            else { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
