import Foundation
import Testing

@testable import paywall_render

@Suite struct SiteIndexTests {
  /// A page of a site with one template.
  private func card(_ number: Int, locale: String, description: String = "a") throws -> SiteCard {
    let path = "\(locale)/\(number).html"
    var bytes: [UInt8] = []
    PageHead(
      language: Array(locale.utf8), direction: Array("ltr".utf8), title: Array("T".utf8),
      description: Array(description.utf8), siteName: Array("App".utf8),
      address: Array("https://a.example/x/\(path)".utf8), isIndexed: number > 0
    ).append(to: &bytes)
    let output = OutputList.Output(
      path: path, digest: SHA256.digest(bytes), size: bytes.count, template: "t",
      locale: locale, servedLocale: locale, storefront: "DEU", state: "new", format: "html",
      claims: [])
    return try #require(SiteCard(output, bytes))
  }

  private func text(_ files: [SharedFile], _ name: String) throws -> String {
    let file = try #require(files.first { $0.path == name })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func showsPlansOnCards() throws {
    let cards = [
      try card(1, locale: "de", description: "Year · 9 € | Month · 1 € &lt;"),
      try card(0, locale: "ja"),
    ]
    let files = SiteIndex(cards).files
    let index = try text(files, "index.html")
    #expect(
      index.contains(
        "<b>T</b><span>Year <strong>9 €</strong></span><span>Month <strong>1 € &lt;</strong></span>"
      ))
    #expect(index.contains("<h1>App: all pages</h1>\n<p>2 pages</p>"))
    #expect(index.contains("<li class=\"g-card l1 r0 t0 s0\"><a href=\"ja/0.html\">"))
    // Only languages differ, so only they can be chosen.
    #expect(index.components(separatedBy: "<fieldset>").count == 2)
    let sitemap = try text(files, "sitemap.xml")
    #expect(sitemap.contains("<loc>https://a.example/x/de/1.html</loc>"))
    #expect(!sitemap.contains("ja/0.html"))
  }

  /// More cards than a browser shows well are cut by language.
  @Test func cutsLargeGalleries() throws {
    var cards: [SiteCard] = []
    for number in 1...SiteIndex.maximumCards { cards.append(try card(number, locale: "de")) }
    #expect(SiteIndex(cards).files.map(\.path).filter { $0.hasSuffix(".html") } == ["index.html"])
    cards.append(try card(1, locale: "ja"))
    let files = SiteIndex(cards).files
    let pages = files.map(\.path).filter { $0.hasSuffix(".html") }
    #expect(pages == ["index.html", "gallery-de.html", "gallery-ja.html"])
    let index = try text(files, "index.html")
    #expect(index.contains("<a href=\"gallery-de.html\">") && index.contains("2000 pages"))
    #expect(try text(files, "gallery-ja.html").components(separatedBy: "g-card ").count == 2)
  }

  @Test func isTheSameInAnyOrder() throws {
    let cards = try (1...9).map { try card($0, locale: $0 < 5 ? "de" : "ja") }
    #expect(SiteIndex(cards).files == SiteIndex(cards.reversed()).files)
  }
}
