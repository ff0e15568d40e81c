/// A file that pages of a site share, under the name that its content gives it.
struct SharedFile: Sendable, Equatable {
  /// The path in the folder of the site.
  let path: String
  let bytes: [UInt8]
}
