/// The names in an output folder that belong to builds themselves.
enum OutputNames {
  /// The list of all outputs.
  static let manifest = "manifest.json"
  /// How every other name of a build's own starts.
  static let reservedPrefix = ".paywall-render"
  /// How the name of the file starts that is there while a build runs, and stays when one is killed.
  static let marker = ".paywall-render-running"

  /// The file that is there while a build or a shard runs.
  static func marker(of shard: Shard?) -> String {
    marker + (shard.map { "-\($0.number)-of-\($0.count)" } ?? "")
  }

  /// The list of the outputs of one shard.
  static func manifest(of shard: Shard) -> String {
    "manifest-\(shard.number)-of-\(shard.count).json"
  }

  /// A name for a file before it is whole.
  static func temporary(process: Int32, worker: Int) -> String {
    "\(reservedPrefix)-\(process)-\(worker).tmp"
  }

  /// Whether a name is that of a file that a killed build left behind.
  static func isTemporary(_ name: String) -> Bool {
    name.hasPrefix(reservedPrefix + "-") && name.hasSuffix(".tmp")
  }

  /// Whether a path is that of a file that the pages of a site share, or can be in another build of the site.
  static func isSite(_ path: String) -> Bool {
    let path = path.prefix { $0 != "/" }.lowercased()
    return path == "index.html" || path.hasPrefix("gallery-")
      || path.hasPrefix("sitemap") && path.hasSuffix(".xml")
  }

  /// Whether a path in the output folder cannot be that of a page, since its first name is that of a manifest.
  static func isReserved(_ path: String) -> Bool {
    let first = path.prefix { $0 != "/" }
    return first.hasPrefix("manifest") && first.hasSuffix(".json")
  }
}
