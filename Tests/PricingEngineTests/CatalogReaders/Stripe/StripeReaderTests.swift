import Testing

@testable import PricingEngine

@Suite struct StripeReaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The members of a price that differ from a monthly one in US dollars.
    let members: String
    /// The first of the product's prices; `nil` when the price is not read.
    let price: String?
    var kind = "autoRenewable P1M in prod"
    var findings: [String] = []
    var testDescription: String { id }
  }

  private static let monthly =
    "\"type\": \"recurring\", \"recurring\": {\"interval\": \"month\"}"
  private static let usd = "\"currency\": \"usd\""

  static let amounts: [Row] = [
    Row(id: "cents", members: "\(usd), \"unit_amount\": 999, \(monthly)", price: "9.99 USD"),
    Row(id: "one cent", members: "\(usd), \"unit_amount\": 1, \(monthly)", price: "0.01 USD"),
    Row(id: "round", members: "\(usd), \"unit_amount\": 500, \(monthly)", price: "5.00 USD"),
    Row(
      id: "decimal text", members: "\(usd), \"unit_amount_decimal\": \"999\", \(monthly)",
      price: "9.99 USD"),
    Row(
      id: "fraction of a cent",
      members: "\(usd), \"unit_amount\": null, \"unit_amount_decimal\": \"8.25\", \(monthly)",
      price: "0.0825 USD"),
    Row(
      id: "twelve places",
      members: "\(usd), \"unit_amount_decimal\": \"999.000000000000\", \(monthly)",
      price: "9.99 USD"),
    Row(
      id: "yen have no minor unit",
      members: "\"currency\": \"jpy\", \"unit_amount\": 980, \(monthly)", price: "980 JPY"),
    Row(
      id: "won have none",
      members: "\"currency\": \"krw\", \"unit_amount\": 13000, \(monthly)", price: "13000 KRW"),
    Row(
      id: "forint have two",
      members: "\"currency\": \"huf\", \"unit_amount\": 199000, \(monthly)", price: "1990.00 HUF"),
    Row(
      id: "dong have none",
      members: "\"currency\": \"vnd\", \"unit_amount\": 99000, \(monthly)", price: "99000 VND"),
    Row(
      id: "too fine",
      members: "\(usd), \"unit_amount_decimal\": \"0.00001\", \(monthly)", price: "",
      findings: [
        "data[0] \"p\" > unit_amount_decimal error price-too-fine <p>: USD has no amount '0.0000001'"
      ]
    ),
    Row(
      id: "two amounts that differ",
      members: "\(usd), \"unit_amount\": 998, \"unit_amount_decimal\": \"999\", \(monthly)",
      price: "",
      findings: [
        "data[0] \"p\" > unit_amount error price-contradiction <p>: expected the same amount twice, got 998 "
          + "and 999"
      ]),
    Row(
      id: "no amount", members: "\(usd), \"unit_amount\": null, \(monthly)", price: "",
      findings: [
        "data[0] \"p\" error price-missing <p>: expected 'unit_amount' or 'unit_amount_decimal'"
      ]),
    Row(
      id: "negative", members: "\(usd), \"unit_amount\": -1, \(monthly)", price: "",
      findings: [
        "data[0] \"p\" > unit_amount error price-not-a-number <p>: expected a plain decimal number, got "
          + "'-1' (write a price of zero or more)"
      ]),
    Row(
      id: "currency in capitals is fine",
      members: "\"currency\": \"EUR\", \"unit_amount\": 499, \(monthly)", price: "4.99 EUR"),
    Row(
      id: "unknown currency", members: "\"currency\": \"euro\", \"unit_amount\": 499, \(monthly)",
      price: "",
      findings: [
        "data[0] \"p\" > currency error currency-unknown <p>: expected a currency of ISO 4217 such as 'eur', "
          + "got 'euro'"
      ]),
  ]

  static let terms: [Row] = [
    Row(
      id: "every three months",
      members: "\(usd), \"unit_amount\": 999, \"type\": \"recurring\", \"recurring\": "
        + "{\"interval\": \"month\", \"interval_count\": 3}", price: "9.99 USD",
      kind: "autoRenewable P3M in prod"),
    Row(
      id: "every thirty days is not a month",
      members: "\(usd), \"unit_amount\": 999, \"type\": \"recurring\", \"recurring\": "
        + "{\"interval\": \"day\", \"interval_count\": 30}", price: "9.99 USD",
      kind: "autoRenewable P30D in prod"),
    Row(
      id: "a default trial",
      members: "\(usd), \"unit_amount\": 999, \"type\": \"recurring\", \"recurring\": "
        + "{\"interval\": \"year\", \"trial_period_days\": 14}", price: "9.99 USD",
      kind: "autoRenewable P1Y in prod",
      findings: [
        "data[0] \"p\" > recurring.trial_period_days warning trial-ignored <p>: not carried over: a default "
          + "trial of 14 days, which applies only where the app asks for it"
      ]),
    Row(
      id: "metered",
      members: "\(usd), \"unit_amount\": 999, \"type\": \"recurring\", \"recurring\": "
        + "{\"interval\": \"month\", \"usage_type\": \"metered\"}", price: nil,
      findings: [
        "data[0] \"p\" > recurring.usage_type warning price-metered <p>: not carried over: the price depends "
          + "on what is used"
      ]),
    Row(
      id: "unknown interval",
      members: "\(usd), \"unit_amount\": 999, \"type\": \"recurring\", \"recurring\": "
        + "{\"interval\": \"monthly\"}", price: nil,
      findings: [
        "data[0] \"p\" > recurring.interval error unknown-word <p>: expected one of day, week, month, year, "
          + "got 'monthly' (write 'month')"
      ]),
    Row(
      id: "one time", members: "\(usd), \"unit_amount\": 999, \"type\": \"one_time\"",
      price: "9.99 USD", kind: "nonConsumable",
      findings: [
        "data[0] \"p\" warning kind-unknown <p>: Stripe does not say whether the product is used up; it is "
          + "read as 'nonConsumable' (convert the catalog and write 'consumable' if it is)"
      ]),
    Row(
      id: "tiers", members: "\(usd), \"billing_scheme\": \"tiered\", \(monthly)", price: nil,
      findings: [
        "data[0] \"p\" > billing_scheme warning price-not-single <p>: not carried over: the price is in tiers"
      ]),
    Row(
      id: "chosen by the customer",
      members: "\(usd), \"custom_unit_amount\": {\"minimum\": 100}, \(monthly)", price: nil,
      findings: [
        "data[0] \"p\" > custom_unit_amount warning price-not-single <p>: not carried over: the customer or "
          + "the quantity decides the price"
      ]),
    Row(
      id: "without tax",
      members: "\(usd), \"unit_amount\": 999, \"tax_behavior\": \"exclusive\", \(monthly)",
      price: "9.99 USD",
      findings: [
        "data[0] \"p\" > tax_behavior warning price-without-tax <p>: the price is without tax: customers pay "
          + "more"
      ]),
    Row(
      id: "not active",
      members: "\(usd), \"active\": false, \"unit_amount\": 999, \(monthly)", price: nil,
      findings: ["data[0] \"p\" note product-inactive <p>: not read: the price is not active"]),
    Row(
      id: "test data",
      members: "\(usd), \"livemode\": false, \"unit_amount\": 999, \(monthly)", price: "9.99 USD",
      findings: ["data[0] \"p\" > livemode note test-data <p>: some prices are Stripe test data"]),
    Row(
      id: "a currency without a storefront",
      members: "\"currency\": \"ars\", \"unit_amount\": 999, \(monthly)", price: "",
      findings: [
        "data[0] \"p\" note currency-without-storefront <p>: not read: prices in currencies that no "
          + "storefront has, ARS"
      ]),
    Row(
      id: "a list that goes on",
      members: "\(usd), \"unit_amount\": 999, \(monthly)}], \"has_more\": true, \"x\": [{",
      price: "9.99 USD",
      findings: [
        "has_more warning page-missing: the list goes on on a page that is not here (save the next "
          + "page too, and put all pages in one JSON list)"
      ]),
  ]

  private static let always = [
    "data[0] \"p\" note price-without-country <p>: Stripe prices have a currency and no country: each is "
      + "read for all storefronts of its currency"
  ]

  @Test(arguments: amounts + terms) func reads(_ row: Row) throws {
    let text =
      "{\"object\": \"list\", \"data\": [{\"object\": \"price\", \"id\": \"p\", \"product\": "
      + "\"prod\", \(row.members)}]}"
    let reading = StripeReader.read(
      try SourceText(file: "stripe.json", bytes: Array(text.utf8)))
    let product = reading.catalog?.products.first
    #expect((product == nil) == (row.price == nil))
    if let price = row.price {
      #expect(reading.catalog?.lines.contains("p \(row.kind)") == true)
      let lines = Set((product?.pricing.values).map { $0.map(\.price) } ?? []).map {
        "\($0.amount) \($0.currency)"
      }
      #expect(lines == (price.isEmpty ? [] : [price]))
    }
    let findings = reading.findings.map(\.pathLine).filter { !Self.always.contains($0) }
    #expect(findings == row.findings)
  }

  @Test func readsExpandedProductsAndFurtherCurrencies() throws {
    let text = """
      {"object": "price", "id": "p", "currency": "eur", "unit_amount": 499, "type": "recurring",
       "recurring": {"interval": "month", "interval_count": 1, "trial_period_days": null},
       "currency_options": {"eur": {"unit_amount": 1}, "krw": {"unit_amount": 6500}},
       "product": {"object": "product", "id": "prod", "name": " Quill ", "description": null}}
      """
    let reading = StripeReader.read(
      try SourceText(file: "stripe.json", bytes: Array(text.utf8)))
    let lines = reading.catalog?.lines ?? []
    #expect(
      lines.prefix(4) == [
        "storefront USA default", "group prod ' Quill '", "p autoRenewable P1M in prod",
        "  en: Quill | ",
      ])
    #expect(lines.contains("  DEU 4.99 EUR"))
    #expect(lines.contains("  XKS 4.99 EUR"))
    #expect(lines.contains("  KOR 6500 KRW"))
    let euro = Storefront.all.filter { $0.currency.code == "EUR" }.count
    #expect(lines.count == 4 + euro + 1)
    #expect(reading.findings.map(\.rule) == ["price-without-country", "language-unstated"])
  }
}
