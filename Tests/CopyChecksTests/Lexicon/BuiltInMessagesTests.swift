import CopyChecks
import Foundation
import Testing

/// The project's own messages are found to make the claims that the contract says they make.
@Suite struct BuiltInMessagesTests {
  /// What an offer's length is in a sentence, in some locales.
  static let lengths = [
    "en": "for 7 days", "de": "für 7 Tage", "fr": "pendant 7 jours", "ja": "7日間",
    "pl": "przez 7 dni", "pt-BR": "por 7 dias", "ar": "لمدة 7 أيام", "zh-Hans": "7 天",
  ]

  /// Messages with the claim of each, by the contract.
  static let claims: [String: [LexiconClaim]] = [
    "action.notNow": [.decline], "action.restore": [.restorePurchases],
    "cancel.anytime": [.cancelAnytime, .cancelRoute], "cancel.howTo": [.cancelRoute],
    "faq.cancel": [.cancelAnytime], "evaluation.noCharge": [.noAutomaticCharge],
    "evaluation.noPayment": [.noPaymentNow], "faq.trial": [.freeTrial],
    "family.sharing": [.familySharing], "link.privacy": [.privacyPolicy],
    "link.terms": [.termsOfUse], "listing.nonRenewing": [.oneTime, .endsByItself],
    "listing.oneTime": [.oneTime, .noSubscription], "listing.subscription": [.autoRenews],
    "offer.eligibility": [.forNewCustomers], "offer.eligibility.otherStore": [.forNewCustomers],
    "offer.freeTrial": [.freeTrial], "offer.freeTrial.open": [.freeTrial],
    "purchase.nonRenewing": [.oneTime, .endsByItself],
    "purchase.oneTime": [.oneTime, .noSubscription], "purchase.oneTime.short": [.oneTime],
    "purchase.oneTime.price": [.oneTime], "renewal.afterOffer": [.autoRenews],
    "renewal.commitment": [.autoRenews], "renewal.terms": [.autoRenews],
    "restore.note": [.restorePurchases], "savings.basis": [.comparedWith],
    "savings.percent": [.percentSavings],
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    let tag: String
    let key: String
    let text: String
    var testDescription: String { "\(tag) \(key): \(text)" }

    /// Buttons and links are labels of a few words.
    var place: TextPlace {
      key.hasPrefix("action.") || key.hasPrefix("link.") ? .control : .prose
    }
  }

  static func rows() throws -> [Row] { try locales().flatMap(rows) }

  private static let folder = LexiconFiles.folder.deletingLastPathComponent()
    .appendingPathComponent("Locales")

  /// The names of all files of messages, sorted.
  private static func locales() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".arb") }.map { String($0.dropLast(4)) }.sorted()
  }

  /// The messages of one locale that can be filled; a regional file has only what differs.
  private static func rows(_ tag: String) throws -> [Row] {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(tag).arb"))
    let messages = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let values = [
      "{offerFor}": lengths[tag], "{price}": "€9.99", "{percent}": "44%", "{rate}": "",
      "{length}": "1", "{offerAfter}": "", "{referencePrice}": "€9.99", "{referenceRate}": "",
    ]
    return claims.keys.sorted().compactMap { key in
      guard var text = messages[key] as? String else { return nil }
      for (name, value) in values {
        if let value { text = text.replacingOccurrences(of: name, with: value) }
      }
      return text.contains("{offerFor}") ? nil : Row(tag: tag, key: key, text: text)
    }
  }

  @Test func readsAllLocales() throws {
    #expect(try Self.rows().count > 40 * (Self.claims.count - 2))
  }

  @Test(arguments: try rows())
  func makesItsClaim(row: Row) throws {
    let mentions = try LexiconFiles.mentions(in: row.text, row.tag, place: row.place)
    let found = Set(mentions.filter { !$0.isNegated }.map(\.claim))
    let missing = (Self.claims[row.key] ?? []).filter { !found.contains($0) }
    #expect(missing == [], "\(mentions.map { "\($0.claim.rawValue): \($0.words)" })")
  }
}
