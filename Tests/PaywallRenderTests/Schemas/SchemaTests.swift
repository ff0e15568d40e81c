import Foundation
import Testing

/// Everything that is written as JSON, and every JSON file of the package, fits its published schema.
///
/// The validator is the jsonschema package of Python, which knows nothing of this project.
@Suite struct SchemaTests {
  private func violations(of documents: [(schema: String, path: String)]) throws -> String {
    let result = try ChildProcess(
      path: "/usr/bin/python3",
      arguments: [PackageFolder.path("Tests/Oracles/validate-json.py")]
        + documents.flatMap { [PackageFolder.path("Schemas/\($0.schema).schema.json"), $0.path] }
    ).run()
    #expect(result.errorText == "")
    return result.outputText
  }

  /// Every built-in template that shows the example's products, in a right-to-left locale.
  @Test func describesTheCopyOfEveryTemplate() throws {
    let folder = try TemporaryFolder()
    var documents: [(schema: String, path: String)] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path("Templates"))
    let states = [
      "feature-gate": "free:3", "plan-card": "subscribed", "status": "billing-retry",
      "purchase-result": "purchase-pending",
    ]
    for name in names.sorted() where name != "shared" {
      let state = states[name].map { ["--state", $0] } ?? []
      let result = try Program.run(
        ["render", "--template", name, "--locale", "ar", "--format", "json", "--output", name]
          + state, in: folder)
      // A template for another kind of product has nothing to show.
      guard result.ending == .code(0) else { continue }
      documents.append(("paywall-copy", folder.file(name)))
    }
    #expect(documents.count >= 8)
    #expect(try violations(of: documents) == "")
  }

  /// One catalog with everything that a plan can have.
  private static let rich = StoreKitText.file(
    storefront: "DEU",
    subscriptions: [
      StoreKitText.subscription(
        "year", "P1Y", "49.99",
        more: StoreKitText.offer("free", "P1W") + """
          , "billingPlans": [
            {"billingPlanType": "BILLED_UPFRONT", "displayPrice": "49.99", "isEnabled": true},
            {"billingPlanType": "MONTHLY", "displayPrice": "4.99", "isEnabled": true}],
          "adHocOffers": [{"internalID": "A", "offerID": "a", "paymentMode": "payUpFront",
            "subscriptionPeriod": "P3M", "numberOfPeriods": 1, "displayPrice": "4.99"}]
          """),
      StoreKitText.subscription(
        "month", "P1M", "7.99",
        more: StoreKitText.offer("payAsYouGo", "P1M", price: "0.99", count: 3)),
      StoreKitText.subscription("week", "P7D", "2.99"),
    ], products: [StoreKitText.product("coins", "0.99", type: "Consumable")])

  @Test func describesPricesAndCopyWithEverything() throws {
    let folder = try TemporaryFolder(["App.storekit": Self.rich])
    let commands = [
      ["prices", "--format", "json"], ["prices", "--format", "json", "--locale", "ja"],
      ["render", "--format", "json", "--template", "subscription"],
    ]
    var documents: [(schema: String, path: String)] = []
    for (index, command) in commands.enumerated() {
      let result = try Program.run(
        command + ["--catalog", "App.storekit", "--output", "\(index)"], in: folder)
      #expect(result.ending == .code(0), "\(result.errorText)")
      documents.append(
        ("paywall-\(command[0] == "prices" ? "prices" : "copy")", folder.file("\(index)")))
    }
    #expect(try violations(of: documents) == "")
  }

  @Test func describesTheCoverage() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["locales", "coverage", "--format", "json", "--output", "coverage.json"], in: folder)
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(try violations(of: [("paywall-coverage", folder.file("coverage.json"))]) == "")
  }

  @Test func describesTheRules() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["explain", "--rules", "--format", "json", "--output", "rules.json"], in: folder)
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(try violations(of: [("paywall-rules", folder.file("rules.json"))]) == "")
  }

  @Test func describesTheChecks() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["explain", "--checks", "--format", "json", "--output", "checks.json"], in: folder)
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(try violations(of: [("paywall-checks", folder.file("checks.json"))]) == "")
  }

  @Test func describesFindingsAndBaselines() throws {
    let folder = try TemporaryFolder(["page.html": "<p>Save 90% with BrewLog Pro Yearly</p>\n"])
    let result = try Program.run(
      [
        "report", "--text", "page.html", "--format", "json", "--output", ".", "--write-baseline",
        "baseline.json",
      ], in: folder)
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(
      try violations(of: [
        ("paywall-findings", folder.file("report.json")),
        ("paywall-baseline", folder.file("baseline.json")),
      ]) == "")
  }

  @Test func describesTheManifestOfABuild() throws {
    let project = try BuildFolder(
      #""build": {"templates": {"include": ["all"], "exclude": ["support"]}, "locales": ["de", "ar"], "formats": ["html", "text"]}"#
    )
    _ = try project.build("--columns 60")
    _ = try project.build("--shard 1/2 --output shard")
    _ = try project.build("--site --base-url https://a.example --output site")
    #expect(
      try violations(of: [
        ("paywall-manifest", project.folder.file("out/manifest.json")),
        ("paywall-manifest", project.folder.file("shard/manifest-1-of-2.json")),
        ("paywall-manifest", project.folder.file("site/manifest.json")),
        ("paywall-project", project.folder.file("paywall.json")),
      ]) == "")
  }

  @Test func describesSnapshots() throws {
    let project = try SnapshotProject(
      #""locales": {"include": ["all"], "exclude": ["en-AU"]}, "templates": ["subscription"], "states": ["usual"]"#
    )
    _ = try project.snapshot("--update --only subscription/d*")
    try project.change("App.storekit", "19.99", to: "24.99")
    try project.change("PaywallSnapshots/paywall.lock.json", "1.234,56", to: "1.235")
    let result = try project.snapshot(
      "--check --locale de,en --format json --output snapshots.json")
    #expect(result.ending == .code(1), "\(result.errorText)")
    #expect(
      try violations(of: [
        ("paywall-snapshots", project.folder.file("snapshots.json")),
        ("paywall-lock", project.folder.file("PaywallSnapshots/paywall.lock.json")),
        ("paywall-project", project.folder.file("paywall.json")),
      ]) == "")
  }

  @Test func describesTheFilesOfThePackage() throws {
    let folder = try TemporaryFolder()
    var documents = [("paywall-contract", PackageFolder.path("Locales/contract.json"))]
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.path("Templates"))
    for name in names where name != "shared" {
      documents.append(("paywall-template", PackageFolder.path("Templates/\(name)/template.json")))
    }
    documents.append(("catalog", PackageFolder.path("Examples/Wayfinder/catalog.json")))
    for name in ["BrewLog", "PocketTuner", "Wayfinder"] {
      // The validator knows no comments; each stands on lines of its own here.
      let lines = try PackageFolder.text("Examples/\(name)/paywall.json")
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      try folder.write(Data(lines.joined(separator: "\n").utf8), to: name)
      documents.append(("paywall-project", folder.file(name)))
    }
    #expect(try violations(of: documents) == "")
  }

  /// Documents that the schemas must refuse: without these rows a schema could allow anything.
  struct Broken: Sendable, CustomTestStringConvertible {
    let schema: String
    /// A part of a document that fits, and what it is replaced with.
    let old: String
    let new: String
    let violation: String
    var testDescription: String { "\(schema): \(new)" }
  }

  static let broken = [
    Broken(
      schema: "paywall-copy", old: #""amount": "19.99""#, new: #""amount": 19.99"#,
      violation: "plans/0/price/amount: 19.99 is not of type 'string'"),
    Broken(
      schema: "paywall-copy", old: #""direction": "ltr""#, new: #""direction": "up""#,
      violation: "direction: 'up' is not one of ['ltr', 'rtl']"),
    Broken(
      schema: "paywall-copy", old: #""verdict": "proven""#, new: #""verdict": "likely""#,
      violation: "verdict: 'likely' is not one of ['proven', 'refused']"),
    Broken(
      schema: "paywall-copy", old: #""rounding": "up""#, new: #""rounding": "half""#,
      violation: "rounding: 'half' is not one of ['up', 'exact']"),
    Broken(
      schema: "paywall-prices", old: #""schema": "paywall-prices/1""#,
      new: #""schema": "paywall-prices/2""#, violation: "schema: 'paywall-prices/1' was expected"),
    Broken(
      schema: "paywall-prices", old: #""currency": "USD","#, new: "",
      violation: ": 'currency' is a required property"),
  ]

  @Test(arguments: broken)
  func refusesABrokenDocument(row: Broken) throws {
    let command = row.schema == "paywall-copy" ? "render" : "prices"
    let text = try Program.run([command, "--format", "json"]).outputText
    let range = try #require(text.range(of: row.old))
    let folder = try TemporaryFolder([
      "document": text.replacingCharacters(in: range, with: row.new)
    ])
    let found = try violations(of: [(row.schema, folder.file("document"))])
    #expect(found.contains(row.violation), "\(found)")
  }
}
