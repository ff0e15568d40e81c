import CopyTemplates
import PricingEngine
import Testing

@Suite struct PageAddressTests {
  @Test(arguments: [
    ("https://example.com", "a.html", "https://example.com/a.html"),
    ("https://example.com/pricing", "de/DEU/a.html", "https://example.com/pricing/de/DEU/a.html"),
    ("https://example.com/pricing/", "a.html", "https://example.com/pricing/a.html"),
    ("HTTP://example.com:8080/a%20b", "c.html", "http://example.com:8080/a%20b/c.html"),
    ("https://bücher.example/ü", "a.html", "https://bücher.example/%C3%BC/a.html"),
    ("https://example.com", "a b&c/%41'.html", "https://example.com/a%20b%26c/%2541%27.html"),
  ])
  func addressesPages(base: String, path: String, address: String) throws {
    let site = try #require(PageAddress(LinkURL(base)))
    #expect(site.address(ofPath: path) == address)
  }

  /// Nothing can be below these.
  @Test(arguments: [
    "https://example.com/?a=b", "https://example.com/#a", "mailto:help@example.com",
  ])
  func refuses(base: String) throws {
    #expect(PageAddress(try LinkURL(base)) == nil)
  }
}
