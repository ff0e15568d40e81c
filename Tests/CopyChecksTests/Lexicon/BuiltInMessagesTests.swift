import CopyChecks
import Foundation
import Testing

/// The project's own messages are found to make the claims that the contract says they make.
@Suite struct BuiltInMessagesTests {
  /// What an offer's length is in a sentence, in each locale with messages.
  static let lengths = [
    "en": "for 7 days", "de": "für 7 Tage", "fr": "pendant 7 jours", "ja": "7日間",
    "pl": "przez 7 dni", "pt-BR": "por 7 dias", "ar": "لمدة 7 أيام", "zh-Hans": "7 天",
  ]

  /// Messages with the claim of each, by the contract.
  static let claims: [String: [LexiconClaim]] = [
    "action.restore": [.restorePurchases], "cancel.anytime": [.cancelAnytime],
    "faq.cancel": [.cancelAnytime], "evaluation.noCharge": [.noAutomaticCharge],
    "evaluation.noPayment": [.noPaymentNow], "faq.trial": [.freeTrial],
    "listing.nonRenewing": [.oneTime, .endsByItself],
    "listing.oneTime": [.oneTime, .noSubscription], "listing.subscription": [.autoRenews],
    "offer.freeTrial": [.freeTrial], "offer.freeTrial.open": [.freeTrial],
    "purchase.nonRenewing": [.oneTime, .endsByItself],
    "purchase.oneTime": [.oneTime, .noSubscription], "purchase.oneTime.short": [.oneTime],
    "purchase.oneTime.price": [.oneTime], "renewal.afterOffer": [.autoRenews],
    "renewal.commitment": [.autoRenews], "renewal.terms": [.autoRenews],
    "savings.percent": [.percentSavings],
  ]

  struct Row: Sendable, CustomTestStringConvertible {
    let tag: String
    let key: String
    let text: String
    var testDescription: String { "\(tag) \(key): \(text)" }
  }

  static let rows: [Row] = lengths.keys.sorted().flatMap { tag in
    let url = LexiconFiles.folder.deletingLastPathComponent()
      .appendingPathComponent("Locales/\(tag).arb")
    let data = (try? Data(contentsOf: url)) ?? Data()
    let messages = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    return claims.keys.sorted().map { key in
      var text = messages[key] as? String ?? ""
      let values = [
        "{offerFor}": lengths[tag] ?? "", "{price}": "€9.99", "{percent}": "44%",
        "{rate}": "", "{length}": "1", "{offerAfter}": "",
      ]
      for (name, value) in values { text = text.replacingOccurrences(of: name, with: value) }
      return Row(tag: tag, key: key, text: text)
    }
  }

  @Test(arguments: rows)
  func makesItsClaim(row: Row) throws {
    let mentions = try LexiconFiles.mentions(in: row.text, row.tag)
    let found = Set(mentions.filter { !$0.isNegated }.map(\.claim))
    let missing = (Self.claims[row.key] ?? []).filter { !found.contains($0) }
    #expect(missing == [], "\(mentions.map { "\($0.claim.rawValue): \($0.words)" })")
  }
}
