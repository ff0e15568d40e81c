import Foundation

/// A folder of a test's own, which is gone after the test.
final class TemporaryFolder: Sendable {
  let path: String

  /// Creates a folder with files; a name may have folders in it.
  init(_ files: [String: String] = [:]) throws {
    let parent = FileManager.default.temporaryDirectory
    path = parent.appendingPathComponent("paywall-render-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      print("cannot remove \(path): \(error)")
    }
  }

  func file(_ name: String) -> String { path + "/" + name }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }

  /// The names in the folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
