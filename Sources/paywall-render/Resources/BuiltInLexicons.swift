import CopyChecks
import PricingEngine

extension LexiconLibrary {
  /// The lexicons that the program carries within itself, each read when its first text is scanned.
  static func builtIn(reading: Reading = .whole) -> LexiconLibrary {
    LexiconLibrary(reading: reading) { (name) throws(DocumentError) in
      EmbeddedFile.at("Lexicon/\(name).txt")?.source
    }
  }
}
