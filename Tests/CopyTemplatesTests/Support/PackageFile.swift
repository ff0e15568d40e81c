import Foundation
import PricingEngine

/// A file of this package, read from the source tree that the tests were built from.
enum PackageFile {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A file's text, named by its path in the package.
  static func source(_ path: String) throws -> SourceText {
    try SourceText(file: path, bytes: Array(data(path)))
  }

  /// A file's bytes.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(path))
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    let path = root.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
