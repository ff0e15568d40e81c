import Foundation

// Usage: embed-resources ROOT OUTPUT FOLDER…
let arguments = CommandLine.arguments
let root = URL(fileURLWithPath: arguments[1])
var entries: [String] = []
for folder in arguments.dropFirst(3) {
  let base = root.appendingPathComponent(folder)
  let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted()
  for path in paths {
    let url = base.appendingPathComponent(path)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
      !isDirectory.boolValue
    else { continue }
    let text = try String(contentsOf: url, encoding: .utf8)
    entries.append(
      "    EmbeddedFile(path: \"\(folder)/\(path)\", contents: ###\"\"\"\n\(text)\n\"\"\"###),")
  }
}
let source = """
  // Generated from Templates and Locales by the EmbedResources plugin. Do not edit.
  struct EmbeddedFile: Sendable { let path: StaticString; let contents: StaticString }
  enum EmbeddedResources {
    static let files: [EmbeddedFile] = [
  \(entries.joined(separator: "\n"))
    ]
  }
  """
try source.write(to: URL(fileURLWithPath: arguments[2]), atomically: true, encoding: .utf8)
