import Testing

@testable import PricingEngine

@Suite struct PriceListReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    var productID: String?
    var date: String?
    let prices: [String]
    var findings: [String] = []
    var testDescription: String { id }
  }

  struct CurrencyRow: CustomTestStringConvertible, Sendable {
    let store: Store
    var header = "currency"
    let currency: String
    /// The prices that are read; `nil` when the list is refused.
    let prices: [String]?
    let rules: [String]
    var testDescription: String { "\(store.rawValue) \(header) \(currency)" }
  }

  /// Only the App Store has one currency per storefront, and only its currencies are known.
  static let currencies = [
    CurrencyRow(store: .appStore, currency: "ARS", prices: [], rules: ["price-currency"]),
    CurrencyRow(store: .googlePlay, currency: "ARS", prices: ["900 ARS"], rules: []),
    CurrencyRow(store: .googlePlay, currency: "usd", prices: ["900 USD"], rules: []),
    CurrencyRow(store: .web, currency: "PESO", prices: [], rules: ["currency-unknown"]),
    CurrencyRow(
      store: .appStore, header: "units", currency: "", prices: ["900 USD"],
      rules: ["price-list-unread-column", "price-list-no-currency"]),
    CurrencyRow(
      store: .googlePlay, header: "units", currency: "", prices: nil,
      rules: ["price-list-unread-column", "price-list-column"]),
  ]

  @Test(arguments: currencies) func readsWhatTheStoreCharges(row: CurrencyRow) throws {
    let text = "product,territory,price,\(row.header)\npro,ARG,900,\(row.currency)\n"
    let reading = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array(text.utf8)), soldBy: row.store)
    let prices = reading.list?.entries.map { "\($0.price.amount) \($0.price.currency)" }
    #expect(prices == row.prices)
    #expect(reading.findings.map(\.rule) == row.rules)
  }

  static let forms: [Row] = [
    Row(
      id: "made by hand",
      text: "product_id,territory,currency,price\npro,DEU,EUR,19.99\npro,JPN,JPY,2000\n",
      prices: ["pro DEU upFront 19.99 EUR", "pro JPN upFront 2000 JPY"]),
    Row(
      id: "exported from App Store Connect",
      text: "Countries or Regions,Currency Code,Price,Proceeds,May Adjust Automatically\r\n"
        + "France,EUR,8.0,5.67,Y\r\nIndonesia,IDR,149000,100000.123,Y\r\n"
        + "China mainland,CNY,48.0,36.23,Y\r\nTürkiye,TRY,299.00,200,Y\r\n",
      productID: "pro",
      prices: [
        "pro FRA upFront 8.0 EUR", "pro IDN upFront 149000 IDR", "pro CHN upFront 48.0 CNY",
        "pro TUR upFront 299.00 TRY",
      ]),
    Row(
      id: "exported, with codes in place of names",
      text: "Countries or Regions,Currency Code,Price\nFRA,EUR,8.0\n", productID: "pro",
      prices: ["pro FRA upFront 8.0 EUR"]),
    Row(
      id: "names and codes of all kinds",
      text: "product;Country;price\np;South Korea;4400\np;us;2.99\np;united states;3\n"
        + "q;Turkey;1\nr;Cote d’Ivoire;1\ns;XK;1\nt;XKS;1\n",
      prices: [
        "p KOR upFront 4400 KRW", "q TUR upFront 1 TRY", "r CIV upFront 1 USD",
        "s XKS upFront 1 EUR", "t XKS upFront 1 EUR",
      ],
      findings: [
        "1:1 note price-list-no-currency: no column 'currency': each price is in the currency of its "
          + "storefront",
        "4:1 error price-twice <p>: expected one price of 'p' in USA, got 3 and, in line 3, 2.99 "
          + "(remove the wrong one, or give it its own start date)",
      ]),
    Row(
      id: "tabs and headers in camel case",
      text: "productID\tcountryCode\tcurrencyCode\tprice\npro\thu\tHUF\t1990\n",
      prices: ["pro HUN upFront 1990 HUF"]),
    Row(
      id: "quoted names with commas",
      text: "product,country,currency,price\npro,\"Congo, Republic of the\",USD,\"2.99\"\n",
      prices: ["pro COG upFront 2.99 USD"]),
    Row(
      id: "monthly payments of a commitment",
      text: "product,territory,currency,price,plan_type\npro,DEU,EUR,49.99,UPFRONT\n"
        + "pro,DEU,EUR,4.99,MONTHLY\npro,FRA,EUR,5,\n",
      prices: [
        "pro DEU upFront 49.99 EUR", "pro DEU monthly 4.99 EUR", "pro FRA upFront 5 EUR",
      ]),
    Row(
      id: "currency in lower case, no product in the file",
      text: "territory,currency,price\nARG,usd,2.99\n", productID: "pro",
      prices: ["pro ARG upFront 2.99 USD"]),
    Row(
      id: "a wrong price before CR LF",
      text: "product_id,country,price\r\na,USA,1.99\r\nb,USA,x\r\n",
      prices: ["a USA upFront 1.99 USD"],
      findings: [
        "1:1 note price-list-no-currency: no column 'currency': each price is in the currency of its "
          + "storefront",
        "3:7 error price-not-a-number <b>: expected a plain decimal number, got 'x' (write the number "
          + "alone)",
      ]),
    Row(
      id: "no lines", text: "product,territory,currency,price\n", prices: [],
      findings: [
        ": warning price-list-empty: the price list holds no price (check that it is the right file)"
      ]),
    Row(
      id: "byte order mark", text: "\u{FEFF}product,territory,currency,price\npro,USA,USD,4.99\n",
      prices: ["pro USA upFront 4.99 USD"]),
  ]

  private static let dated =
    "product,territory,currency,price,start_date,preserved\n"
    + "pro,DEU,EUR,9.99,,true\npro,DEU,EUR,10.99,,false\npro,DEU,EUR,11.99,2026-06-01,\n"
    + "pro,DEU,EUR,12.99,2027-01-01,\npro,FRA,EUR,12.99,2027-01-01,\n"

  private static let preserved =
    "2:1 note price-preserved: not used: preserved prices, which only present subscribers pay (1)"

  static let dates: [Row] = [
    Row(
      id: "no date", text: dated, prices: ["pro DEU upFront 10.99 EUR"],
      findings: [
        "4:1 note price-later <pro>: not used: prices of 'pro' with a start date, in DEU (name the "
          + "day that prices are wanted for, with '--as-of DATE')",
        "6:1 error price-date-missing <pro>: all prices of 'pro' in FRA have a start date (name the "
          + "day that prices are wanted for, with '--as-of DATE')", preserved,
      ]),
    Row(
      id: "before the first start", text: dated, date: "2026-05-31",
      prices: ["pro DEU upFront 10.99 EUR"],
      findings: [
        "4:1 note price-later <pro>: not used: prices of 'pro' that start after 2026-05-31, in DEU",
        "6:1 warning price-not-in-force <pro>: no price of 'pro' is in force on 2026-05-31 in FRA: "
          + "they start later", preserved,
      ]),
    Row(
      id: "on the day of the start", text: dated, date: "2026-06-01",
      prices: ["pro DEU upFront 11.99 EUR"],
      findings: [
        "5:1 note price-later <pro>: not used: prices of 'pro' that start after 2026-06-01, in DEU",
        "6:1 warning price-not-in-force <pro>: no price of 'pro' is in force on 2026-06-01 in FRA: "
          + "they start later", preserved,
      ]),
    Row(
      id: "after the last start", text: dated, date: "2027-01-02",
      prices: ["pro DEU upFront 12.99 EUR", "pro FRA upFront 12.99 EUR"], findings: [preserved]),
    Row(
      id: "two prices from one day",
      text: "product,territory,currency,price,date\npro,DEU,EUR,9.99,2026-01-01\n"
        + "pro,FRA,EUR,9.99,2026-01-01\npro,DEU,EUR,8.99,2026-01-01\npro,FRA,EUR,9.990,2026-01-01\n"
        + "pro,FRA,EUR,9.99,2026-01-01\n",
      date: "2026-02-01", prices: ["pro FRA upFront 9.99 EUR"],
      findings: [
        "5:13 error price-ambiguous <pro>: expected a price, got '9.990', which can be read with a "
          + "point or with grouping (write '9990' or '9.99')",
        "4:1 error price-twice <pro>: expected one price of 'pro' in DEU from 2026-01-01, got 8.99 "
          + "and, in line 2, 9.99 (remove the wrong one, or give it its own start date)",
        "6:1 note price-repeated <pro>: the price of 'pro' in FRA from 2026-01-01 is already in line 3",
      ]),
  ]

  @Test(arguments: forms + dates) func reads(_ row: Row) throws {
    let reading = PriceListReader.read(
      try SourceText(file: "prices.csv", bytes: Array(row.text.utf8)), productID: row.productID,
      asOf: try row.date.map { try CalendarDate(iso: $0) })
    #expect(reading.list?.lines == row.prices)
    #expect(reading.findings.map(\.line) == row.findings)
  }
}

extension PriceList {
  /// The prices in one line each.
  var lines: [String] {
    entries.map {
      "\($0.productID) \($0.storefront) \($0.billing) \($0.price.amount) \($0.price.currency)"
    }
  }
}
