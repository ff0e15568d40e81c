import Testing

/// The free limit stands in one place, and everything that says it says the same.
@Suite struct FreeLimitTests {
  private func folder(_ limit: Int) throws -> TemporaryFolder {
    try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans,
      "paywall.json": """
      {"schema": "paywall-project/1", "catalog": "App.storekit", "freeTier": {"limit": \(limit),
        "text": {"en": "Free for your first {limit, plural, one {# brew} other {# brews}}."}}}
      """,
      "facts.json":
        #"{"schema": "paywall-facts/1", "now": "2026-11-30T09:00:00Z", "itemCount": 25}"#,
    ])
  }

  private func render(_ template: String, in folder: TemporaryFolder) throws -> String {
    let result = try Program.run(
      ["render", "--template", template, "--facts", "facts.json"], in: folder)
    #expect(result.ending == .code(0), "\(result.errorText)")
    return result.outputText
  }

  /// 25 things use up a limit of 20, and 25 of 30.
  @Test(arguments: [(20, 20, "25 are there, 20 are free"), (30, 25, "25 of 30 are used")])
  func saysOneLimitEverywhere(limit: Int, used: Int, reason: String) throws {
    let folder = try folder(limit)
    let usage = "\(used) of \(limit) used in the free version\n"
    let sentence = "Free for your first \(limit) brews.\n"
    let gate = try render("feature-gate", in: folder)
    #expect(gate.contains(usage) && gate.contains(sentence))
    #expect(try render("plan-card", in: folder).contains(usage))
    #expect(try render("subscription", in: folder).contains(sentence))
    let states = try Program.run(["states", "--facts", "facts.json"], in: folder).outputText
    #expect(
      states == """
        state   free:25
        because \(reason), and nothing that gives access is owned

        """)
  }

  /// At 25 things a limit of 20 is reached, and one of 30 leaves 5.
  @Test func closesTheGateAtTheLimit() throws {
    #expect(try render("feature-gate", in: folder(20)).hasPrefix("You’ve reached the free limit\n"))
    let open = try render("feature-gate", in: folder(30))
    #expect(open.hasPrefix("You’re using the free version.\n"))
    #expect(open.contains("\n5 more are free\n"))
  }
}
