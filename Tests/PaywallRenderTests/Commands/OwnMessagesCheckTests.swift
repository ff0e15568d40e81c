import Testing

/// The built-in messages, read as if a team had written them: nothing in any language is taken for a claim that it is not.
@Suite struct OwnMessagesCheckTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let catalog: String
    let template: String
    var testDescription: String { "\(catalog) \(template)" }
  }

  static let rows = [
    Row(catalog: "PocketTuner/PocketTuner.storekit", template: "pricing-page"),
    Row(catalog: "Wayfinder/catalog.json", template: "win-back"),
  ]

  @Test(arguments: rows)
  func claimNothingThatIsNotSo(row: Row) throws {
    let result = try Program.run(
      [
        "check", "--only", "honesty", "--format", "line", "--catalog",
        PackageFolder.path("Examples/\(row.catalog)"), "--locales", PackageFolder.path("Locales"),
        "--template", row.template,
      ])
    let bad = result.outputText.split(separator: "\n").filter { !$0.contains(": note: ") }
    #expect(bad == [])
    #expect(result.ending == .code(0), "\(result.errorText)")
  }
}
