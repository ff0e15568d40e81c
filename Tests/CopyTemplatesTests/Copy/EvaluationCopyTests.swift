import CopyTemplates
import PricingEngine
import Testing

/// The days that are left, in languages with one, two, three and six plural forms.
@Suite struct EvaluationCopyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let locale: String
    let days: Int
    let text: String
    var testDescription: String { "\(locale) \(days)" }
  }

  static let daysLeft = [
    Row(locale: "en", days: 1, text: "1 day left in your free evaluation"),
    Row(locale: "en", days: 2, text: "2 days left in your free evaluation"),
    Row(locale: "de", days: 1, text: "Noch 1 Tag in deinem Testzeitraum ohne Kosten"),
    Row(locale: "de", days: 2, text: "Noch 2 Tage in deinem Testzeitraum ohne Kosten"),
    Row(locale: "ja", days: 1, text: "無料の試用期間は残り1日です"),
    Row(locale: "ja", days: 2, text: "無料の試用期間は残り2日です"),
    Row(locale: "ar", days: 1, text: "يتبقى يوم واحد من فترتك التجريبية دون مقابل"),
    Row(locale: "ar", days: 2, text: "يتبقى يومان من فترتك التجريبية دون مقابل"),
    Row(locale: "ar", days: 3, text: "تتبقى ٣ أيام من فترتك التجريبية دون مقابل"),
    Row(locale: "ar", days: 11, text: "يتبقى ١١ يومًا من فترتك التجريبية دون مقابل"),
    Row(locale: "pl", days: 1, text: "Został 1 dzień okresu testowego bez opłat"),
    Row(locale: "pl", days: 2, text: "Zostały 2 dni okresu testowego bez opłat"),
    Row(locale: "pl", days: 5, text: "Zostało 5 dni okresu testowego bez opłat"),
  ]

  @Test(arguments: daysLeft)
  func saysHowManyDaysAreLeft(row: Row) throws {
    #expect(try copy(row).sections.first { $0.id == "daysLeft" }?.text == row.text)
  }

  private func copy(_ row: Row) throws -> PaywallCopy {
    var paywall = SamplePaywall.pocketTuner
    paywall.locale = row.locale
    paywall.state = "evaluation:\(row.days)"
    return try paywall.copy()
  }

  /// What an evaluation promises: nothing is charged by itself, one purchase follows, and it is no subscription.
  static let lastDays: [String: [String]] = [
    "en": [
      "1 day left in your free evaluation", "$24.99",
      "One-time purchase. No subscription: nothing renews.", "Buy for $24.99",
      "No automatic charge when the evaluation ends.",
      "When the evaluation ends, you decide: buy it once for $24.99, or stop there.",
    ],
    "de": [
      "Noch 1 Tag in deinem Testzeitraum ohne Kosten", "24,99\u{A0}$",
      "Einmaliger Kauf. Kein Abo: Nichts verlängert sich.", "Für 24,99\u{A0}$ kaufen",
      "Keine automatische Abbuchung, wenn der Testzeitraum endet.",
      "Wenn der Testzeitraum endet, entscheidest du: einmalig für 24,99\u{A0}$ kaufen oder es dabei belassen.",
    ],
    "ja": [
      "無料の試用期間は残り1日です", "$24.99", "1回限りの購入です。サブスクリプションではないため、更新はありません。",
      "$24.99で購入", "試用期間が終わっても、自動的に課金されることはありません。",
      "試用期間が終わったら、$24.99で一度だけ購入するか、そのまま終えるかを選べます。",
    ],
    "pl": [
      "Został 1 dzień okresu testowego bez opłat", "24,99\u{A0}USD",
      "Jednorazowy zakup. Bez subskrypcji: nic się nie odnawia.", "Kup za 24,99\u{A0}USD",
      "Bez automatycznego pobierania opłat po zakończeniu okresu testowego.",
      "Gdy okres testowy się skończy, decyzja należy do Ciebie: jednorazowy zakup za 24,99\u{A0}USD albo na tym koniec.",
    ],
    "ar": [
      "يتبقى يوم واحد من فترتك التجريبية دون مقابل", "\u{2068}\u{200F}٢٤٫٩٩\u{A0}US$\u{2069}",
      "شراء لمرة واحدة. بدون اشتراك، ولا شيء يتجدد.",
      "شراء مقابل \u{2068}\u{200F}٢٤٫٩٩\u{A0}US$\u{2069}",
      "لن يتم تحصيل أي رسوم تلقائيًا عند انتهاء الفترة التجريبية.",
      "عند انتهاء الفترة التجريبية، القرار لك: الشراء مرة واحدة مقابل \u{2068}\u{200F}٢٤٫٩٩\u{A0}US$\u{2069} أو التوقف عند هذا الحد.",
    ],
  ]

  @Test(arguments: lastDays.keys.sorted())
  func saysWhatTheLastDayMeans(locale: String) throws {
    let ids: Set = [
      "daysLeft", "price", "oneTime", "purchase", "evaluationCharge", "evaluationAfter",
    ]
    let copy = try copy(Row(locale: locale, days: 1, text: ""))
    #expect(copy.sections.filter { ids.contains($0.id) }.map(\.text) == Self.lastDays[locale])
  }
}
