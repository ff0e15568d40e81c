import Testing

@testable import PricingEngine

/// The design with an evaluation of 14 days and one unlock, from fresh install to refund.
@Suite struct AccessDerivationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    /// The members of a facts file.
    let facts: String
    let standing: String
    var news: String?
    let access: String
    let reason: String
    var newsReason: String?
    var notes: [String] = []
    var testDescription: String { id }
  }

  private static let started = "\"evaluation\": {\"started\": \"2026-11-16T09:00:00Z\"}"
  private static let ended = "\"evaluation\": {\"started\": \"2026-11-01T09:00:00Z\"}"
  private static let isOwned = "owned: 'full' is owned, and ownership always wins"
  private static let hasEnded =
    "evaluation: it ended when the clock showed 2026-11-15T09:00:00Z, "
    + "and nothing that gives access is owned"

  static let evaluation: [Row] = [
    Row(
      id: "fresh install", facts: "", standing: "evaluation-not-started", access: "none",
      reason: "evaluation: it was not started, and nothing that gives access is owned"),
    Row(
      id: "activation",
      facts: "\"now\": \"2026-11-16T09:00:00Z\", \(started)", standing: "evaluation:14",
      access: "evaluation 14",
      reason: "evaluation: it ends when the clock shows 2026-11-30T09:00:00Z, with 14 days left"),
    Row(
      id: "last day", facts: "\"now\": \"2026-11-29T09:00:00Z\", \(started)",
      standing: "evaluation:1", access: "evaluation 1",
      reason: "evaluation: it ends when the clock shows 2026-11-30T09:00:00Z, with 1 day left"),
    Row(
      id: "last second", facts: "\"now\": \"2026-11-30T08:59:59Z\", \(started)",
      standing: "evaluation:1", access: "evaluation 1",
      reason: "evaluation: it ends when the clock shows 2026-11-30T09:00:00Z, with 1 day left"),
    Row(
      id: "exact expiry", facts: "\"now\": \"2026-11-30T09:00:00Z\", \(started)",
      standing: "evaluation-expired", access: "none",
      reason: "evaluation: it ended when the clock showed 2026-11-30T09:00:00Z, "
        + "and nothing that gives access is owned"),
    Row(
      id: "clock back",
      facts: """
        "now": "2026-11-18T09:00:00Z",
        "evaluation": {"started": "2026-11-16T09:00:00Z", "latestSeen": "2026-11-28T09:00:00Z"}
        """, standing: "evaluation:2", access: "evaluation 2",
      reason: "evaluation: it ends when the clock shows 2026-11-20T09:00:00Z, with 2 days left",
      notes: ["evaluation: the clock was set back; time that was used stays used"]),
    Row(
      id: "clock back, as it was recorded before",
      facts: """
        "now": "2026-11-19T09:00:00Z",
        "evaluation": {
          "started": "2026-11-16T09:00:00Z", "latestSeen": "2026-11-18T09:00:00Z",
          "setBackSeconds": 864000
        }
        """, standing: "evaluation:1", access: "evaluation 1",
      reason: "evaluation: it ends when the clock shows 2026-11-20T09:00:00Z, with 1 day left",
      notes: ["evaluation: the clock was set back; time that was used stays used"]),
    Row(
      id: "clock back before the start", facts: "\"now\": \"2026-01-01T00:00:00Z\", \(started)",
      standing: "evaluation:14", access: "evaluation 14",
      reason: "evaluation: it ends when the clock shows 2026-01-15T00:00:00Z, with 14 days left",
      notes: ["evaluation: the clock was set back; time that was used stays used"]),
    Row(
      id: "clock forward past the end", facts: "\"now\": \"2031-01-01T00:00:00Z\", \(started)",
      standing: "evaluation-expired", access: "none",
      reason: "evaluation: it ended when the clock showed 2026-11-30T09:00:00Z, "
        + "and nothing that gives access is owned"),
  ]

  static let purchases: [Row] = [
    Row(
      id: "purchase after the end",
      facts: "\(ended), \"purchase\": {\"productID\": \"full\", \"outcome\": \"success\"}",
      standing: "permanently-unlocked", news: "purchased", access: "full by full",
      reason: isOwned, newsReason: "purchase: 'full' came to 'success'"),
    Row(
      id: "purchase while it runs",
      facts: """
        "now": "2026-11-20T09:00:00Z", \(started),
        "purchase": {"productID": "full", "outcome": "success"}, "owned": ["full"]
        """, standing: "permanently-unlocked", news: "purchased", access: "full by full",
      reason: isOwned, newsReason: "purchase: 'full' came to 'success'"),
    Row(
      id: "canceled",
      facts: "\(ended), \"purchase\": {\"productID\": \"full\", \"outcome\": \"userCancelled\"}",
      standing: "evaluation-expired", access: "none", reason: hasEnded,
      notes: ["purchase: it was canceled, so there is nothing to say"]),
    Row(
      id: "pending",
      facts: "\(ended), \"purchase\": {\"productID\": \"full\", \"outcome\": \"pending\"}",
      standing: "evaluation-expired", news: "purchase-pending", access: "none", reason: hasEnded,
      newsReason: "purchase: 'full' came to 'pending'"),
    Row(
      id: "pending while it runs",
      facts: """
        "now": "2026-11-27T09:00:00Z", \(started),
        "purchase": {"productID": "full", "outcome": "pending"}
        """, standing: "evaluation:3", news: "purchase-pending", access: "evaluation 3",
      reason: "evaluation: it ends when the clock shows 2026-11-30T09:00:00Z, with 3 days left",
      newsReason: "purchase: 'full' came to 'pending'"),
    Row(
      id: "pending, then approved",
      facts: """
        \(ended), "purchase": {"productID": "full", "outcome": "pending"}, "owned": ["full"]
        """, standing: "permanently-unlocked", access: "full by full", reason: isOwned,
      notes: ["purchase: 'full' has arrived since"]),
    Row(
      id: "interrupted",
      facts: "\(ended), \"purchase\": {\"productID\": \"full\", \"outcome\": \"interrupted\"}",
      standing: "evaluation-expired", news: "purchase-interrupted", access: "none",
      reason: hasEnded, newsReason: "purchase: 'full' came to 'interrupted'"),
    Row(
      id: "unverified",
      facts: "\(ended), \"purchase\": {\"productID\": \"full\", \"outcome\": \"unverified\"}",
      standing: "evaluation-expired", news: "purchase-unverified", access: "none",
      reason: hasEnded, newsReason: "purchase: 'full' came to 'unverified'"),
    Row(
      id: "unverified transaction",
      facts: "\(ended), \"owned\": [{\"productID\": \"full\", \"verified\": false}]",
      standing: "evaluation-expired", access: "none", reason: hasEnded,
      notes: ["owned: 'full' is not verified and gives nothing"]),
    Row(
      id: "failed",
      facts: "\(ended), \"purchase\": {\"productID\": \"full\", \"outcome\": \"failed\"}",
      standing: "evaluation-expired", news: "purchase-failed", access: "none", reason: hasEnded,
      newsReason: "purchase: 'full' came to 'failed'"),
    Row(
      id: "not sold in the storefront",
      facts: """
        \(ended), "purchase": {"productID": "full", "outcome": "productUnavailable"}
        """, standing: "evaluation-expired", news: "product-unavailable", access: "none",
      reason: hasEnded, newsReason: "purchase: 'full' came to 'productUnavailable'"),
    Row(
      id: "offline while buying",
      facts: "\(ended), \"purchase\": {\"productID\": \"full\", \"outcome\": \"networkFailure\"}",
      standing: "evaluation-expired", news: "network-failure", access: "none", reason: hasEnded,
      newsReason: "purchase: 'full' came to 'networkFailure'"),
    Row(
      id: "unfinished at launch",
      facts: "\(ended), \"owned\": [{\"productID\": \"full\", \"finished\": false}]",
      standing: "permanently-unlocked", access: "full by full", reason: isOwned,
      notes: ["owned: 'full' is paid for but not finished; deliver and finish it"]),
    Row(
      id: "refund after the end",
      facts: """
        \(ended), "owned": [{"productID": "full", "revocationDate": "2026-11-29T12:00:00Z"}]
        """, standing: "revoked", access: "none",
      reason: "owned: the store took 'full' back on 2026-11-29T12:00:00Z"),
    Row(
      id: "refund while it runs",
      facts: """
        "now": "2026-11-27T09:00:00Z", \(started),
        "owned": [{"productID": "full", "revocationDate": "2026-11-26T12:00:00Z"}]
        """, standing: "evaluation:3", access: "evaluation 3",
      reason: "evaluation: it ends when the clock shows 2026-11-30T09:00:00Z, with 3 days left",
      notes: ["owned: the store took a purchase of 'full' back"]),
    Row(
      id: "bought again after a refund",
      facts: """
        \(ended), "owned": [
          {"productID": "full", "revocationDate": "2026-11-29T12:00:00Z"}, "full"
        ]
        """, standing: "permanently-unlocked", access: "full by full", reason: isOwned,
      notes: ["owned: the store took a purchase of 'full' back"]),
  ]

  static let elsewhere: [Row] = [
    Row(
      id: "bought on another device: no record here", facts: "\"owned\": [\"full\"]",
      standing: "permanently-unlocked", access: "full by full", reason: isOwned),
    Row(
      id: "owned, with an ended evaluation", facts: "\(ended), \"owned\": [\"full\"]",
      standing: "permanently-unlocked", access: "full by full", reason: isOwned),
    Row(
      id: "the same without the ownership", facts: "\(ended), \"owned\": []",
      standing: "evaluation-expired", access: "none", reason: hasEnded),
    Row(
      id: "shared by a family member",
      facts: "\(ended), \"owned\": [{\"productID\": \"full\", \"familyShared\": true}]",
      standing: "family-shared", access: "full by full",
      reason: "owned: a family member shares 'full'"),
    Row(
      id: "restore with ownership",
      facts: "\(ended), \"restore\": {\"outcome\": \"found\", \"productIDs\": [\"full\"]}",
      standing: "permanently-unlocked", news: "restored", access: "full by full",
      reason: isOwned, newsReason: "restore: found 'full'"),
    Row(
      id: "restore without ownership",
      facts: "\(ended), \"restore\": {\"outcome\": \"nothingFound\"}",
      standing: "evaluation-expired", news: "nothing-to-restore", access: "none",
      reason: hasEnded,
      newsReason:
        "restore: nothing was found; checked: purchases, subscriptions, familySharing"),
    Row(
      id: "restore fails for someone who owns it",
      facts: "\(ended), \"owned\": [\"full\"], \"restore\": {\"outcome\": \"failed\"}",
      standing: "permanently-unlocked", news: "restore-failed", access: "full by full",
      reason: isOwned,
      newsReason: "restore: the store could not be asked, and what was known stays"),
    Row(
      id: "offline in the evaluation",
      facts: """
        "now": "2026-11-27T09:00:00Z", \(started), "refresh": "failed", "products": "failed"
        """, standing: "evaluation:3", news: "store-unavailable", access: "evaluation 3",
      reason: "evaluation: it ends when the clock shows 2026-11-30T09:00:00Z, with 3 days left",
      newsReason: "products: the products could not be loaded, so there is no price to show",
      notes: ["refresh: the store could not be reached and has never answered"]),
    Row(
      id: "offline after it",
      facts: "\(ended), \"refresh\": \"failed\"", standing: "evaluation-expired", access: "none",
      reason: "evaluation: it ended when the clock showed 2026-11-15T09:00:00Z, "
        + "and the store has never answered, so nobody knows what is owned",
      notes: ["refresh: the store could not be reached and has never answered"]),
    Row(
      id: "offline after it, ownership known from before",
      facts: "\(ended), \"refresh\": \"failed\", \"owned\": [\"full\"], \"products\": \"failed\"",
      standing: "permanently-unlocked", access: "full by full", reason: isOwned,
      notes: ["refresh: the store could not be reached; what it last said stays"]),
    Row(
      id: "offline fresh install", facts: "\"refresh\": \"failed\"", standing: "unknown",
      access: "none",
      reason: "refresh: the store has never answered, so nobody knows what is owned",
      notes: ["refresh: the store could not be reached and has never answered"]),
    Row(
      id: "products not loading", facts: "\"products\": \"failed\"",
      standing: "evaluation-not-started", news: "store-unavailable", access: "none",
      reason: "evaluation: it was not started, and nothing that gives access is owned",
      newsReason: "products: the products could not be loaded, so there is no price to show"),
  ]

  @Test(arguments: evaluation + purchases + elsewhere) func derives(_ row: Row) throws {
    let derived = try accessPolicy(evaluation: true).derive(from: accessFacts(row.facts))
    #expect(derived.standing.text == row.standing)
    #expect(derived.news?.text == row.news)
    #expect(derived.state.text == row.news ?? row.standing)
    #expect(derived.access.shorthand == row.access)
    #expect(derived.reason.line == row.reason)
    #expect(derived.newsReason?.line == row.newsReason)
    #expect(derived.notes.map(\.line) == row.notes)
    #expect(derived.situation == derived.standing.situation)
  }

  @Test func countsDaysInTheReadersZone() throws {
    let policy = try accessPolicy(evaluation: true, counting: .midnight)
    let started = "\"evaluation\": {\"started\": \"2027-03-20T22:30:00Z\"}"
    let zone = """
      "timeZone": {
        "offset": "+01:00", "changes": [{"at": "2027-03-28T01:00:00Z", "offset": "+02:00"}]
      }
      """
    // In Berlin the first day is 20 March, so that the last one ends as 3 April begins.
    let last = "\"now\": \"2027-04-02T21:59:59Z\", \(started), \(zone)"
    let over = "\"now\": \"2027-04-02T22:00:00Z\", \(started), \(zone)"
    #expect(policy.derive(from: try accessFacts(last)).state.text == "evaluation:1")
    #expect(policy.derive(from: try accessFacts(over)).state.text == "evaluation-expired")
    let inUTC = policy.derive(
      from: try accessFacts("\"now\": \"2027-04-02T22:00:00Z\", \(started)"))
    #expect(inUTC.state.text == "evaluation:1")
    #expect(inUTC.notes.map(\.line) == ["timeZone: days are counted in UTC"])
  }
}
