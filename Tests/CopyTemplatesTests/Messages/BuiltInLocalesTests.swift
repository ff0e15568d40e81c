import CopyTemplates
import PricingEngine
import Testing

/// The package's own messages: complete, fit for the contract, and within its limits.
@Suite struct BuiltInLocalesTests {
  @Test func testsEveryLocaleThatThereIs() throws {
    let files = try PackageFile.names(in: "Locales")
    #expect(files.sorted() == (BuiltIn.locales.map { "\($0).arb" } + ["contract.json"]).sorted())
  }

  @Test(arguments: BuiltIn.locales)
  func isCompleteAndClean(locale: String) throws {
    let contract = try BuiltIn.contract()
    let tag = try LocaleTag(locale)
    var findings: [Finding] = []
    let file = ArbFile(
      reading: try PackageFile.source("Locales/\(locale).arb"), locale: tag, into: &findings)
    let reader = LocaleMessagesReader(contract: contract)
    reader.checkKeys(of: file, into: &findings)
    _ = reader.read([file], locale: tag, keys: Set(contract.messages.keys), into: &findings)
    #expect(findings.map(\.wholeText) == [])
    #expect(file.messages.keys.sorted() == contract.messages.keys.sorted())
  }

  /// What each kind of argument is in these tests; the texts are as long as real ones get.
  private func value(_ type: ArgumentType, count: Int) -> MessageValue {
    switch type {
    case .name: .text("PocketTuner")
    case .money: .text("19,99\u{A0}$")
    case .percent: .text("44\u{A0}%")
    case .date: .text("1. März 2027")
    case .phrase: .text("«phrase»")
    case .count: .number(count)
    }
  }

  @Test(arguments: BuiltIn.locales)
  func showsEveryArgumentAndNothingElseInBraces(locale: String) throws {
    let messages = try BuiltIn.messages(locale)
    for (key, terms) in try BuiltIn.contract().messages {
      for count in [0, 1, 2, 3, 5, 11, 12, 22, 100, 1000] {
        let values = terms.arguments.mapValues { value($0, count: count) }
        let text = try messages.text(key, values)
        #expect(!text.contains { "{}#".contains($0) }, "\(key): \(text)")
        #expect(text.first?.isWhitespace == false, "\(key): \(text)")
        #expect(text.last?.isWhitespace == false, "\(key): \(text)")
        for case .text(let part) in values.values {
          #expect(text.contains(part), "\(key): \(text)")
        }
      }
    }
  }

  /// A button or badge that is longer breaks the layout.
  @Test(arguments: BuiltIn.locales)
  func keepsToTheLimits(locale: String) throws {
    let messages = try BuiltIn.messages(locale)
    for (key, terms) in try BuiltIn.contract().messages {
      guard let limit = terms.limit else { continue }
      let text = try messages.text(key, terms.arguments.mapValues { value($0, count: 12) })
      #expect(text.count <= limit, "\(key) has \(text.count) of \(limit): \(text)")
    }
  }

  /// Only a store's trial is free, and a price paid in advance is no trial: words that would say otherwise.
  static let paidOfferWords: [String: [String]] = [
    "en": ["free", "trial", "no charge"], "de": ["kostenlos", "gratis", "test", "probe"],
    "fr": ["gratuit", "essai", "offert"], "ja": ["無料", "トライアル", "お試し"],
    "ar": ["مجان", "تجريب"], "pl": ["bezpłat", "darmow", "gratis", "próbn"],
    "pt-BR": ["grátis", "gratuit", "teste", "avaliação"], "zh-Hans": ["免费", "试用"],
  ]

  @Test(arguments: BuiltIn.locales)
  func neverCallsAPaidOfferFree(locale: String) throws {
    let messages = try BuiltIn.messages(locale)
    let contract = try BuiltIn.contract().messages
    let words = try #require(Self.paidOfferWords[locale])
    for key in ["offer.payAsYouGo", "offer.payUpFront"] {
      let terms = try #require(contract[key])
      let text = try messages.text(key, terms.arguments.mapValues { value($0, count: 3) })
      for word in words { #expect(!text.lowercased().contains(word), "\(key): \(text)") }
    }
  }

  /// The app's own evaluation becomes no subscription, as readers expect of a free trial, and follows no
  /// failed payment, as a grace period does.
  static let trialWords: [String: [String]] = [
    "en": ["trial", "grace period"], "de": ["kostenlos", "gratis", "probe", "kulanz"],
    "fr": ["gratuit", "essai", "délai de grâce"], "ja": ["トライアル", "体験", "お試し", "猶予"],
    "ar": ["مجان", "سماح"], "pl": ["bezpłat", "darmow", "próbn", "karencj"],
    "pt-BR": ["grátis", "gratuit", "avaliação", "carência"], "zh-Hans": ["免费试用", "体验", "宽限"],
  ]

  @Test(arguments: BuiltIn.locales)
  func neverCallsAnEvaluationAFreeTrial(locale: String) throws {
    let messages = try BuiltIn.messages(locale)
    let words = try #require(Self.trialWords[locale])
    let ofEvaluations = try BuiltIn.contract().messages.filter { key, terms in
      terms.subjects.contains { [.evaluation, .evaluationOnDevice].contains($0) }
        || key.hasPrefix("support.newDevice.text")
    }
    #expect(ofEvaluations.count == 14)
    for (key, terms) in ofEvaluations {
      let text = try messages.text(key, terms.arguments.mapValues { value($0, count: 3) })
      for word in words { #expect(!text.lowercased().contains(word), "\(key): \(text)") }
    }
  }
}
