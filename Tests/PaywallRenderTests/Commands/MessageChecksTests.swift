import Foundation
import Testing

/// Good messages that are broken one at a time, and found at their place by the command line.
@Suite struct MessageChecksTests {
  struct Mutation: Sendable, CustomTestStringConvertible {
    let id: String
    let locale: String
    let key: String
    /// What is replaced in the built-in message, and by what; `nil` writes the whole message anew.
    let old: String?
    let new: String
    let rule: String
    let level: String
    /// The place in the file of one message.
    let column: Int
    var base: String?

    var testDescription: String { id }

    /// The file with the broken message, as JSON has it.
    func file() throws -> String {
      let name = base ?? locale
      let data = try Data(
        contentsOf: PackageFolder.url.appendingPathComponent("Locales/\(name).arb"))
      let all = try #require(JSONSerialization.jsonObject(with: data) as? [String: String])
      let message = try #require(all[key])
      var broken = new
      if let old {
        #expect(message.contains(old), "the built-in message has no '\(old)'")
        broken = message.replacing(old, with: new)
      }
      return "{\"\(key)\": \"\(broken)\"}\n"
    }
  }

  static let mutations = [
    Mutation(
      id: "other is removed", locale: "en", key: "period.month.length",
      old: " other {# months}", new: "", rule: "icu-other-missing", level: "error", column: 26),
    Mutation(
      id: "a price is dropped in one branch", locale: "de", key: "commitment.terms", old: nil,
      new: "{payments, plural, one {# Zahlung, {commitmentTotal}} other {# Zahlungen}}",
      rule: "arg-missing-in-branch", level: "error", column: 77),
    Mutation(
      id: "a price is typed", locale: "de", key: "action.buy", old: "{price}",
      new: "{price} ($4.99)",
      rule: "price-literal", level: "error", column: 31),
    Mutation(
      id: "an apostrophe before a brace", locale: "fr", key: "pricing.headline", old: "{app}",
      new: "l'{app}", rule: "icu-apostrophe", level: "error", column: 34),
    Mutation(
      id: "a currency beside a price", locale: "de", key: "savings.amount", old: "{savedAmount}",
      new: "{savedAmount} €", rule: "currency-literal-next-to-arg", level: "error", column: 35),
    Mutation(
      id: "a Latin a in a Cyrillic word", locale: "sr", key: "label.price", old: nil, new: "Ценa",
      rule: "script-unexpected", level: "warning", column: 24, base: "en"),
    Mutation(
      id: "a direction mark is stripped", locale: "ar", key: "result.storeUnavailable", old: nil,
      new: "App Store غير متاح.", rule: "bidi-mark-stripped", level: "warning", column: 30),
    Mutation(
      id: "longer than the limit", locale: "de", key: "action.close", old: nil,
      new: "Dieses Fenster wieder schließen", rule: "fit-graphemes", level: "warning", column: 19),
  ]

  private func run(_ mutation: Mutation, format: String) throws -> ChildProcess.Result {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans, "own/\(mutation.locale).arb": try mutation.file(),
    ])
    return try Program.run(
      [
        "check", "--only", "localization", "--catalog", "App.storekit", "--locales", "own",
        "--locale", mutation.locale, "--format", format,
      ], in: folder)
  }

  @Test(arguments: mutations) func findsAMutation(row: Mutation) throws {
    let place = "own/\(row.locale).arb:1:\(row.column)"
    let text = try run(row, format: "text")
    #expect(text.ending == .code(1))
    let lines = text.outputText.split(separator: "\n").map(String.init)
    #expect(
      lines.contains { $0.hasPrefix("\(place): \(row.level): ") && $0.hasSuffix("[\(row.rule)]") },
      "\(place) \(row.rule) in\n\(text.outputText)")
    let sarif = try JSONValue(try run(row, format: "sarif").output)
    let results = try sarif["runs"].elements[0]["results"].elements
    let found = try results.filter { try $0["ruleId"].text == row.rule }
    try #require(found.count == 1, "\(found.count)")
    let location = try found[0]["locations"].elements[0]["physicalLocation"]
    #expect(try location["artifactLocation"]["uri"].text == "own/\(row.locale).arb")
    #expect(try location["region"]["startLine"].number == 1)
    let junit = try run(row, format: "junit").outputText
    #expect(junit.contains("<testsuite name=\"\(row.rule)\" tests=\"1\""))
    #expect(junit.contains(place))
  }

  @Test func findsNothingInTheBuiltInMessages() throws {
    let result = try Program.run(["check", "--only", "localization", "--format", "line"])
    #expect(result.outputText == "")
    #expect(result.ending == .code(0))
  }

  /// Every file is read, whatever is wrong with another, and rendering leaves out what cannot be written.
  @Test func goesOnAfterABrokenFile() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans,
      "own/de.arb": "{\"action.buy\": \"Kaufen\",\n\"action.buy\": ",
      "own/fr.arb": "{\"action.buy\": \"Acheter pour $5\"}\n",
      "own/iw.arb": "{}\n",
    ])
    let result = try Program.run(
      [
        "check", "--catalog", "App.storekit", "--locales", "own", "--format", "line", "--only",
        "localization",
      ],
      in: folder)
    #expect(result.ending == .code(1))
    let rules = result.outputText.split(separator: "\n").map { line in
      "\(line.prefix { $0 != ":" }) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
    #expect(
      Set(rules).isSuperset(of: [
        "own/de.arb file-syntax", "own/fr.arb arg-missing", "own/fr.arb price-literal",
        "own/iw.arb locale-tag",
      ]), "\(result.outputText)")
    let all = try Program.run(
      ["check", "--catalog", "App.storekit", "--locales", "own", "--format", "line"], in: folder)
    #expect(all.ending == .code(1))
    #expect(all.outputText.contains("[file-syntax]"))
  }

  /// Levels and accepted findings of a project hold for these checks too.
  @Test func followsTheProjectsSettings() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans,
      "own/de.arb": #"{"action.close": "Zu  machen", "label.plan": "7 Tage"}"#,
      "paywall.json": """
      {"schema": "paywall-project/1", "catalog": "App.storekit", "checks": {
        "levels": {"space-double": "note"},
        "ignore": [{"rule": "number-literal", "place": "label.plan", "reason": "The plan's own name."}]}}
      """,
    ])
    let result = try Program.run(
      ["check", "--only", "localization", "--locales", "own", "--format", "line"], in: folder)
    #expect(result.outputText == "own/de.arb:1:22: note: two spaces in a row [space-double]\n")
    #expect(result.ending == .code(0))
  }

  /// A template that names a message that nobody wrote is a finding, and the others are checked all the same.
  @Test func findsAnUnknownMessageOfATemplate() throws {
    let folder = try TemporaryFolder([
      "App.storekit": StoreKitText.twoPlans,
      "own/mine/template.json": """
      {"schema": "paywall-template/1", "name": "mine", "summary": "s",
        "kinds": ["autoRenewable"], "states": ["new"], "sections": [
          {"id": "a", "role": "headline", "prominence": 1, "messages": ["subscription.headlin"]}]}
      """,
    ])
    let result = try Program.run(
      [
        "check", "--catalog", "App.storekit", "--templates", "own", "--format", "line", "--only",
        "localization",
      ], in: folder)
    #expect(
      result.outputText
        == "own/mine/template.json:3:67: error: no message 'subscription.headlin' in the contract [key-undefined]\n"
    )
    #expect(result.ending == .code(1))
  }
}
