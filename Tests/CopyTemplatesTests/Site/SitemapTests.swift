import CopyTemplates
import Testing

@Suite struct SitemapTests {
  private static let opening = """
    <?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

    """

  private func texts(_ addresses: [String], limit: Int) -> [String] {
    let sitemap = Sitemap(
      addresses.map { Array($0.utf8) }, base: Array("https://a.example/".utf8), limit: limit)
    return sitemap.files.map { "\($0.name)\n" + String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func listsPages() {
    #expect(
      texts(["https://a.example/1", "https://a.example/2?a&amp;b"], limit: 2) == [
        "sitemap.xml\n" + Self.opening + """
          <url><loc>https://a.example/1</loc></url>
          <url><loc>https://a.example/2?a&amp;b</loc></url>
          </urlset>

          """
      ])
  }

  @Test func listsFilesWhenThereAreMorePagesThanOneTakes() {
    let files = texts((1...5).map { "https://a.example/\($0)" }, limit: 2)
    #expect(files.count == 4)
    #expect(
      files.first == """
        sitemap.xml
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>
        <sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap>
        <sitemap><loc>https://a.example/sitemap-3.xml</loc></sitemap>
        </sitemapindex>

        """)
    #expect(
      files.last == "sitemap-3.xml\n" + Self.opening + """
        <url><loc>https://a.example/5</loc></url>
        </urlset>

        """)
  }

  /// No file is larger than the protocol allows: addresses of 2,000 bytes are cut before 50,000 of them.
  @Test func staysBelowTheLargestSize() {
    let address = [UInt8](repeating: UInt8(ascii: "a"), count: 2_000)
    let sitemap = Sitemap([[UInt8]](repeating: address, count: 30_000), base: [])
    #expect(sitemap.files.count == 3)
    #expect(sitemap.files.allSatisfy { $0.bytes.count <= Sitemap.maximumSize })
  }
}
