import CopyTemplates
import PricingEngine

/// `locales fmt`: files of messages in their canonical form.
enum LocalesFormatCommand: Command {
  static let name = "locales fmt"
  static let summary = "sort and indent files of messages, and escape what cannot be seen"
  static let argument: String? = "DIR|FILE…"
  static let takesManyArguments = true
  static var argumentCompletion: Completion { .path }
  static let options: [Option] = [.check]
  static let formats: [String] = []
  static let example = "paywall-render locales fmt my-locales"

  static func run(_ options: ParsedOptions, console: Console) throws(InputError) -> ExitCode {
    guard !options.arguments.isEmpty else {
      throw .usage(.conflict("expected a folder or files after 'locales fmt'"))
    }
    let files = try files(options.arguments)
    var changed: [(path: String, text: String)] = []
    var findings: [Finding] = []
    for path in files {
      let source = try Inputs.source(at: path)
      guard let text = ArbDocument(reading: source, into: &findings)?.text else { continue }
      if Array(text.utf8) != (try bytes(path)) { changed.append((path, text)) }
    }
    // Nothing is written when a file is broken.
    guard findings.isEmpty else { throw .findings(findings, source: nil) }
    if options.has(.check) {
      try console.result(changed.map { $0.path + "\n" }.joined())
      return changed.isEmpty ? .clean : .findings
    }
    for file in changed { try LocaleFiles.save(file.text, to: file.path) }
    try console.result("\(changed.count) of \(counted(files.count, "file")) changed\n")
    return .clean
  }

  private static func files(_ paths: [String]) throws(InputError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard Paths.isDirectory(path) else {
        files.append(path)
        continue
      }
      do throws(FileError) {
        files += try Paths.names(in: path).filter { $0.hasSuffix(".arb") }
          .map { Paths.join(path, $0) }
      } catch {
        throw .file(error)
      }
    }
    return files
  }

  /// The bytes of a file, with the byte order mark that a text has not.
  private static func bytes(_ path: String) throws(InputError) -> [UInt8] {
    do throws(FileError) { return try FileReader.bytes(at: path) } catch { throw .file(error) }
  }
}
