import Foundation
import Testing

/// Pages that a site can ship, from the command line.
@Suite struct SiteTests {
  private static let words = "--site --template subscription,support --locale ar,de,en"
  private static let base = "--base-url https://a.example/buy"
  private static let name = #""app": {"name": "Tea \" & <b>"}"#

  private func page(
    _ path: String, _ words: String, project: String = name
  ) throws -> String {
    let folder = try BuildFolder(project)
    let result = try folder.build(words)
    #expect(result.ending == .code(0), "\(result.errorText)")
    return String(decoding: try #require(try folder.tree()[path]), as: UTF8.self)
  }

  private func lines(_ page: String, with text: String) -> [String] {
    page.split(separator: "\n").filter { $0.contains(text) }.map(String.init)
  }

  @Test func writesWholePages() throws {
    let page = try page("de/DEU/subscription.html", "\(Self.words) \(Self.base)")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\" dir=\"ltr\">\n<head>\n"))
    #expect(
      lines(page, with: "<title>").first?.hasPrefix("<title>Mehr mit Tea &quot; &amp; &lt;b&gt;")
        == true)
    #expect(
      lines(page, with: "rel=\"canonical\"") == [
        "<link rel=\"canonical\" href=\"https://a.example/buy/de/DEU/subscription.html\">"
      ])
    #expect(
      lines(page, with: "og:site_name").first
        == "<meta property=\"og:site_name\" content=\"Tea &quot; &amp; &lt;b&gt;\">")
    #expect(lines(page, with: "og:locale") == ["<meta property=\"og:locale\" content=\"de_DE\">"])
    #expect(page.contains(#""price":"22.99","priceCurrency":"EUR","eligibleRegion":"DE""#))
    #expect(
      page.contains(
        "<li><a href=\"../../ar/DEU/subscription.html\"><bdi lang=\"ar\">العربية</bdi></a></li>"))
    #expect(page.contains("<li><a href=\"../../de/JPN/subscription.html\">Japan</a></li>"))
    #expect(page.contains("<summary>Sprache: Deutsch</summary>"))
    #expect(page.contains("<summary>Region: Deutschland</summary>"))
    #expect(page.components(separatedBy: "aria-current=\"page\"").count == 3)
    #expect(!page.contains("<style") && !page.contains("<b>") && page.hasSuffix("</html>\n"))
  }

  /// Its own language in all storefronts, and all languages in its own storefront.
  @Test func namesAlternates() throws {
    let page = try page("de/JPN/subscription.html", "\(Self.words) \(Self.base)")
    let alternates = lines(page, with: "rel=\"alternate\"").map { line in
      line.split(separator: "\"").enumerated().filter { $0.offset == 3 || $0.offset == 5 }
        .map { $0.element.replacingOccurrences(of: "https://a.example/buy/", with: "") }
        .joined(separator: " ")
    }
    #expect(
      alternates == [
        "ar-JP ar/JPN/subscription.html", "de-JP de/JPN/subscription.html",
        "de de/DEU/subscription.html", "en-JP en/JPN/subscription.html",
        "de-DE de/DEU/subscription.html", "de-US de/USA/subscription.html",
        "x-default en/USA/subscription.html",
      ])
  }

  /// Without an address there is nothing absolute, and one line says so.
  @Test func knowsNoAddress() throws {
    let folder = try BuildFolder()
    let result = try folder.build("\(Self.words) --locale de")
    #expect(result.ending == .code(2))
    let second = try folder.build("--site --template subscription --locale de,en")
    let said = second.errorText.split(separator: "\n").filter { $0.contains("nobody said where") }
    #expect(said.count == 1)
    let tree = try folder.tree()
    #expect(tree["sitemap.xml"] == nil)
    let page = String(decoding: try #require(tree["de/DEU/subscription.html"]), as: UTF8.self)
    #expect(!page.contains("canonical") && !page.contains("alternate") && !page.contains("og:url"))
    #expect(page.contains("../../en/DEU/subscription.html"))
  }

  @Test func listsPagesForEngines() throws {
    let folder = try BuildFolder()
    _ = try folder.build("--site \(Self.base) --template support,status --locale de,en")
    let tree = try folder.tree()
    let sitemap = String(decoding: try #require(tree["sitemap.xml"]), as: UTF8.self)
    #expect(
      lines(sitemap, with: "<loc>")
        == ["de", "en"].flatMap { locale in
          ["DEU", "JPN", "USA"].map {
            "<url><loc>https://a.example/buy/\(locale)/\($0)/support.html</loc></url>"
          }
        })
    let status = try #require(tree.keys.first { $0.hasPrefix("de/DEU/status-") })
    let page = String(decoding: try #require(tree[status]), as: UTF8.self)
    #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(!page.contains("ld+json"))
  }

  /// One stylesheet, named after its bytes, and a gallery of all pages.
  @Test func sharesFiles() throws {
    let folder = try BuildFolder()
    _ = try folder.build("\(Self.words) \(Self.base)")
    let tree = try folder.tree()
    let sheets = tree.keys.filter { $0.hasPrefix("paywall-") }
    #expect(sheets.count == 1)
    let sheet = try #require(sheets.first)
    for path in tree.keys where path.hasSuffix("/subscription.html") {
      let page = String(decoding: try #require(tree[path]), as: UTF8.self)
      #expect(page.contains("<link rel=\"stylesheet\" href=\"../../\(sheet)\">"))
    }
    let gallery = String(decoding: try #require(tree["index.html"]), as: UTF8.self)
    #expect(gallery.components(separatedBy: "class=\"g-card ").count == 19)
    #expect(gallery.contains("<a href=\"ar/JPN/support.html\">"))
    #expect(!gallery.contains("<script"))
  }

  /// A template with a style of its own has a stylesheet of its own; what an older build shared is cleared away.
  @Test func clearsOldSharedFilesAway() throws {
    let folder = try BuildFolder(files: ["own/shared/style.css": ".pw { color: red }\n"])
    _ = try folder.build("\(Self.words) \(Self.base)")
    let first = try folder.paths().filter { $0.hasSuffix(".css") }
    _ = try folder.build("\(Self.words) --templates own")
    let second = try folder.paths()
    #expect(second.filter { $0.hasSuffix(".css") }.count == 2)
    #expect(second.filter { $0.hasPrefix("paywall-") } != first.filter { $0.hasPrefix("paywall-") })
    #expect(!second.contains("sitemap.xml"))
    _ = try folder.build("--template subscription,support --locale ar,de,en")
    #expect(try folder.paths().allSatisfy { $0.hasPrefix("manifest") || $0.contains("/") })
  }

  /// The same bytes from any number of threads and of parts; a second run writes nothing.
  @Test func isTheSameInParts() throws {
    let project = try BuildFolder()
    _ = try project.build("\(Self.words) \(Self.base) --jobs 1")
    let whole = try project.tree()
    let again = try project.build("\(Self.words) \(Self.base) --jobs 7")
    #expect(again.errorText.contains("wrote 0 files, 22 unchanged"))
    #expect(try project.tree() == whole)
    for number in 1...3 {
      _ = try project.build("--shard \(number)/3 --output s\(number) \(Self.words) \(Self.base)")
      #expect(try project.paths("s\(number)").contains("index.html") == false)
    }
    let merge = try Program.run(
      ["build", "--merge", "s2", "s3", "s1", "--output", "merged"], in: project.folder)
    #expect(merge.ending == .code(0), "\(merge.errorText)")
    #expect(try project.tree("merged") == whole)
  }

  @Test func saysWhatItWouldWrite() throws {
    let folder = try BuildFolder()
    let result = try folder.build("\(Self.words) \(Self.base) --dry-run")
    let written = result.outputText.split(separator: "\n")
    #expect(written.count == 22)
    #expect(written.contains("write index.html") && written.contains("write sitemap.xml"))
    #expect(FileManager.default.fileExists(atPath: folder.folder.file("out")) == false)
  }

  /// A page that a storefront does not have is linked to from nowhere.
  @Test func linksToNothingThatIsNotThere() throws {
    let prices = BuildFolder.prices.split(separator: "\n").filter {
      !$0.hasPrefix("pro.monthly,JPN")
    }
    let folder = try BuildFolder(
      files: ["prices.csv": prices.joined(separator: "\n") + "\n"])
    let result = try folder.build(
      "--site \(Self.base) --template subscription,support --locale de,en --products pro.monthly")
    #expect(result.ending == .code(0), "\(result.errorText)")
    let tree = try folder.tree()
    #expect(tree["de/JPN/subscription.html"] == nil)
    for (path, data) in tree where path.hasSuffix("subscription.html") {
      #expect(!String(decoding: data, as: UTF8.self).contains("JPN"), "\(path)")
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let words: String
    var project = ""
    let message: String
    var testDescription: String { id }
  }

  static let refused = [
    Row(
      id: "fragments", words: "--site --fragment",
      message: "'--site' writes whole pages, and does not go with fragments"),
    Row(
      id: "fragments of the project", words: "",
      project: #""build": {"site": true, "fragment": true}"#,
      message: "'--site' writes whole pages, and does not go with fragments"),
    Row(
      id: "no pages", words: "--site --format json",
      message: "'--site' writes pages, so the formats must have html"),
    Row(
      id: "an address without a site", words: "--base-url https://a.example",
      message: "'--base-url' is only valid with '--site'"),
    Row(
      id: "no address", words: "--site --base-url a.example",
      message: "expected an address that starts with https:// after '--base-url', got 'a.example'"),
    Row(
      id: "an address that nothing can be below", words: "--site --base-url https://a.example/?b",
      message: "'https://a.example/?b' has a query or a fragment, so no page can be below it"),
    Row(
      id: "a page in the place of the gallery",
      words: "--site --template support --locale de --storefront DEU --path Index.html",
      message: "'Index.html' is a name that the site has for itself; choose another '--path'"),
  ]

  @Test(arguments: refused)
  func refuses(_ row: Row) throws {
    let folder = try BuildFolder(row.project)
    let result = try folder.build(row.words)
    #expect(result.ending == .code(2))
    #expect(result.errorText.contains(row.message), "\(result.errorText)")
    #expect(FileManager.default.fileExists(atPath: folder.folder.file("out")) == false)
  }

  /// The project can say all of it.
  @Test func readsTheProject() throws {
    let page = try page(
      "de/DEU/support.html", "--template support",
      project: #""build": {"site": true, "baseURL": "https://b.example/", "locales": ["de", "en"]}"#
    )
    #expect(page.contains("href=\"https://b.example/de/DEU/support.html\""))
  }
}
