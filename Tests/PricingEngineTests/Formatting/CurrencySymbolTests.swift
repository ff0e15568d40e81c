import Testing

@testable import PricingEngine

@Suite struct CurrencySymbolTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let storefront: String
    let price: (amount: String, currency: String)
    let standard: String
    let narrow: String
    var testDescription: String { "\(price.currency) in \(locale) for \(storefront)" }

    init(
      _ locale: String, _ storefront: String, _ currency: String, _ standard: String,
      narrow: String? = nil
    ) {
      self.locale = locale
      self.storefront = storefront
      price = ("5", currency)
      self.standard = standard
      self.narrow = narrow ?? standard
    }
  }

  static let rows: [Row] = [
    // The storefront's own currency: CLDR's symbol for the language.
    Row("en", "USA", "USD", "$5.00"),
    Row("de", "USA", "USD", "5,00\u{A0}$"),
    Row("en-GB", "USA", "USD", "US$5.00"),
    Row("en", "AUS", "AUD", "A$5.00"),
    Row("zh-Hans", "JPN", "JPY", "JP¥5"),
    Row("en", "CHN", "CNY", "CN¥5.00"),
    // Its short symbol only where the reader is in the country.
    Row("en", "CAN", "CAD", "CA$5.00", narrow: "CA$5.00"),
    Row("en-CA", "CAN", "CAD", "$5.00"),
    Row("zh-HK", "HKG", "HKD", "HK$5.00", narrow: "$5.00"),
    Row("zh-Hant", "HKG", "HKD", "HK$5.00", narrow: "HK$5.00"),
    Row("da", "DNK", "DKK", "5,00\u{A0}kr.", narrow: "5,00\u{A0}kr."),
    Row("da", "SWE", "SEK", "5,00\u{A0}SEK", narrow: "5,00\u{A0}SEK"),
    Row("es-CL", "CHL", "CLP", "$5"),
    // US dollars where the country has another currency: `$` alone would be read as that, or as
    // nobody knows which.
    Row("en", "ARG", "USD", "US$5.00", narrow: "US$5.00"),
    Row("es-AR", "ARG", "USD", "US$\u{A0}5,00"),
    Row("de", "ARG", "USD", "5,00\u{A0}US$"),
    Row("es", "ARG", "USD", "5,00\u{A0}US$"),
    Row("en", "ISL", "USD", "US$5.00"),
    Row("en", "KWT", "USD", "US$5.00"),
    Row("ja", "KWT", "USD", "US$5.00"),
    Row("ru", "UKR", "USD", "5,00\u{A0}US$"),
    Row("uk", "UKR", "USD", "5,00\u{A0}USD"),
    Row("fr", "TUN", "USD", "5,00\u{A0}$US"),
    Row("pt-BR", "AGO", "USD", "US$\u{A0}5,00"),
    Row("en-LR", "LBR", "USD", "US$5.00"),
    // US dollars where they are the country's own.
    Row("en", "PAN", "USD", "$5.00"),
    Row("en", "ZWE", "USD", "$5.00"),
    // A reader from a country whose own currency has that sign, whatever the storefront.
    Row("en-AR", "USA", "USD", "US$5.00"),
    Row("en-TW", "USA", "USD", "US$5.00"),
    Row("de-AT", "USA", "USD", "$\u{A0}5,00"),
    // A symbol that no other currency has stays, also where it is not the country's own.
    Row("hr", "BIH", "EUR", "5,00\u{A0}€"),
    Row("en", "SRB", "EUR", "€5.00"),
    // A currency of another storefront.
    Row("en", "USA", "CAD", "CA$5.00"),
    Row("en", "USA", "JPY", "JP¥5"),
    Row("en-CA", "USA", "CAD", "CA$5.00"),
  ]

  @Test(arguments: rows)
  func tellsCurrenciesApart(row: Row) throws {
    let amount = try money(row.price.amount, row.price.currency)
    let standard = try formatter(row.locale, row.storefront)
    #expect(try standard.price(amount) == row.standard)
    let narrow = try formatter(row.locale, row.storefront, width: .narrow)
    #expect(try narrow.price(amount) == row.narrow)
  }

  @Test func writesCodesOnRequest() throws {
    let amount = try money("5", "USD")
    #expect(try formatter("en", width: .isoCode).price(amount) == "USD\u{A0}5.00")
    #expect(try formatter("de", "ARG", width: .isoCode).price(amount) == "5,00\u{A0}USD")
  }

  /// The languages of a storefront's own listings, and the most read ones.
  private func readers(of storefront: Storefront) -> [String] {
    storefront.languages + ["en", "de", "es", "fr", "ja", "ar", "ru", "pt-BR", "zh-Hans"]
  }

  @Test func noForeignDollarIsBare() throws {
    let dollars = try money("5", "USD")
    for storefront in Storefront.all
    where storefront.currency.code == "USD" && !storefront.isPricedInNationalCurrency {
      for locale in readers(of: storefront) {
        for width in SymbolWidth.allCases {
          let price = try formatter(locale, storefront.code, width: width).price(dollars)
          let isNamed = ["US$", "$US", "USD", "US\u{A0}$"].contains { price.contains($0) }
          #expect(isNamed, "\(price) in \(locale) for \(storefront)")
        }
      }
    }
  }

  /// A symbol that is put in by hand gets the same spaces as the locale's own.
  @Test func replacingASymbolByItselfChangesNothing() throws {
    for tag in ["en", "de", "fr", "ja", "ar", "he", "pl", "pt-BR", "de-CH", "tr", "fa", "hi"] {
      let locale = try LocaleTag(tag)
      for code in ["USD", "EUR", "JPY", "CHF", "KWD", "INR", "SAR", "SEK", "BRL"] {
        let skeleton = PriceStyle(currency: try Currency(code: code), fractionDigits: 3)
          .skeleton(.standard)
        let symbol = try currencySymbol(of: code, in: tag)
        let replaced = try NumberFormatterHandle(skeleton, locale: locale, symbol: symbol)
        let plain = try NumberFormatterHandle(skeleton, locale: locale)
        let decimal = "-1234567.891"
        #expect(try replaced.format(decimal: decimal) == plain.format(decimal: decimal))
      }
    }
  }
}
