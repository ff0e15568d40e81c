import Foundation
import Testing

/// The built program.
enum Program {
  /// Where the program is: beside the running tests, or in the package's debug folder.
  static func path() throws -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folders =
      [tests.deletingLastPathComponent(), Bundle.main.bundleURL.deletingLastPathComponent()]
      + [PackageFolder.url.appendingPathComponent(".build/debug")]
    let paths = folders.map { $0.appendingPathComponent("paywall-render").path }
    let found = paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    return try #require(found, "the program is not built: run 'swift build' (looked in \(paths))")
  }

  /// Runs the program in a folder.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder? = nil, input: String = "/dev/null",
    environment: [String: String] = [:]
  ) throws -> ChildProcess.Result {
    let folder = try folder ?? TemporaryFolder()
    return try ChildProcess(
      path: path(), arguments: arguments, input: input, folder: folder.path,
      environment: environment
    ).run()
  }
}

/// The source tree that the tests were built from.
enum PackageFolder {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}
