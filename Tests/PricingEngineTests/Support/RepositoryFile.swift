import Foundation

@testable import PricingEngine

/// A file of the repository, by its path from the root.
func repositoryFile(_ path: String) throws -> SourceText {
  let here = URL(fileURLWithPath: #filePath)
  let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
  let data = try Data(contentsOf: root.appendingPathComponent(path))
  return try SourceText(file: path, bytes: Array(data))
}
