import Testing

/// `catalog convert`: a catalog as the project's own `catalog.json`.
@Suite struct CatalogConvertCommandTests {
  /// What is rendered from the written catalog has the same bytes as what is rendered from the `.storekit` file.
  @Test(arguments: [
    "commitment", "introductory-free-trial", "introductory-pay-as-you-go",
    "introductory-pay-up-front", "offer-code", "promotional", "win-back",
  ])
  func keepsEverythingThatCopySays(name: String) throws {
    let original = PackageFolder.path("Examples/catalogs/\(name).storekit")
    let folder = try TemporaryFolder()
    let converted = try Program.run(
      ["catalog", "convert", "--catalog", original, "--output", "catalog.json"], in: folder)
    #expect(converted.ending == .code(0), "\(converted.errorText)")
    for form in [["--format", "text"], ["--format", "html", "--locale", "de"]] {
      let before = try Program.run(["render", "--catalog", original] + form, in: folder)
      let after = try Program.run(["render", "--catalog", "catalog.json"] + form, in: folder)
      #expect(before.ending == .code(0))
      #expect(after.output == before.output)
    }
  }

  /// The written catalog has the prices of the list, and none of them twice.
  @Test func writesThePricesOfAList() throws {
    let folder = try TemporaryFolder(["App.storekit": StoreKitText.twoPlans])
    let prices = "product,territory,currency,price\npro.yearly,DEU,EUR,24.99\n"
    try folder.write(.init(prices.utf8), to: "prices.csv")
    let converted = try Program.run(
      ["catalog", "convert", "--catalog", "App.storekit", "--prices", "prices.csv"], in: folder)
    let products = try JSONValue(converted.output)["products"].elements
    let prices0 = try products[0]["prices"]
    #expect(try prices0["DEU"]["price"]["amount"].text == "24.99")
    #expect(try prices0["USA"]["price"]["amount"].text == "19.99")
  }
}
