/// The stylesheets of a site.
enum SiteStyle {
  /// The folder of the program's own files for sites.
  private static let folder = "Site"

  /// The stylesheet of a template's pages; templates with the same style share one file.
  static func sheet(of template: LoadedTemplate) throws(InputError) -> SharedFile {
    let style = try template.style().map { Array($0.bytes) } ?? []
    return named("paywall", file("site.css") + style)
  }

  /// The stylesheet of the gallery, with what filters by each of some numbers of values.
  static func gallery(_ rules: [UInt8]) -> SharedFile {
    named("gallery", file("gallery.css") + rules)
  }

  /// A stylesheet whose name changes with its bytes, so that it may be cached forever.
  private static func named(_ name: String, _ bytes: [UInt8]) -> SharedFile {
    let digest = SHA256.digest(bytes).hexadecimal.prefix(12)
    return SharedFile(path: "\(name)-\(digest).css", bytes: bytes)
  }

  private static func file(_ name: String) -> [UInt8] {
    EmbeddedFile.at("\(folder)/\(name)")?.bytes ?? []
  }
}
