import CopyTemplates
import PricingEngine
import Testing

/// Period phrases: one per grammatical use, in the plural form that the language asks for.
@Suite struct PhraseBookTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let period: String
    let length: String
    let rate: String
    let duration: String
    let after: String
    var testDescription: String { "\(locale) \(period)" }

    init(
      _ locale: String, _ period: String, _ length: String, _ rate: String, _ duration: String,
      _ after: String
    ) {
      self.locale = locale
      self.period = period
      self.length = length
      self.rate = rate
      self.duration = duration
      self.after = after
    }
  }

  static let english = [
    Row("en", "P1M", "1 month", "per month", "for 1 month", "after 1 month"),
    Row("en", "P3M", "3 months", "every 3 months", "for 3 months", "after 3 months"),
    Row("en", "P1Y", "1 year", "per year", "for 1 year", "after 1 year"),
    Row("en", "P1W", "1 week", "per week", "for 1 week", "after 1 week"),
    Row("en", "P7D", "7 days", "every 7 days", "for 7 days", "after 7 days"),
  ]

  /// CLDR plural rules of Polish: one is 1, few ends in 2–4 but not in 12–14, many is the rest.
  static let polish = [
    Row("pl", "P1M", "1 miesiąc", "miesięcznie", "przez 1 miesiąc", "po 1 miesiącu"),
    Row("pl", "P3M", "3 miesiące", "co 3 miesiące", "przez 3 miesiące", "po 3 miesiącach"),
    Row("pl", "P5M", "5 miesięcy", "co 5 miesięcy", "przez 5 miesięcy", "po 5 miesiącach"),
    Row("pl", "P12M", "12 miesięcy", "co 12 miesięcy", "przez 12 miesięcy", "po 12 miesiącach"),
    Row("pl", "P22M", "22 miesiące", "co 22 miesiące", "przez 22 miesiące", "po 22 miesiącach"),
    Row("pl", "P2W", "2 tygodnie", "co 2 tygodnie", "przez 2 tygodnie", "po 2 tygodniach"),
    Row("pl", "P5Y", "5 lat", "co 5 lat", "przez 5 lat", "po 5 latach"),
  ]

  /// Arabic has a dual, and another form of the noun from 3 to 10 and from 11 to 99.
  static let arabic = [
    Row("ar", "P1M", "شهر واحد", "في الشهر", "لمدة شهر واحد", "بعد شهر واحد"),
    Row("ar", "P2M", "شهران", "كل شهرين", "لمدة شهرين", "بعد شهرين"),
    Row("ar", "P3M", "٣ أشهر", "كل ٣ أشهر", "لمدة ٣ أشهر", "بعد ٣ أشهر"),
    Row("ar", "P12M", "١٢ شهرًا", "كل ١٢ شهرًا", "لمدة ١٢ شهرًا", "بعد ١٢ شهرًا"),
    Row("ar", "P2W", "أسبوعان", "كل أسبوعين", "لمدة أسبوعين", "بعد أسبوعين"),
    Row("ar", "P2Y", "سنتان", "كل سنتين", "لمدة سنتين", "بعد سنتين"),
  ]

  /// German declines after "nach"; Japanese and Chinese have one form.
  static let others = [
    Row("de", "P3M", "3 Monate", "alle 3 Monate", "für 3 Monate", "nach 3 Monaten"),
    Row("de", "P1Y", "1 Jahr", "pro Jahr", "für 1 Jahr", "nach 1 Jahr"),
    Row("fr", "P1M", "1 mois", "par mois", "pendant 1 mois", "après 1 mois"),
    Row("fr", "P3M", "3 mois", "tous les 3 mois", "pendant 3 mois", "après 3 mois"),
  ]

  @Test(arguments: english + polish + arabic + others)
  func writesPeriods(row: Row) throws {
    let phrases = try BuiltIn.phrases(row.locale)
    let period = try SubscriptionPeriod(iso: row.period)
    #expect(try phrases.phrase(period, .length) == row.length)
    #expect(try phrases.phrase(period, .rate) == row.rate)
    #expect(try phrases.phrase(period, .duration) == row.duration)
    #expect(try phrases.phrase(period, .after) == row.after)
  }

  /// A rate without its count would name a price three times too high per month; "var tredje" has it in a word.
  @Test(arguments: BuiltIn.locales)
  func neverLosesTheCount(locale: String) throws {
    let phrases = try BuiltIn.phrases(locale)
    for unit in SubscriptionPeriod.Unit.allCases {
      for use in PhraseBook.PeriodUse.allCases {
        var seen: Set<String> = []
        for count in 3...24 {
          let phrase = try phrases.phrase(SubscriptionPeriod(count, unit), use)
          let isWord = ["hu", "sv"].contains(locale) && use == .rate && count == 3
          let number = try phrases.count(count)
          #expect(isWord || phrase.contains(number), "\(use) \(count): \(phrase)")
          #expect(seen.insert(phrase).inserted, "\(use) \(count): \(phrase)")
          #expect(!phrase.contains { "{}#".contains($0) }, "\(phrase)")
        }
      }
    }
  }

  @Test func namesTheMessageOfEachUse() {
    #expect(PhraseBook.key(.week, .duration) == "period.week.for")
    #expect(
      PhraseBook.periodKeys == [
        "period.day.length", "period.day.rate", "period.day.for", "period.day.after",
        "period.week.length", "period.week.rate", "period.week.for", "period.week.after",
        "period.month.length", "period.month.rate", "period.month.for", "period.month.after",
        "period.year.length", "period.year.rate", "period.year.for", "period.year.after",
      ])
  }

  struct Name: Sendable, CustomTestStringConvertible {
    let id: String
    let locale: String
    let name: String
    let shown: String
    var testDescription: String { id }
  }

  static let names = [
    Name(id: "Latin in English", locale: "en", name: "Gold Club 2", shown: "Gold Club 2"),
    Name(
      id: "Latin in Arabic", locale: "ar", name: "Gold Club 2",
      shown: "\u{2068}Gold Club 2\u{2069}"),
    Name(
      id: "Hebrew in English", locale: "en", name: "מועדון 2", shown: "\u{2068}מועדון 2\u{2069}"),
    Name(
      id: "an override is inert", locale: "en", name: "Pro\u{202E}99.1$", shown: "Pro99.1$"),
    Name(
      id: "an isolate without its end is inert", locale: "en", name: "Pro\u{2067} now",
      shown: "Pro now"),
    Name(
      id: "an end without its isolate is inert", locale: "ar", name: "a\u{2069}b",
      shown: "\u{2068}ab\u{2069}"),
  ]

  @Test(arguments: names)
  func isolatesNames(row: Name) throws {
    #expect(try BuiltIn.phrases(row.locale).name(row.name) == row.shown)
  }

  struct Price: Sendable, CustomTestStringConvertible {
    let locale: String
    let storefront: String
    let amount: String
    let text: String
    var testDescription: String { "\(locale) \(storefront) \(amount)" }
  }

  static let prices = [
    Price(locale: "en", storefront: "USA", amount: "19.99", text: "$19.99"),
    Price(locale: "de", storefront: "USA", amount: "19.99", text: "19,99\u{A0}$"),
    Price(
      locale: "fr", storefront: "FRA", amount: "1234.50", text: "1\u{202F}234,50\u{A0}€"),
    Price(locale: "ja", storefront: "JPN", amount: "9800", text: "￥9,800"),
    Price(
      locale: "ar", storefront: "USA", amount: "19.99",
      text: "\u{2068}\u{200F}١٩٫٩٩\u{A0}US$\u{2069}"),
  ]

  @Test(arguments: prices)
  func isolatesPrices(row: Price) throws {
    let phrases = try BuiltIn.phrases(row.locale, storefront: row.storefront)
    let currency = try Storefront(code: row.storefront).currency
    let money = Money(try ExactDecimal(parsing: row.amount), currency)
    #expect(try phrases.price(money) == row.text)
  }
}
