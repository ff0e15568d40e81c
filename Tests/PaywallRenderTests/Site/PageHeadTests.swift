import Testing

@testable import paywall_render

@Suite struct PageHeadTests {
  private static func head(
    title: String, siteName: String = "", address: String = "", isIndexed: Bool = true
  ) -> PageHead {
    PageHead(
      language: Array("ar".utf8), direction: Array("rtl".utf8), title: Array(title.utf8),
      description: Array("&quot;a&quot;".utf8), siteName: Array(siteName.utf8),
      address: Array(address.utf8), isIndexed: isIndexed)
  }

  /// What is written is read again, whatever follows.
  @Test(arguments: [
    head(title: "a"),
    head(title: "&lt;/title&gt;", siteName: "App", address: "https://a.example/b.html"),
    head(title: "a", address: "https://a.example/b.html", isIndexed: false),
  ])
  func readsWhatItWrites(_ head: PageHead) {
    var bytes: [UInt8] = []
    head.append(to: &bytes)
    bytes += "<title>not this</title>\n</head>\n".utf8
    #expect(PageHead(reading: bytes) == head)
  }

  @Test(arguments: ["", "<main>\n</main>\n", "<title>a</title>\n"])
  func knowsNoOtherFile(text: String) {
    #expect(PageHead(reading: Array(text.utf8)) == nil)
  }
}
