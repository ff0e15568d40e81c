import CopyChecks
import PricingEngine

extension LexiconLibrary {
  /// The lexicons that the program carries within itself, each read when its first text is scanned.
  static func builtIn(reading: Reading = .whole) -> LexiconLibrary {
    LexiconLibrary(reading: reading) { (name) throws(DocumentError) in
      guard let file = EmbeddedFile.at("Lexicon/\(name).txt") else { return nil }
      return try SourceText(file: "built-in Lexicon/\(name).txt", bytes: file.bytes)
    }
  }
}
