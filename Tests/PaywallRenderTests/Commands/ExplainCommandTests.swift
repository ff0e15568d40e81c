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
                  rules: one-time-on-recurring
          proven  no-subscription in 'once' of full
                  'full' is a non-consumable, bought once and kept
                  rules: no-subscription-false

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
                  rules: cancel-anytime-not-renewable, cancel-anytime-under-commitment

        """,
      errors: """
        paywall-render: error: refused: the required section 'cancel' of 'full' cannot be written \
        truthfully
          'cancel.anytime' claims cancel-anytime: there is nothing to cancel: 'full' is a \
        non-consumable, bought once and kept

        """),
    CommandRow(
      id: "a rule", command: "explain cancel-by-deleting-app",
      output: """
        cancel-by-deleting-app
          Deleting the app is never called canceling.
          level   error
          kind    claim: something that the copy says
          group   Renewal and cancellation
          why     The store goes on charging.
          source  Google Play, Subscriptions policy; FTC Act Section 5
          wrong   To cancel, just delete the app.
          right   Cancel in the settings of your store account.

        """),
    CommandRow(
      id: "a rule as JSON", command: "explain cancel-by-deleting-app --format json",
      output: """
        {
          "schema": "paywall-rules/1",
          "rules": [
            {
              "id": "cancel-by-deleting-app",
              "group": "renewal",
              "kind": "claim",
              "level": "error",
              "requirement": "Deleting the app is never called canceling.",
              "reason": "The store goes on charging.",
              "source": "Google Play, Subscriptions policy; FTC Act Section 5",
              "wrong": "To cancel, just delete the app.",
              "right": "Cancel in the settings of your store account."
            }
          ]
        }

        """),
    CommandRow(
      id: "a rule as a section", command: "explain decline-option-missing --format markdown",
      output: """
        ### `decline-option-missing`

        A screen that sells has a visible, neutral way out.

        - warning, disclosure
        - Why: A hidden way out is none.
        - Source: Human Interface Guidelines, Modality; FTC v. Amazon (2025)
        - Wrong: \\[Subscribe\\]
        - Right: \\[Subscribe\\] \\[Not now\\]

        """),
    CommandRow(
      id: "a check", command: "explain icu-other-missing",
      output: """
        icu-other-missing
          A plural or select has a form 'other'.
          level   error
          group   Shape of messages and layouts
          why     ICU refuses the message, also where no number reaches the form.
          fix     Add 'other'; where no number reaches it, with the words of another form.

        """),
    CommandRow(
      id: "a misspelled check", command: "explain icu-other-mising", code: 2,
      errors:
        "paywall-render: error: there is no rule 'icu-other-mising'; did you mean "
        + "'icu-other-missing'? ('explain --rules' lists all)\n"),
    CommandRow(
      id: "two lists", command: "explain --rules --checks", code: 2,
      errors: "paywall-render: error: '--rules' and '--checks' are two lists: choose one\n"),
    CommandRow(
      id: "a misspelled rule", command: "explain cancel-by-deleting-ap", code: 2,
      errors:
        "paywall-render: error: there is no rule 'cancel-by-deleting-ap'; did you mean "
        + "'cancel-by-deleting-app'? ('explain --rules' lists all)\n"),
    CommandRow(
      id: "half a rule's name", command: "explain deleting-app", code: 2,
      errors:
        "paywall-render: error: there is no rule 'deleting-app'; did you mean "
        + "'cancel-by-deleting-app'? ('explain --rules' lists all)\n"),
    CommandRow(
      id: "no rule at all", command: "explain xyz", code: 2,
      errors: "paywall-render: error: there is no rule 'xyz' ('explain --rules' lists all)\n"),
    CommandRow(
      id: "a rule and a catalog", command: "explain outcome-promise --catalog App.storekit",
      code: 2,
      errors: "paywall-render: error: '--catalog' says nothing about rules\n"),
    CommandRow(
      id: "a rule and all rules", command: "explain outcome-promise --rules", code: 2,
      errors: "paywall-render: error: '--rules' lists all rules, and 'outcome-promise' is one\n"),
    CommandRow(
      id: "two rules", command: "explain outcome-promise title-missing", code: 2,
      errors: "paywall-render: error: unexpected 'title-missing': 'explain' takes one word\n"),
    CommandRow(
      id: "numbers as JSON", command: "explain --format json", code: 2,
      errors:
        "paywall-render: error: '--format' is for rules: name one, or add '--rules' or '--checks'\n"
    ),
  ]

  /// Every rule has its line, and the JSON of all has its schema's name.
  @Test func listsAllRules() throws {
    let list = try Program.run(["explain", "--rules"]).outputText.split(separator: "\n")
    #expect(list.count == 122)
    #expect(
      list.first
        == "price-hardcoded                       Prices, percentages and counts of time enter copy through placeholders only."
    )
    let json = try Program.run(["explain", "--rules", "--format", "json"]).outputText
    #expect(json.hasPrefix("{\n  \"schema\": \"paywall-rules/1\",\n"))
    let page = try Program.run(["explain", "--rules", "--format", "markdown"]).outputText
    #expect(page.hasPrefix("# Rules\n\nThe 122 rules of honest copy."))
  }

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
