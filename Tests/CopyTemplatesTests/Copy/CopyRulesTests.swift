import CopyTemplates
import Foundation
import PricingEngine
import Testing

/// What no message of any template says, in any language.
@Suite struct CopyRulesTests {
  /// Parts of words in lower case, from `Tests/Fixtures/locales/words.json`.
  struct Words: Decodable {
    let locale: String
    /// Pressure: countdowns, false scarcity, other buyers, guilt.
    let pressureWords: [String]
    /// What an evaluation is not.
    let evaluationWords: [String]
    /// What a purchase that waits is not.
    let failureWords: [String]
  }

  private static let words = Result {
    try JSONDecoder().decode(
      [Words].self, from: PackageFile.data("Tests/Fixtures/locales/words.json"))
  }

  private func words(_ locale: String) throws -> Words {
    try #require(try Self.words.get().first { $0.locale == locale })
  }

  private static func templates() throws -> [TemplateDefinition] {
    try PackageFile.names(in: "Templates").filter { $0 != "shared" }.sorted()
      .map { try BuiltIn.template($0) }
  }

  /// The messages as they are written, with the words of every plural form.
  private func patterns(_ locale: String, _ keys: Set<String>) throws -> [String: String] {
    var findings: [Finding] = []
    var texts: [String: String] = [:]
    for served in [locale] + (BuiltIn.regional.contains(locale) ? [String(locale.prefix(2))] : []) {
      let file = ArbFile(
        reading: try PackageFile.source("Locales/\(served).arb"), locale: try LocaleTag(served),
        into: &findings)
      for key in keys where texts[key] == nil {
        texts[key] = file.messages[key]?.string(into: &findings)
      }
    }
    #expect(findings == [] && texts.count == keys.count)
    return texts
  }

  @Test(arguments: BuiltIn.locales)
  func putsNoPressureOnAnybody(locale: String) throws {
    let words = try words(locale).pressureWords
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
    let words = try words(locale).evaluationWords
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
    let words = try words(locale).failureWords
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
