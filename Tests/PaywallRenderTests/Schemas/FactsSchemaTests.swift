import Foundation
import Testing

/// Facts files fit their published schema exactly when the program reads them.
@Suite struct FactsSchemaTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// What follows `schema` and `now` in the file.
    let members: String
    /// What the schema finds; empty for a file that fits.
    var violation = ""
    var testDescription: String { id }
  }

  static let rows = [
    Row(id: "nothing else", members: ""),
    Row(
      id: "everything that can be known",
      members: """
        , "timeZone": {"offset": "+01:00", "changes": [
          {"at": "2027-03-28T01:00:00Z", "offset": "+02:00"}]},
        "owned": ["full", {"productID": "pass", "verified": true, "finished": false,
          "familyShared": true, "expirationDate": "2027-01-01T00:00:00+01:00"}],
        "subscriptions": [
          {"productID": "m", "state": "subscribed", "willAutoRenew": true,
            "autoRenewPreference": "y", "priceIncreaseStatus": "pending"},
          {"productID": "n", "state": "expired", "expirationReason": "billingError"},
          {"productID": "o", "state": "inGracePeriod",
            "gracePeriodExpirationDate": "2026-12-01T00:00:00Z"}],
        "refresh": "succeeded", "evaluation": {"started": "2026-11-16T09:00:00Z",
          "latestSeen": "2026-11-20T09:00:00Z", "setBackSeconds": 60}, "itemCount": 18,
        "purchase": {"productID": "full", "outcome": "pending"},
        "restore": {"outcome": "nothingFound", "checked": ["purchases", "familySharing"]},
        "products": "loaded"
        """),
    Row(
      id: "an unknown key", members: #", "owner": []"#,
      violation: ": Additional properties are not allowed ('owner' was unexpected)"),
    Row(
      id: "a reason of a subscription that has not ended",
      members: #", "subscriptions": [{"productID": "m", "state": "subscribed", "#
        + #""expirationReason": "unknown"}]"#,
      violation: "subscriptions/0/expirationReason: False schema does not allow 'unknown'"),
    Row(
      id: "found, and nothing was", members: #", "restore": {"outcome": "found"}"#,
      violation: "restore: 'productIDs' is a required property"),
    Row(
      id: "an outcome of another spelling",
      members: #", "purchase": {"productID": "full", "outcome": "cancelled"}"#,
      violation: "purchase/outcome: 'cancelled' is not one of ['success', 'pending', "
        + "'userCancelled', 'interrupted', 'unverified', 'failed', 'productUnavailable', "
        + "'networkFailure']"),
    Row(
      id: "a time without an offset",
      members: #", "evaluation": {"started": "2026-11-16T09:00:00"}"#,
      violation: "evaluation/started: '2026-11-16T09:00:00' does not match"),
    Row(
      id: "less than nothing", members: #", "itemCount": -1"#,
      violation: "itemCount: -1 is less than the minimum of 0"),
  ]

  @Test(arguments: rows)
  func agreesWithTheProgram(row: Row) throws {
    let folder = try TemporaryFolder([
      "facts.json": #"{"schema": "paywall-facts/1", "now": "2026-11-30T09:00:00Z""#
        + row.members + "}"
    ])
    let found = try ChildProcess(
      path: "/usr/bin/python3",
      arguments: [
        PackageFolder.path("Tests/Oracles/validate-json.py"),
        PackageFolder.path("Schemas/paywall-facts.schema.json"), folder.file("facts.json"),
      ]
    ).run().outputText
    let read = try Program.run(["states", "--facts", "facts.json"], in: folder)
    if row.violation.isEmpty {
      #expect(found == "")
      #expect(read.ending == .code(0), "\(read.errorText)")
    } else {
      #expect(found.contains(row.violation), "\(found)")
      #expect(read.ending == .code(2))
    }
  }
}
