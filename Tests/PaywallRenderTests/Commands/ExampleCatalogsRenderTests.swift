import Testing

/// Every file of `Examples/catalogs` renders.
@Suite struct ExampleCatalogsRenderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    var options: [String] = []
    /// A line of the text that only this catalog has.
    let line: String
    var testDescription: String { file }
  }

  static let rows = [
    Row(file: "catalog.json", line: "  Save 44%"),
    Row(file: "catalog.json", options: ["--prices", "prices.csv"], line: "  $19.99 per year"),
    Row(
      file: "catalog.json",
      options: ["--prices", "app.example.compass.pro.yearly=prices-exported.csv"],
      line: "  $19.99 per year"),
    Row(
      file: "app-store-connect.json", options: ["--as-of", "2026-11-30", "--storefront", "DEU"],
      line: "  €24.99 per year"),
    Row(
      file: "google-play.json",
      options: ["--storefront", "DEU", "--products", "tidewatch.plus:yearly"],
      line: "  €34.99 per year"),
    Row(
      file: "revenuecat.json",
      options: [
        "--prices", "prices-revenuecat.csv", "--products", "app.example.marmot.pro.yearly",
      ],
      line: "  $39.99 per year"),
    Row(
      file: "revenuecat-web.json",
      options: ["--storefront", "DEU", "--products", "marmot_web_monthly,marmot_web_yearly"],
      line: "Marmot Pro Yearly"),
    Row(
      file: "stripe.json", options: ["--storefront", "DEU", "--products", "price_quillMonthEur"],
      line: "  €4.99 per month"),
    Row(file: "introductory-free-trial.storekit", line: "  Free for 1 week, then $9.99 per month"),
    Row(file: "introductory-pay-as-you-go.storekit", line: "  $9.99 per month"),
    Row(
      file: "introductory-pay-up-front.storekit",
      line: "  $29.99 for 6 months, paid up front, then $9.99 per month"),
    Row(file: "promotional.storekit", line: "  $9.99 per month"),
    Row(
      file: "offer-code.storekit",
      options: ["--template", "offer-code", "--offer", "Spring walk"], line: "  Free for 1 month\n"),
    Row(file: "win-back.storekit", options: ["--template", "win-back"], line: "$5.99"),
    Row(
      file: "commitment.storekit", options: ["--template", "commitment"],
      line: "  12 monthly payments, €95.88 in total\n"),
  ]

  @Test(arguments: rows)
  func renders(row: Row) throws {
    let folder = PackageFolder.path("Examples/catalogs")
    let result = try ChildProcess(
      path: try Program.path(), arguments: ["render", "--catalog", row.file] + row.options,
      folder: folder
    ).run()
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(result.outputText.contains(row.line), "\(result.outputText)")
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let file: String
    var options: [String] = []
    /// What the error ends with: the option to give.
    let ending: String
    var testDescription: String { ([file] + options).joined(separator: " ") }
  }

  static let refusals = [
    Refusal(file: "google-play.json", ending: "it has prices in DEU; give --storefront DEU\n"),
    Refusal(
      file: "revenuecat.json",
      ending: "no price in any storefront; add prices with '--prices FILE'\n"),
    Refusal(
      file: "revenuecat-web.json", options: ["--storefront", "DEU"],
      ending: "; for example --products marmot_web_yearly\n"),
    Refusal(file: "stripe.json", ending: "; give --storefront AUT\n"),
  ]

  @Test(arguments: refusals)
  func saysWhichOptionToGive(row: Refusal) throws {
    let folder = PackageFolder.path("Examples/catalogs")
    let result = try ChildProcess(
      path: try Program.path(), arguments: ["render", "--catalog", row.file] + row.options,
      folder: folder
    ).run()
    #expect(result.ending == .code(2))
    #expect(result.errorText.hasSuffix(row.ending), "\(result.errorText)")
  }

  /// 3 × 1.99 = 5.97, in the words and digits of eight languages.
  @Test(arguments: [
    ("en", "$1.99 per month for 3 months (3 payments, $5.97 in total), then $9.99 per month"),
    (
      "de",
      "1,99\u{A0}$ pro Monat für 3 Monate (3 Zahlungen, insgesamt 5,97\u{A0}$), danach 9,99\u{A0}$ "
        + "pro Monat"
    ),
    (
      "fr",
      "1,99\u{A0}$US par mois pendant 3 mois (3 paiements, soit 5,97\u{A0}$US au total), puis "
        + "9,99\u{A0}$US par mois"
    ),
    (
      "ar",
      "\u{2068}\u{200F}١٫٩٩\u{A0}US$\u{2069} في الشهر لمدة ٣ أشهر (٣ دفعات، بإجمالي "
        + "\u{2068}\u{200F}٥٫٩٧\u{A0}US$\u{2069})، ثم \u{2068}\u{200F}٩٫٩٩\u{A0}US$\u{2069} في الشهر"
    ),
    ("ja", "最初の3か月間は$1.99/月（支払い3回、合計$5.97）、その後は$9.99/月"),
    (
      "pl",
      "1,99\u{A0}USD miesięcznie przez 3 miesiące (3 płatności, łącznie 5,97\u{A0}USD), potem "
        + "9,99\u{A0}USD miesięcznie"
    ),
    (
      "pt-BR",
      "US$\u{A0}1,99 por mês, por 3 meses (3 pagamentos, US$\u{A0}5,97 no total), depois "
        + "US$\u{A0}9,99 por mês"
    ),
    ("zh-Hans", "前 3 个月每月 US$1.99（共付款 3 次，合计 US$5.97），之后每月 US$9.99"),
  ])
  func saysThePaymentsOfAReducedPrice(locale: String, sentence: String) throws {
    let path = PackageFolder.path("Examples/catalogs/introductory-pay-as-you-go.storekit")
    let result = try Program.run([
      "render", "--catalog", path, "--locale", locale, "--columns", "400",
    ])
    #expect(result.ending == .code(0))
    #expect(result.outputText.contains("  \(sentence)\n"), "\(result.outputText)")
  }
}
