import Foundation
import Testing

@Suite struct RenderCommandTests {
  /// The shortest way to see something: the built-in example, which says that it is one.
  @Test func rendersTheBuiltInExample() throws {
    let result = try Program.run(["render"])
    #expect(result.ending == .code(0))
    #expect(
      result.errorText
        == "paywall-render: no catalog given, so this is the built-in example 'BrewLog'\n")
    #expect(
      result.outputText == """
        Get more from BrewLog

          • Log as many brews as you like
          • Charts of taste, grind and time
          • Export to CSV

        Free for your first 20 brews.

        BrewLog Pro Yearly
          $19.99 per year
          Save 44%
          compared with paying $2.99 per month
          $1.67 per month, billed as $19.99 per year
          Renews automatically at $19.99 per year until canceled.
          [ Subscribe ]

        BrewLog Pro Monthly
          $2.99 per month
          Renews automatically at $2.99 per month until canceled.
          [ Subscribe ]

        Cancel anytime in your App Store account settings. You keep access until the end
        of the time you have paid for.
        Payment is charged to your Apple Account.

        [ Restore Purchases ]
        [ Not Now ]

        Terms of Use
          https://brewlog.example/terms
        Privacy Policy
          https://brewlog.example/privacy
        Support
          https://brewlog.example/support

        """)
  }

  @Test func rendersTheExampleOfTheUnlock() throws {
    let result = try Program.run(["render", "--template", "one-time-unlock"])
    #expect(result.ending == .code(0))
    #expect(
      result.errorText
        == "paywall-render: no catalog given, so this is the built-in example 'PocketTuner'\n")
    #expect(result.outputText.hasPrefix("Unlock PocketTuner\n"))
    #expect(result.outputText.contains("\n  One-time purchase. No subscription: nothing renews.\n"))
  }

  /// The issue's own figures: 44 percent, 5 months, 1.67 a month and a no-break space before the sign.
  @Test func writesTheExampleInGermanAsJSON() throws {
    let result = try Program.run([
      "render", "--catalog", PackageFolder.path("Examples/BrewLog/BrewLog.storekit"),
      "--template", "subscription", "--locale", "de", "--format", "json",
    ])
    #expect(result.ending == .code(0))
    #expect(result.errorText == "")
    let json = try JSONValue(result.output)
    let plan = try json["plans"].elements[0]
    #expect(try plan["productID"].text == "app.example.brewlog.pro.yearly")
    #expect(try plan["displayName"].text == "BrewLog Pro jährlich")
    #expect(try plan["savings"]["percent"].number == 44)
    #expect(try plan["savings"]["monthsFree"].number == 5)
    #expect(try plan["equivalents"].elements[0]["unit"].text == "month")
    #expect(try plan["equivalents"].elements[0]["amount"].text == "1.67")
    #expect(try plan["price"]["text"].text == "19,99\u{A0}$")
    #expect(result.outputText.contains(#""text": "19,99\u00A0$""#))
  }

  @Test func writesTheExampleInArabic() throws {
    let result = try Program.run(["render", "--locale", "ar", "--format", "json"])
    let json = try JSONValue(result.output)
    #expect(try json["direction"].text == "rtl")
    for plan in try json["plans"].elements {
      let price = try plan["price"]["text"].text
      #expect(price.hasPrefix("\u{2068}") && price.hasSuffix("\u{2069}"), "\(price)")
    }
  }

  @Test func writesAPageAndAFragment() throws {
    let page = try Program.run(["render", "--format", "html", "--locale", "ja"]).outputText
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ja\" dir=\"ltr\">\n"))
    #expect(page.hasSuffix("</html>\n"))
    let fragment = try Program.run(["render", "--format", "html", "--locale", "ja", "--fragment"])
    #expect(
      fragment.outputText.hasPrefix("<main class=\"pw pw-subscription\" lang=\"ja\" dir=\"ltr\">"))
    #expect(page.contains(fragment.outputText.trimmingCharacters(in: .newlines)))
    for word in ["http-equiv", "src=", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func wrapsTextToTheColumns() throws {
    let result = try Program.run(["render", "--columns", "30"])
    let lines = result.outputText.split(separator: "\n")
    #expect(lines.map(\.count).max() ?? 0 <= 30 + 3)
    #expect(lines.allSatisfy { $0.count <= 30 || $0.contains("https://") })
    #expect(lines.contains("  compared with paying $2.99"))
  }

  /// What a bare catalog does not say is left out, and standard error says which and why.
  @Test func rendersABareCatalog() throws {
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.twoPlans])
    let result = try Program.run(["render", "--catalog", "App.storekit"], in: folder)
    #expect(result.ending == .code(0))
    #expect(result.outputText.hasPrefix("Choose your plan\n\nPro Yearly\n  $19.99 per year\n"))
    let left = ["features", "freeTier", "terms", "privacy", "support"].map { section in
      let fact = ["terms", "privacy", "support"].contains(section) ? "links.\(section)" : section
      return "paywall-render: note: left out '\(section)': nobody gave '\(fact)' [fact-missing]\n"
        + "  fix: add '\(fact)' to paywall.json\n"
    }
    let missing = [
      ("the screen does not say what the customer gets", "contents-missing", "features"),
      ("the screen has no link to the terms of use", "terms-link-missing", "links.terms"),
      ("the screen has no link to the privacy policy", "privacy-link-missing", "links.privacy"),
    ].map { message, rule, fact in
      "paywall-render: warning: \(message) [\(rule)]\n  product: pro.yearly\n"
        + "  fix: state '\(fact)' in paywall.json\n"
    }
    #expect(result.errorText == (left + missing).joined())
  }

  private static let cancelTemplate = """
    {"schema": "paywall-template/1", "name": "unlock", "summary": "s", "kinds": ["nonConsumable"],
      "maximumPlans": 1, "states": ["new"], "sections": [
        {"id": "price", "role": "billedAmount", "prominence": 1, "values": ["price"]},
        {"id": "cancel", "role": "cancelTerms", "prominence": 2, "required": true,
          "messages": ["cancel.anytime"]}]}
    """

  /// A one-time purchase has nothing to cancel, so nothing may say that it can be canceled.
  static let refusal = CommandRow(
    id: "refused", command: "render --catalog App.storekit --template own/",
    files: [
      "App.storekit": StoreKitText.unlock, "own/template.json": cancelTemplate,
      "own/layout.txt": "{{cancel.text}}",
    ], code: 1,
    errors: """
      paywall-render: error: refused: the required section 'cancel' of 'full' cannot be written \
      truthfully
        'cancel.anytime' claims cancel-anytime: there is nothing to cancel: 'full' is a \
      non-consumable, bought once and kept

      """)

  @Test func refusesToSayThatAPurchaseCanBeCanceled() throws { try Self.refusal.check() }

  /// App Review Guideline 3.1.2: a calculated price never stands above the billed one.
  static let dishonest = CommandRow(
    id: "dishonest", command: "render --catalog App.storekit --template own/",
    files: [
      "App.storekit": StoreKitText.twoPlans,
      "own/template.json": """
      {"schema": "paywall-template/1", "name": "own", "summary": "s", "kinds": ["autoRenewable"],
        "states": ["new"], "sections": [{"plans": [
          {"id": "headline", "role": "equivalent", "prominence": 1, "messages": ["plan.equivalent"]},
          {"id": "small", "role": "billedAmount", "prominence": 4, "messages": ["plan.price"]}]}]}
      """, "own/layout.txt": "",
    ], code: 1,
    errors: """
      own/template.json: error: 'headline' has prominence 1, and the billed amount 4 \
      [billed-amount-not-most-prominent]
        fix: put the billed amount first, with the smallest prominence number

      """)

  @Test func refusesATemplateThatHidesTheBilledAmount() throws { try Self.dishonest.check() }
}
