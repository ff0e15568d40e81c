/// How a file of copy is written.
public enum TextFormat: String, Sendable, Hashable, CaseIterable {
  /// Plain text.
  case plain
  /// Markdown, as CommonMark and GitHub read it.
  case markdown
  /// HTML, whole pages and fragments.
  case html
  /// Apple's `.strings`: `"key" = "value";`.
  case strings
  /// Apple's string catalog, `.xcstrings`.
  case xcstrings
  /// Application Resource Bundle, messages in ICU MessageFormat.
  case arb
  /// Any JSON with texts in it.
  case json

  /// The format of a file, by the ending of its name, and by how its text starts when the ending says nothing.
  ///
  /// What is nothing else is plain text.
  public static func detect(fileName: String, bytes: [UInt8]) -> TextFormat {
    if let format = byEnding[ending(of: fileName)] { return format }
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self).drop { character in
      character.isWhitespace || character == "\u{FEFF}"
    }
    return byContent(head.lowercased())
  }

  private static func ending(of fileName: String) -> String {
    guard let dot = fileName.lastIndex(of: ".") else { return "" }
    return fileName[fileName.index(after: dot)...].lowercased()
  }

  private static func byContent(_ head: String) -> TextFormat {
    if head.hasPrefix("{") {
      if head.contains("\"sourcelanguage\"") { return .xcstrings }
      return head.contains("\"@@locale\"") ? .arb : .json
    }
    if head.hasPrefix("[") && head.contains("\"") { return .json }
    let tags = ["<!doctype html", "<html", "<head", "<body", "<div", "<section", "<main", "<p"]
    return tags.contains { head.hasPrefix($0) } ? .html : .plain
  }

  private static let byEnding: [String: TextFormat] = [
    "txt": .plain, "text": .plain, "md": .markdown, "markdown": .markdown, "mdx": .markdown,
    "html": .html, "htm": .html, "xhtml": .html, "strings": .strings, "xcstrings": .xcstrings,
    "arb": .arb, "json": .json,
  ]
}
