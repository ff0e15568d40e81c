import Testing

/// A command line with everything that it must print.
struct CommandRow: Sendable, CustomTestStringConvertible {
  let id: String
  /// The words after the program's name, separated by spaces.
  let command: String
  /// The files in the working directory.
  var files: [String: String] = [:]
  var code: Int32 = 0
  var output = ""
  var errors = ""

  var testDescription: String { id }

  /// Runs the command and compares everything that it printed.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try TemporaryFolder(files)
    let words = command.split(separator: " ").map(String.init)
    let result = try Program.run(words, in: folder)
    #expect(result.errorText == errors, sourceLocation: sourceLocation)
    #expect(result.outputText == output, sourceLocation: sourceLocation)
    #expect(result.ending == .code(code), sourceLocation: sourceLocation)
  }
}
