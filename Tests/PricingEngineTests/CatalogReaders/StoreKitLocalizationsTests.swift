import Testing

@testable import PricingEngine

@Suite struct StoreKitLocalizationsTests {
  private static func file(_ entries: String) -> String {
    StoreKitJSON.file(product: ["localizations": entries])
  }

  private static let path = "products[0] \"a\" > localizations"
  private static let noName = ExpectedFinding(
    severity: .note, rule: "name-missing", path: path,
    message: "the product has no name in any language",
    fix: "fill in 'displayName' in 'localizations'")

  static let rows: [StoreKitRow] = [
    StoreKitRow(
      id: "Xcode's empty entry",
      marked: file(#"⚑[ { "description" : "", "displayName" : "", "locale" : "en_US" } ]"#),
      finding: noName),
    StoreKitRow(
      id: "a name of spaces", marked: file(#"⚑[ { "displayName" : " ", "locale" : "en_US" } ]"#),
      finding: noName),
    StoreKitRow(id: "empty list", marked: file("⚑[]"), finding: noName),
    StoreKitRow(
      id: "no list",
      marked: StoreKitJSON.file(products: "⚑" + StoreKitJSON.product(["localizations": ""])),
      finding: ExpectedFinding(
        severity: .note, rule: noName.rule, path: "products[0] \"a\"", message: noName.message,
        fix: noName.fix)),
    StoreKitRow(
      id: "empty entry beside a full one",
      marked: file(
        #"[ { "displayName" : "", "locale" : "en_US" }, { "displayName" : "A", "locale" : "ja" } ]"#
      )),
    StoreKitRow(
      id: "list of another type", marked: file("⚑{}"),
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: path, message: "expected a list, got an object"),
      kept: []),
    StoreKitRow(
      id: "locale twice",
      marked: file(
        """
        [ { "displayName" : "Vollversion", "locale" : "en_US" },
          { "displayName" : "Full", "locale" : ⚑"en_US" } ]
        """),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-duplicate", path: path + "[1] > locale",
        message: "a second text for 'en-US'; the first is kept", fix: "remove one of the two")),
    StoreKitRow(
      id: "untrimmed name",
      marked: file(#"[ { "displayName" : ⚑" Pro ", "locale" : "en_US" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "name-untrimmed", path: path + "[0] > displayName",
        message: "the name ' Pro ' has space around it", fix: "write 'Pro'")),
    StoreKitRow(
      id: "line end in a name",
      marked: file(#"[ { "displayName" : ⚑"Pro\nYearly", "locale" : "en_US" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "name-control-character", path: path + "[0] > displayName",
        message: "the name 'Pro\\u{000A}Yearly' holds line ends or control characters",
        fix: "write 'Pro Yearly'")),
    StoreKitRow(
      id: "line separator in a name",
      marked: file(#"[ { "displayName" : ⚑"Pro\u2028Yearly", "locale" : "en_US" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "name-control-character", path: path + "[0] > displayName",
        message: "the name 'Pro\\u{2028}Yearly' holds line ends or control characters",
        fix: "write 'Pro Yearly'")),
    StoreKitRow(
      id: "line end between spaces",
      marked: file(#"[ { "displayName" : ⚑"Pro \n\t Yearly", "locale" : "en_US" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "name-control-character", path: path + "[0] > displayName",
        message: "the name 'Pro \\u{000A}\\u{0009} Yearly' holds line ends or control characters",
        fix: "write 'Pro Yearly'")),
    StoreKitRow(
      id: "name of another type",
      marked: file(
        #"[ { "displayName" : "A", "locale" : "ja" }, { "displayName" : ⚑7, "locale" : "en_US" } ]"#
      ),
      finding: ExpectedFinding(
        severity: .warning, rule: "value-type", path: path + "[1] > displayName",
        message: "expected a string, got the number 7")),
    StoreKitRow(
      id: "no locale",
      marked: file(
        #"[ { "displayName" : "A", "locale" : "ja" }, ⚑{ "displayName" : "B" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-missing", path: path + "[1]",
        message: "the text has no locale, so it is not read", fix: "add 'locale', such as 'en_US'")),
    StoreKitRow(
      id: "malformed locale",
      marked: file(
        #"[ { "displayName" : "A", "locale" : "ja" }, { "displayName" : "B", "locale" : ⚑"" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-invalid", path: path + "[1] > locale",
        message: "expected a locale such as 'en_US', got ''",
        fix: "write the language code, with '_' before script or region")),
    StoreKitRow(
      id: "country in place of the language",
      marked: file(
        #"[ { "displayName" : "A", "locale" : "ja" }, { "displayName" : "B", "locale" : ⚑"jp" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-invalid", path: path + "[1] > locale",
        message: "expected a locale such as 'en_US', got 'jp'", fix: "write 'ja'")),
    StoreKitRow(
      id: "locale of a POSIX system",
      marked: file(
        #"[ { "displayName" : "A", "locale" : "ja" },"#
          + #" { "displayName" : "B", "locale" : ⚑"de_DE.UTF-8" } ]"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-invalid", path: path + "[1] > locale",
        message: "expected a locale such as 'en_US', got 'de_DE.UTF-8'", fix: "write 'de_DE'")),
    StoreKitRow(
      id: "unknown region",
      marked: file(
        #"[ { "displayName" : "A", "locale" : "ja" }, { "displayName" : "B", "locale" : ⚑"en_XX" } ]"#
      ),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-invalid", path: path + "[1] > locale",
        message: "expected a locale such as 'en_US', got 'en_XX'",
        fix: "correct or remove 'XX'")),
    StoreKitRow(
      id: "unknown key",
      marked: file(#"[ { "displayName" : "A", "locale" : "ja", ⚑"subtitle" : "x" } ]"#),
      finding: ExpectedFinding(
        severity: .note, rule: "key-unknown", path: path + "[0] > subtitle",
        message: "the key 'subtitle' is not read", fix: "remove it if Xcode did not write it")),
  ]

  @Test(arguments: rows)
  func reports(row: StoreKitRow) throws { try row.check() }

  @Test func keepsTextsInFileOrder() throws {
    let catalog = try storeKitCatalog(
      Self.file(
        """
        [ { "locale" : "zh_CN", "displayName" : "专业版", "description" : " 全部功能\\n " },
          { "locale" : "en_US", "displayName" : "", "description" : "unused" },
          { "locale" : "zh_Hans", "displayName" : "专业" },
          { "locale" : "ar", "displayName" : "احترافي", "description" : "" } ]
        """))
    #expect(
      catalog.products.first?.localizations == [
        Product.Localization(locale: "zh-CN", displayName: "专业版", description: "全部功能"),
        Product.Localization(locale: "zh-Hans", displayName: "专业", description: ""),
        Product.Localization(locale: "ar", displayName: "احترافي", description: ""),
      ])
  }

  @Test func keepsTheFirstOfTwo() throws {
    let text = Self.file(
      """
      [ { "locale" : "en_US", "displayName" : "" }, { "locale" : "en_US", "displayName" : "B" },
        { "locale" : "en-us", "displayName" : "C" } ]
      """)
    let reading = try storeKitReading(text)
    #expect(reading.findings.map(\.rule) == ["locale-duplicate", "locale-duplicate"])
    #expect(reading.catalog?.products.first?.localizations.map(\.displayName) == ["B"])
  }
}
