import PricingEngine

/// A file of the package that the program carries within itself.
struct EmbeddedFile: Sendable {
  /// The path in the package: `Templates/subscription/layout.html`.
  let path: String
  private let text: StaticString

  init(path: String, contents: StaticString) {
    self.path = path
    text = contents
  }

  /// The file's bytes.
  var bytes: [UInt8] { text.withUTF8Buffer(Array.init) }

  /// The file as a text, whose messages name it as built in.
  var source: SourceText { SourceText(file: "built-in \(path)", literal: text) }

  /// The embedded file with a path, if there is one.
  static func at(_ path: String) -> EmbeddedFile? { all.first { $0.path == path } }
}
