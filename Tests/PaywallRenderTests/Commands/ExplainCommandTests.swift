import Testing

@Suite struct ExplainCommandTests {
  static let rows = [
    CommandRow(
      id: "a purchase", command: "explain --catalog App.storekit --template own/",
      files: [
        "App.storekit": StoreKitText.unlock,
        "own/template.json": """
        {"schema": "paywall-template/1", "name": "own", "summary": "s",
          "kinds": ["nonConsumable"], "states": ["new"], "sections": [{"plans": [
            {"id": "once", "role": "terms", "prominence": 2, "messages": ["purchase.oneTime"]}]}]}
        """,
      ],
      output: """
        own for United States (USA), in en, numbers as in en

        full
          billed: 24.99 USD, once, as the catalog says
          no saving: 'full' is bought once and has no period to compare

        claims
          proven  one-time-purchase in 'once' of full
                  'full' is a non-consumable, bought once and kept
          proven  no-subscription in 'once' of full
                  'full' is a non-consumable, bought once and kept

        """),
    CommandRow(
      id: "a refusal shows the claims all the same",
      command: "explain --catalog App.storekit --template own/",
      files: [
        "App.storekit": StoreKitText.unlock,
        "own/template.json": """
        {"schema": "paywall-template/1", "name": "own", "summary": "s",
          "kinds": ["nonConsumable"], "states": ["new"], "sections": [{"plans": [
            {"id": "cancel", "role": "cancelTerms", "prominence": 2, "required": true,
              "messages": ["cancel.anytime"]}]}]}
        """,
      ], code: 1,
      output: """
        claims
          refused cancel-anytime in 'cancel' of full
                  there is nothing to cancel: 'full' is a non-consumable, bought once and kept

        """,
      errors: """
        paywall-render: error: refused: the required section 'cancel' of 'full' cannot be written \
        truthfully
          'cancel.anytime' claims cancel-anytime: there is nothing to cancel: 'full' is a \
        non-consumable, bought once and kept

        """),
  ]

  @Test(arguments: rows)
  func explains(row: CommandRow) throws { try row.check() }

  /// For each number of the example, the sum it came from.
  @Test func showsTheSumsOfTheExample() throws {
    let text = try Program.run(["explain"]).outputText
    for sum in [
      "per month: 1.67 (19.99 / 12 = 1.6658…, rounded up; 12 months)",
      "12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; 15.89 / 35.88 = 44.2865… %, rounded down to 44 %",
      "15.89 / 2.99 = 5.3143…, rounded down to 5",
    ] { #expect(text.contains(sum), "\(sum)") }
  }
}
