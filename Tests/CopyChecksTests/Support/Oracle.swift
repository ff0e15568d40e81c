import Foundation

/// A Python script of `Tests/Oracles`, which knows nothing of this project's code.
enum Oracle {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What a script says about a document, with the document's own path left out.
  ///
  /// - Parameter arguments: The script's arguments; a document's name stands for its path.
  static func run(_ script: String, _ arguments: [String], documents: [String: String]) throws
    -> String
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("paywall-findings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in documents {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [package.appendingPathComponent("Tests/Oracles/\(script)").path] + arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text + (process.terminationStatus == 0 ? "" : "failed\n")
  }
}
