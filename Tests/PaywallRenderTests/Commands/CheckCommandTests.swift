import Testing

@Suite struct CheckCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let catalog: String
    let name: String
    let text: String
    var options: [String] = []
    let lines: [String]
    var code: Int32 = 1

    var testDescription: String { id }
  }

  private static let ladder = StoreKitText.file(subscriptions: [
    StoreKitText.subscription("pro.monthly", "P1M", "9.99"),
    StoreKitText.subscription("pro.yearly", "P1Y", "99.99"),
  ])

  static let rows = [
    Row(
      id: "nothing to cancel in German", catalog: StoreKitText.unlock, name: "page.txt",
      text: "Jederzeit kündbar.\n", options: ["--locale", "de"],
      lines: [
        "page.txt:1:1: error: there is nothing to cancel: 'full' is a non-consumable, bought once and kept [cancel-anytime-not-renewable]"
      ]),
    Row(
      id: "a true word about canceling", catalog: StoreKitText.unlock, name: "page.txt",
      text: "There is nothing to cancel.\n", lines: [], code: 0),
    Row(
      id: "savings too large, and too small", catalog: StoreKitText.twoPlans, name: "page.md",
      text:
        "# Pro\n\nSave **45 %** compared with paying monthly.\n\nSave 40% compared with monthly.\n",
      lines: [
        "page.md:3:1: error: says 45%, the prices give 44% [save-percent-overstated]",
        "page.md:5:1: warning: says 40%, the prices give 44% [save-percent-understated]",
      ]),
    Row(
      id: "nine cents short of two months", catalog: ladder, name: "page.html",
      text: "<section><h2>Yearly</h2>\n<p>Get <b>2&nbsp;months free</b>!</p></section>\n",
      lines: [
        "page.html:2:4: error: says 2 months free, the prices give 1, 0.09 USD short [months-free-mismatch]"
      ]),
    Row(
      id: "a file of messages, by its own language", catalog: StoreKitText.unlock,
      name: "app_fr.arb",
      text: "{\"@@locale\": \"fr\",\n \"buy\": \"Sans engagement, résiliable à tout moment.\"}\n",
      lines: [
        "app_fr.arb:2:27: error: there is nothing to cancel: 'full' is a non-consumable, bought once and kept [cancel-anytime-not-renewable]"
      ]),
  ]

  @Test(arguments: rows)
  func judgesAFile(row: Row) throws {
    let folder = try TemporaryFolder(["App.storekit": row.catalog, row.name: row.text])
    let result = try Program.run(
      ["check", "--text", row.name, "--catalog", "App.storekit", "--format", "line"] + row.options,
      in: folder)
    #expect(result.outputText == row.lines.map { $0 + "\n" }.joined())
    #expect(result.ending == .code(row.code))
  }

  /// Six untrue sentences on a page of invented Markdown, each found at its place.
  @Test func findsSixUntrueSentencesInJapanese() throws {
    let page = """
      # Pro

      年額プランなら月額より45%お得です。

      - 6か月分無料です。
      - 一番人気のプラン

      7日間の無料トライアル付き。

      期間限定のキャンペーンです。

      買い切りで、サブスクリプションではありません。

      """
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.twoPlans, "page.md": page])
    let result = try Program.run(
      [
        "check", "--text", "page.md", "--catalog", "App.storekit", "--locale", "ja", "--format",
        "line", "--fail-on", "error",
      ], in: folder)
    let found = result.outputText.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { line in
        let place = line.split(separator: ":")[1]
        return "\(place) \(line.split(separator: "[").last?.dropLast() ?? "")"
      }
    #expect(
      Set(found).isSuperset(of: [
        "3 save-percent-overstated", "5 months-free-mismatch", "6 most-popular-without-evidence",
        "8 free-trial-without-offer", "10 urgency-without-deadline", "12 no-subscription-false",
      ]))
    #expect(result.ending == .code(1))
  }

  /// The description of the built-in example says two months, and the prices give five.
  @Test func judgesTheBuiltInExample() throws {
    let result = try Program.run(["check", "--format", "line"])
    #expect(
      result.outputText
        == "built-in Examples/BrewLog/BrewLog.storekit:84:55: warning: says 2 months free, the prices give 5 [save-percent-understated]\n"
    )
    #expect(result.ending == .code(1))
    #expect(try Program.run(["check", "--fail-on", "error"]).ending == .code(0))
  }

  /// A feature of the team's own that is untrue refuses the paywall, and names the words, the rule and the place.
  @Test func refusesAPaywallWithAnUntrueFeature() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.unlock,
      "paywall.json": """
      {"schema": "paywall-project/1", "features": [
        {"id": "all", "text": {"en": "All tunings, cancel anytime"}}]}
      """,
    ])
    let result = try Program.run(
      ["render", "--catalog", "App.storekit", "--template", "one-time-unlock"], in: folder)
    #expect(result.ending == .code(1))
    #expect(result.outputText.isEmpty)
    #expect(
      result.errorText.contains(
        "'cancel anytime': there is nothing to cancel: 'full' is a non-consumable"))
    #expect(result.errorText.contains("[cancel-anytime-not-renewable]"))
  }

  /// What `render` refuses is found, once for all languages; a template that does not fit the catalog is left out.
  @Test func findsAPaywallThatIsRefused() throws {
    let layout = "<p>{{#cancel}}{{text}}{{/cancel}}</p>"
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.unlock,
      "templates/unlock/template.json": """
      {"schema": "paywall-template/1", "name": "unlock", "summary": "s", "kinds": ["nonConsumable"],
        "maximumPlans": 1, "states": ["new"], "sections": [
          {"id": "price", "role": "billedAmount", "prominence": 1, "values": ["price"]},
          {"id": "cancel", "role": "cancelTerms", "prominence": 2, "required": true,
            "messages": ["cancel.anytime"]}]}
      """, "templates/unlock/layout.html": layout, "templates/unlock/layout.txt": "{{cancel.text}}",
    ])
    let arguments = [
      "check", "--catalog", "App.storekit", "--templates", "templates", "--locale", "en,de",
      "--only", "honesty", "--format", "line",
    ]
    let result = try Program.run(arguments, in: folder)
    let refusals = result.outputText.split(separator: "\n").filter {
      $0.hasSuffix("[paywall-refused]")
    }
    #expect(
      refusals == [
        "templates/unlock/template.json: error: the required section 'cancel' cannot be written "
          + "truthfully: 'cancel.anytime' claims cancel-anytime: there is nothing to cancel: 'full' "
          + "is a non-consumable, bought once and kept [paywall-refused]"
      ], "\(result.outputText)\(result.errorText)")
    #expect(result.ending == .code(1))
  }

  /// A project's own level and its accepted finding are followed, and an entry that accepts nothing is found.
  @Test func followsTheProjectsSettings() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.unlock,
      "page.txt": "Cancel anytime. Most popular!\n",
      "paywall.json": """
      {"schema": "paywall-project/1", "checks": {
        "levels": {"most-popular-without-evidence": "note"},
        "ignore": [{"rule": "cancel-anytime-not-renewable", "place": "page.txt",
          "reason": "An old page that is rewritten in May."}]}}
      """,
    ])
    let result = try Program.run(
      ["check", "--text", "page.txt", "--catalog", "App.storekit", "--format", "line"], in: folder)
    #expect(
      result.outputText
        == "page.txt:1:17: note: no evidence says that it is [most-popular-without-evidence]\n")
    #expect(result.ending == .code(0))
  }
}
