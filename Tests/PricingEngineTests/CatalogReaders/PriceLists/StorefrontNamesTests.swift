import Testing

@testable import PricingEngine

@Suite struct StorefrontNamesTests {
  @Test(arguments: [
    ("DEU", "DEU"), ("de", "DEU"), ("Germany", "DEU"), ("GERMANY", "DEU"),
    ("St Lucia", "LCA"), ("Saint Lucia", "LCA"), ("São Tomé and Príncipe", "STP"),
    ("Sao Tome and Principe", "STP"), ("Hong Kong", "HKG"), ("Macao", "MAC"),
    ("Republic of Korea", "KOR"), ("Korea, Republic of", "KOR"), ("China", "CHN"),
    ("Congo (Democratic Republic of the)", "COD"), ("UK", "GBR"), ("Niger", "NER"),
    ("Nigeria", "NGA"), ("Dominica", "DMA"), ("Dominican Republic", "DOM"),
    ("Guinea-Bissau", "GNB"), ("guinea bissau", "GNB"), ("Türkiye", "TUR"), ("xk", "XKS"),
  ])
  func finds(_ name: String, code: String) throws {
    #expect(try StorefrontNames.storefront(named: name).code == code)
  }

  @Test func findsEveryStorefrontByEachOfItsNames() throws {
    for storefront in Storefront.all {
      for name in [storefront.code, storefront.alpha2, storefront.name] {
        #expect(try StorefrontNames.storefront(named: name) == storefront)
      }
    }
  }

  @Test(arguments: [
    ("Korea, North", nil), ("", nil), ("DEU1", "DEU"), ("Austrai", "AUT"),
    ("€", nil),
  ])
  func refuses(_ name: String, suggestion: String?) {
    #expect(throws: StorefrontError.unknown(code: name, suggestion: suggestion)) {
      try StorefrontNames.storefront(named: name)
    }
  }
}
