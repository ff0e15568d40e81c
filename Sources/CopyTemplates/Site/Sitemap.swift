/// The list of a site's pages for search engines, as the protocol of sitemaps.org has it: at most 50,000 addresses and 50 MB
/// (52,428,800 bytes) a file, with one file that lists the others when there are several.
public struct Sitemap {
  /// The files with their names; the first is `sitemap.xml`.
  public let files: [(name: String, bytes: [UInt8])]

  /// The most addresses of a file.
  public static let maximumCount = 50_000
  /// The most bytes of a file.
  public static let maximumSize = 52_428_800

  /// Lists pages.
  ///
  /// - Parameters:
  ///   - addresses: The addresses of the pages, in order, each escaped for XML.
  ///   - base: The address of the folder that the files are served from, escaped for XML.
  ///   - limit: The most addresses of a file.
  public init(_ addresses: [[UInt8]], base: [UInt8], limit: Int = maximumCount) {
    let parts = Self.parts(addresses, limit: limit)
    guard parts.count > 1 else {
      files = [("sitemap.xml", Self.file(addresses[...], root: "urlset", element: "url"))]
      return
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for (index, part) in parts.enumerated() {
      files.append(
        ("sitemap-\(index + 1).xml", Self.file(addresses[part], root: "urlset", element: "url")))
    }
    let names = files.map { base + Array($0.name.utf8) }
    self.files =
      [("sitemap.xml", Self.file(names[...], root: "sitemapindex", element: "sitemap"))] + files
  }

  /// Cuts addresses into parts that each fit into a file.
  private static func parts(_ addresses: [[UInt8]], limit: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    var size = frameSize
    for (index, address) in addresses.enumerated() {
      let added = address.count + lineSize
      if index - start == limit || size + added > maximumSize {
        parts.append(start..<index)
        start = index
        size = frameSize
      }
      size += added
    }
    parts.append(start..<addresses.count)
    return parts
  }

  /// More than everything around the addresses takes, and around one address.
  private static let frameSize = 256
  private static let lineSize = 48

  private static func file(
    _ addresses: ArraySlice<[UInt8]>, root: String, element: String
  ) -> [UInt8] {
    var bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(root) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """.utf8)
    for address in addresses {
      bytes += "<\(element)><loc>".utf8
      bytes += address
      bytes += "</loc></\(element)>\n".utf8
    }
    bytes += "</\(root)>\n".utf8
    return bytes
  }
}
