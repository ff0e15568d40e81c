import Testing

/// The whole matrix: what renders with the example of every kind, and why the rest is refused.
@Suite struct StateMatrixTests {
  /// A template's states and kinds, as the documentation has them.
  private struct Fit {
    let states: [String]
    var kinds = ["autoRenewable", "nonRenewing", "consumable", "nonConsumable"]
  }

  private static let expired = [
    "expired:auto-renew-off", "expired:billing-error", "expired:price-increase",
    "expired:product-unavailable", "expired:unknown",
  ]
  private static let offer = ["free:18", "new", "unknown", "evaluation-not-started"]
  private static let selling = offer + expired + ["revoked"]
  private static let standing =
    [
      "unknown", "new", "free:18", "evaluation-not-started", "evaluation:3", "evaluation-expired",
      "permanently-unlocked", "family-shared", "subscribed", "subscribed-ending",
      "subscribed-changing", "price-increase-consent", "price-increase-notice", "grace-period",
      "billing-retry",
    ] + expired + ["revoked", "upgraded"]
  private static let news = [
    "purchased", "purchase-pending", "purchase-interrupted", "purchase-unverified",
    "purchase-failed", "product-unavailable", "network-failure", "restored", "nothing-to-restore",
    "restore-failed", "store-unavailable",
  ]
  private static let renewing = ["autoRenewable"]

  private static let fits: [String: Fit] = [
    "subscription": Fit(states: selling, kinds: renewing),
    "single-plan": Fit(states: selling, kinds: renewing),
    "commitment": Fit(states: selling, kinds: renewing),
    "subscription-or-lifetime": Fit(
      states: selling + ["subscribed"], kinds: ["autoRenewable", "nonConsumable"]),
    "introductory-offer": Fit(states: offer, kinds: renewing),
    "win-back": Fit(states: expired, kinds: renewing),
    "offer-code": Fit(
      states: offer + expired + ["subscribed", "revoked", "evaluation:3", "evaluation-expired"]),
    "one-time-unlock": Fit(
      states: offer + ["evaluation:3", "evaluation-expired", "revoked", "permanently-unlocked"],
      kinds: ["nonConsumable"]),
    "feature-gate": Fit(states: ["free:18"]), "plan-card": Fit(states: standing),
    "plan-change": Fit(
      states: [
        "subscribed", "subscribed-ending", "subscribed-changing", "price-increase-notice",
        "price-increase-consent",
      ], kinds: renewing),
    "price-increase": Fit(
      states: ["price-increase-notice", "price-increase-consent"], kinds: renewing),
    "status": Fit(
      states: [
        "grace-period", "billing-retry", "revoked", "upgraded", "subscribed-ending",
        "family-shared",
      ] + expired),
    "purchase-result": Fit(states: news), "pricing-page": Fit(states: offer),
    "store-listing": Fit(states: ["new", "free:18", "unknown"]), "support": Fit(states: standing),
    "privacy-disclosure": Fit(states: standing),
  ]

  private func matrix(_ arguments: [String], in folder: TemporaryFolder? = nil) throws -> [[String]]
  {
    let result = try Program.run(["states", "--matrix"] + arguments, in: folder)
    #expect(result.ending == .code(0), "\(result.errorText)")
    return result.outputText.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Of 18 templates, 33 states and 4 kinds each row is composed and written as text and HTML.
  @Test(arguments: ["en", "ar"])
  func rendersEveryRowThatFits(locale: String) throws {
    let rows = try matrix(["--locale", locale])
    #expect(rows.count == 18 * 33 * 4)
    #expect(Set(rows.map { $0[0] }) == Set(Self.fits.keys))
    #expect(Set(rows.map { $0[1] }) == Set(Self.standing + Self.news))
    for row in rows {
      let fit = try #require(Self.fits[row[0]])
      if fit.states.contains(row[1]), fit.kinds.contains(row[2]) {
        #expect(row[3] == "renders", "\(row)")
        #expect(row[4].hasPrefix("app.example.wayfinder."), "\(row)")
      } else if fit.kinds.contains(row[2]) {
        #expect(row[3] == "refused", "\(row)")
        #expect(row[4].hasPrefix("it is for the states "), "\(row)")
      } else {
        #expect(row[3] == "refused", "\(row)")
        #expect(row[4] == "it shows \(fit.kinds.joined(separator: ", ")), not \(row[2])", "\(row)")
      }
    }
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let template: String
    let state: String
    let kind: String
    let reason: String
    var testDescription: String { "\(template) \(state) \(kind)" }
  }

  /// With two plain plans of one group, what needs more is refused as `render` refuses it.
  static let refusals = [
    Refusal(
      template: "commitment", state: "new", kind: "autoRenewable",
      reason: "no product has a 12-month commitment on sale in this storefront"),
    Refusal(
      template: "win-back", state: "expired:auto-renew-off", kind: "autoRenewable",
      reason: "the section 'introPrice': 'offer.freeTrial' is for a plan or app with an offer that "
        + "renews"),
    Refusal(
      template: "subscription-or-lifetime", state: "new", kind: "autoRenewable",
      reason: "it shows autoRenewable beside nonConsumable, and no nonConsumable is shown"),
    Refusal(
      template: "one-time-unlock", state: "new", kind: "nonConsumable",
      reason: "the catalog has no nonConsumable"),
    Refusal(
      template: "price-increase", state: "price-increase-notice", kind: "autoRenewable",
      reason: "the section 'prices': 'increase.prices' is for a plan or app with a price increase"),
    Refusal(
      template: "feature-gate", state: "free:18", kind: "autoRenewable",
      reason: "the section 'headline': 'gate.headline' is for a plan or app with a free limit that "
        + "is reached"),
    Refusal(
      template: "status", state: "new", kind: "autoRenewable",
      reason: "it is for the states grace-period, billing-retry, expired, revoked, upgraded, "
        + "subscribed-ending, family-shared, and the state is new"),
    Refusal(
      template: "subscription", state: "new", kind: "consumable",
      reason: "it shows autoRenewable, not consumable"),
  ]

  @Test func refusesWhatRenderRefuses() throws {
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.twoPlans])
    let rows = try matrix(["--catalog", "App.storekit"], in: folder)
    for row in Self.refusals {
      let line = rows.first { $0[..<3] == [row.template, row.state, row.kind] }
      #expect(line?[3...] == ["refused", row.reason], "\(row.testDescription)")
    }
    let plan = rows.first { $0[..<3] == ["subscription", "new", "autoRenewable"] }
    #expect(plan?[3...] == ["renders", "pro.yearly"])
  }
}
