/// A file of a site that is none of its paywalls: a stylesheet, a page of the gallery, a sitemap.
struct SharedFile: Sendable, Equatable {
  /// The path in the folder of the site.
  let path: String
  let bytes: [UInt8]
}
