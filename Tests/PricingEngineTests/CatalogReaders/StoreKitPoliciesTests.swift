import Testing

@testable import PricingEngine

@Suite struct StoreKitPoliciesTests {
  private static func file(_ policies: String) -> String {
    """
    { "settings" : { "_storefront" : "USA" }, "products" : [ \(StoreKitJSON.product()) ],
      "appPolicies" : \(policies) }
    """
  }

  static let rows: [StoreKitRow] = [
    StoreKitRow(
      id: "Xcode's empty template",
      marked: file(
        #"{ "eula" : "", "policies" : [ { "locale" : "", "policyText" : "", "policyURL" : "" } ] }"#
      )),
    StoreKitRow(
      id: "not an address",
      marked: file(
        #"{ "policies" : [ { "locale" : "en_US", "policyURL" : ⚑"javascript:x()" } ] }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "policy-url-invalid", path: "appPolicies.policies[0] > policyURL",
        product: nil, message: "expected a web address, got 'javascript:x()'",
        fix: "write an address that starts with 'https://'")),
    StoreKitRow(
      id: "an address that hides its host",
      marked: file(
        #"{ "policies" : [ { "locale" : "en_US", "policyURL" : ⚑"https://a@b.example" } ] }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "policy-url-invalid", path: "appPolicies.policies[0] > policyURL",
        product: nil,
        message: "an address must not hold a user name or password: 'https://a@b.example'",
        fix: "remove the part up to '@'")),
    StoreKitRow(
      id: "terms at no host", marked: file(#"{ "eula" : ⚑"https:///terms" }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "policy-url-invalid", path: "appPolicies.eula", product: nil,
        message: "the address names no host: 'https:///terms'",
        fix: "write it as 'https://example.com/page'")),
    StoreKitRow(
      id: "address without a locale",
      marked: file(#"{ "policies" : [ ⚑{ "policyURL" : "https://example.com/p" } ] }"#),
      finding: ExpectedFinding(
        severity: .warning, rule: "locale-missing", path: "appPolicies.policies[0]", product: nil,
        message: "the text has no locale, so it is not read", fix: "add 'locale', such as 'en_US'")),
    StoreKitRow(
      id: "another type", marked: file("⚑[]"),
      finding: ExpectedFinding(
        severity: .error, rule: "value-type", path: "appPolicies", product: nil,
        message: "expected an object, got a list")),
  ]

  @Test(arguments: rows)
  func reports(row: StoreKitRow) throws { try row.check() }

  @Test func readsLinks() throws {
    let catalog = try storeKitCatalog(
      Self.file(
        """
        { "eula" : "https://example.com/terms", "policies" : [
          { "locale" : "en_US", "policyText" : "", "policyURL" : "https://example.com/privacy" },
          { "locale" : "en_US", "policyURL" : "https://example.com/second" },
          { "locale" : "zh_Hans", "policyURL" : "http://example.com/隐私" } ] }
        """))
    #expect(
      catalog.policies
        == Policies(
          termsURL: "https://example.com/terms",
          privacyURLs: [
            "en-US": "https://example.com/privacy", "zh-Hans": "http://example.com/隐私",
          ]))
  }

  @Test(arguments: ["This license", "https://", "https://a b", "ftp://example.com"])
  func takesNoOtherTextForTerms(eula: String) throws {
    #expect(try storeKitCatalog(Self.file("{ \"eula\" : \"\(eula)\" }")).policies == Policies())
  }
}
