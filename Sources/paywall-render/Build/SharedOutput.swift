import PricingEngine

/// A file that the pages of a site share, as the manifest lists it.
struct SharedOutput: Sendable, Hashable {
  let path: String
  let digest: SHA256.Digest
  let size: Int

  /// A file with its digest.
  init(path: String, digest: SHA256.Digest, size: Int) {
    self.path = path
    self.digest = digest
    self.size = size
  }

  /// A file of a site.
  init(_ file: SharedFile) {
    self.init(path: file.path, digest: SHA256.digest(file.bytes), size: file.bytes.count)
  }

  /// The file as the manifest has it.
  var json: JSONOutput {
    .object([
      ("path", .string(path)), ("sha256", .string(digest.hexadecimal)), ("size", .integer(size)),
    ])
  }
}
