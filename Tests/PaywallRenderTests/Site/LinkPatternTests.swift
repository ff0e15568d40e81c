import Testing

@testable import paywall_render

@Suite struct LinkPatternTests {
  @Test(arguments: [
    ("{locale}/{storefront}/{template}.{ext}", "../../", "de/DEU/a.html"),
    ("{template}-{state}.html", "", "a-evaluation-3.html"),
    ("{storefront}/{locale}-{locale}.{format}", "../", "DEU/de-de.html"),
    ("a b&c/{locale}/{storefront}", "../../", "a%20b%26c/de/DEU"),
  ])
  func linksPages(pattern: String, root: String, path: String) throws {
    let links = LinkPattern(try PathPattern(pattern), template: "a", state: "evaluation:3")
    #expect(String(decoding: links.root, as: UTF8.self) == root)
    var bytes: [UInt8] = []
    links.append(locale: Array("de".utf8), storefront: Array("DEU".utf8), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == path)
  }
}
