import CopyTemplates
import PricingEngine
import Testing

/// What no message of any template says, in any language.
@Suite struct CopyRulesTests {
  struct Words: Sendable {
    /// Pressure: countdowns, false scarcity, other buyers, guilt.
    let pressure: [String]
    /// What an evaluation is not.
    let notEvaluation: [String]
    /// What a purchase that waits is not.
    let failure: [String]
  }

  static let words: [String: Words] = [
    "en": Words(
      pressure: [
        "hurry", "last chance", "only today", "limited time", "ends soon", "people bought",
        "don’t miss", "act now", "no thanks",
      ],
      notEvaluation: [
        "grace period", "trial subscription", "free trial", "pay later", "cancel anytime",
      ], failure: ["error", "fail", "problem", "wrong"]),
    "de": Words(
      pressure: ["nur heute", "letzte chance", "beeil", "verpass", "nur noch kurz", "nein danke"],
      notEvaluation: ["kulanz", "nachfrist", "probeabo", "testabo", "später zahlen", "jederzeit"],
      failure: ["fehler", "fehlgeschlagen", "problem"]),
    "fr": Words(
      pressure: [
        "dernière chance", "aujourd’hui seulement", "dépêchez", "ne manquez", "non merci",
      ],
      notEvaluation: [
        "délai de grâce", "délai supplémentaire", "abonnement d’essai", "essai gratuit",
        "payer plus tard", "à tout moment",
      ], failure: ["erreur", "échou", "problème"]),
    "ja": Words(
      pressure: ["今だけ", "残りわずか", "お見逃し", "本日限り", "人が購入"],
      notEvaluation: ["猶予期間", "お試しサブスク", "無料トライアル", "後払い", "いつでもキャンセル"],
      failure: ["エラー", "失敗", "問題"]),
    "ar": Words(
      pressure: ["آخر فرصة", "اليوم فقط", "أسرع", "لا تفوّت", "لفترة محدودة"],
      notEvaluation: ["فترة السماح", "اشتراك تجريبي", "ادفع لاحقًا", "في أي وقت"],
      failure: ["خطأ", "فشل", "مشكلة"]),
    "pl": Words(
      pressure: ["ostatnia szansa", "tylko dziś", "pospiesz", "nie przegap", "nie, dzięki"],
      notEvaluation: [
        "okres karencji", "subskrypcja próbna", "bezpłatny okres próbny", "zapłać później",
        "w dowolnym momencie",
      ], failure: ["błąd", "problem", "nie powiod"]),
    "pt-BR": Words(
      pressure: ["última chance", "só hoje", "corra", "não perca", "tempo limitado"],
      notEvaluation: [
        "período de carência", "assinatura de teste", "teste grátis", "pague depois",
        "a qualquer momento",
      ], failure: ["erro", "falh", "problema"]),
    "zh-Hans": Words(
      pressure: ["最后机会", "仅限今天", "抓紧", "不要错过", "限时", "人已购买"],
      notEvaluation: ["宽限期", "试用订阅", "先买后付", "随时取消"], failure: ["错误", "失败", "问题"]),
  ]

  private static func templates() throws -> [TemplateDefinition] {
    try PackageFile.names(in: "Templates").filter { $0 != "shared" }.sorted()
      .map { try BuiltIn.template($0) }
  }

  /// The messages as they are written, with the words of every plural form.
  private func patterns(_ locale: String, _ keys: Set<String>) throws -> [String: String] {
    var findings: [Finding] = []
    let file = ArbFile(
      reading: try PackageFile.source("Locales/\(locale).arb"), locale: try LocaleTag(locale),
      into: &findings)
    var texts: [String: String] = [:]
    for key in keys { texts[key] = file.messages[key]?.string(into: &findings) }
    #expect(findings == [] && texts.count == keys.count)
    return texts
  }

  @Test(arguments: BuiltIn.locales)
  func putsNoPressureOnAnybody(locale: String) throws {
    let words = try #require(Self.words[locale]).pressure
    for template in try Self.templates() {
      for (key, text) in try patterns(locale, template.messageKeys) {
        for word in words {
          #expect(!text.lowercased().contains(word), "\(template.name) \(key): \(text)")
        }
      }
    }
  }

  /// An unlock after an evaluation has no subscription, so none of its messages speaks of one.
  @Test(arguments: BuiltIn.locales)
  func callsAnEvaluationNothingElse(locale: String) throws {
    let words = try #require(Self.words[locale]).notEvaluation
    let own = try BuiltIn.template("one-time-unlock").messageKeys
    let keys = try BuiltIn.contract().messages.keys.filter {
      $0.hasPrefix("evaluation.") || $0.contains("valuation")
    }
    #expect(keys.count >= 10)
    for (key, text) in try patterns(locale, own.union(keys)) {
      for word in words { #expect(!text.lowercased().contains(word), "\(key): \(text)") }
    }
  }

  /// A purchase that waits for approval or was interrupted has not failed.
  @Test(arguments: BuiltIn.locales, ["purchase-pending", "purchase-interrupted"])
  func callsAWaitingPurchaseNoError(locale: String, state: String) throws {
    var paywall = SamplePaywall.brewLog
    (paywall.template, paywall.locale, paywall.state) = ("purchase-result", locale, state)
    let words = try #require(Self.words[locale]).failure
    for section in try paywall.copy().sections {
      for word in words { #expect(!section.text.lowercased().contains(word), "\(section.text)") }
    }
  }

  /// Who cancels a purchase has said what they want: no state, so no copy.
  @Test func saysNothingAfterACancellation() {
    #expect(!ReaderStateName.allCases.contains { $0.rawValue.contains("cancel") })
  }

  /// A price comes from the catalog alone.
  @Test(arguments: BuiltIn.locales)
  func typesInNoPrice(locale: String) throws {
    let keys = Set(try BuiltIn.contract().messages.keys)
    let signs: [Character] = ["$", "€", "£", "¥", "₩", "₹"]
    for (key, text) in try patterns(locale, keys) {
      #expect(!text.contains { signs.contains($0) }, "\(key): \(text)")
      #expect(text.firstMatch(of: /[0-9٠-٩][.,٫][0-9٠-٩]/) == nil, "\(key): \(text)")
      #expect(text.firstMatch(of: /[0-9}] ?[円元]/) == nil, "\(key): \(text)")
    }
  }
}
