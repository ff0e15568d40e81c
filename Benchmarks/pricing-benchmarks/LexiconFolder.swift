import CopyChecks
import PricingEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The lexicon files, read from the folder `Lexicon` of the working directory.
struct LexiconFolder {
  let library = LexiconLibrary { name in Self.source(name) }

  /// A text of a size made of a language's own phrases, one a line: no real text has as many claims.
  func text(of name: String, byteCount: Int, separator: String = "\n") -> String {
    guard let source = Self.source(name) else { return "" }
    let phrases = source.text.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("[")
    }
    let block = phrases.joined(separator: separator) + separator
    var text = ""
    while text.utf8.count < byteCount { text += block }
    return text
  }

  /// Ordinary copy of a size: the sentences of `copy`, again and again.
  func repeated(_ copy: String, byteCount: Int) -> String {
    String(repeating: copy, count: max(1, byteCount / max(1, copy.utf8.count)))
  }

  private static func source(_ name: String) -> SourceText? {
    guard let file = fopen("Lexicon/\(name).txt", "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    do { return try SourceText(file: "Lexicon/\(name).txt", bytes: bytes) } catch { return nil }
  }
}
