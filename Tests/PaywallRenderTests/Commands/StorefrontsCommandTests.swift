import Testing

/// `storefronts`: codes, currencies and languages, from Apple's list of 175.
@Suite struct StorefrontsCommandTests {
  @Test func listsAll() throws {
    let result = try Program.run(["storefronts"])
    let lines = result.outputText.split(separator: "\n")
    #expect(result.ending == .code(0))
    #expect(lines.count == 175)
    #expect(lines.first == "AFG  AF  USD  Afghanistan  (en-GB)")
    #expect(lines.contains("DEU  DE  EUR  Germany  (de-DE, en-GB)"))
  }

  @Test func writesJSON() throws {
    let result = try Program.run(["storefronts", "--format", "json"])
    let storefronts = try JSONValue(result.output)["storefronts"].elements
    #expect(storefronts.count == 175)
    let usa = try #require(try storefronts.first { try $0["code"].text == "USA" })
    #expect(try usa["alpha2"].text == "US")
    #expect(try usa["currency"].text == "USD")
    #expect(try usa["languages"].elements[0].text == "en-US")
  }

  /// What people write for a storefront, and the one that is meant.
  @Test(arguments: [("GER", "DEU"), ("UK", "GBR"), ("SPA", "ESP"), ("POR", "PRT"), ("JAP", "JPN")])
  func suggests(written: String, meant: String) throws {
    let result = try Program.run(["prices", "--storefront", written])
    #expect(result.ending == .code(2))
    #expect(
      result.errorText.hasSuffix(
        "error: unknown storefront '\(written)'; did you mean '\(meant)'? "
          + "(three-letter codes such as USA, DEU, JPN)\n"))
  }
}
