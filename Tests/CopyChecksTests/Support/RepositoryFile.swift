import Foundation
import PricingEngine

/// A file of the package, by its path from the top.
enum RepositoryFile {
  private static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: top.appendingPathComponent(path))
  }

  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: top.appendingPathComponent(path).path).map(Array.init)
  }

  static func source(_ path: String) throws -> SourceText {
    try SourceText(file: path, bytes: Array(try data(path)))
  }

  /// The names of the files in a folder, sorted.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: top.appendingPathComponent(folder).path
    ).sorted()
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: top.appendingPathComponent(path).path)
  }
}
