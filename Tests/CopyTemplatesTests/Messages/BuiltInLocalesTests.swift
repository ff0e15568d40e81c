import CopyTemplates
import Foundation
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
    _ = reader.read([file], locale: tag, keys: Set(file.messages.keys), into: &findings)
    #expect(findings.map(\.wholeText) == [])
    if !BuiltIn.regional.contains(locale) {
      #expect(file.messages.keys.sorted() == contract.messages.keys.sorted())
    }
  }

  @Test(arguments: BuiltIn.regional)
  func saysOnlyWhatDiffers(locale: String) throws {
    let (own, inherited) = (try messages(locale), try messages(String(locale.prefix(2))))
    #expect(!own.isEmpty)
    for (key, text) in own { #expect(text != inherited[key], "\(key)") }
  }

  private func messages(_ locale: String) throws -> [String: String] {
    let data = try PackageFile.data("Locales/\(locale).arb")
    return try JSONDecoder().decode([String: String].self, from: data)
      .filter { !$0.key.hasPrefix("@") }
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

  /// Words that would say otherwise than a message may, in `Tests/Fixtures/locales/words.json`.
  struct Words: Decodable {
    let locale: String
    /// Only a store's trial is free, and a price paid in advance is no trial.
    let paidOfferWords: [String]
    /// The app's own evaluation becomes no subscription, as readers expect of a free trial, and follows no failed
    /// payment, as a grace period does.
    let trialWords: [String]
  }

  private static let words = Result {
    try JSONDecoder().decode(
      [Words].self, from: PackageFile.data("Tests/Fixtures/locales/words.json"))
  }

  private func words(_ locale: String) throws -> Words {
    try #require(try Self.words.get().first { $0.locale == locale })
  }

  @Test(arguments: BuiltIn.locales)
  func neverCallsAPaidOfferFree(locale: String) throws {
    let messages = try BuiltIn.messages(locale)
    let contract = try BuiltIn.contract().messages
    let words = try words(locale).paidOfferWords
    for key in ["offer.payAsYouGo", "offer.payUpFront"] {
      let terms = try #require(contract[key])
      let text = try messages.text(key, terms.arguments.mapValues { value($0, count: 3) })
      for word in words { #expect(!text.lowercased().contains(word), "\(key): \(text)") }
    }
  }

  @Test(arguments: BuiltIn.locales)
  func neverCallsAnEvaluationAFreeTrial(locale: String) throws {
    let messages = try BuiltIn.messages(locale)
    let words = try words(locale).trialWords
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
