import CopyChecks
import PricingEngine

/// The lexicon of the package.
enum PackageLexicon {
  static let library = LexiconLibrary { (name) throws(DocumentError) in try source(name) }

  /// A file of the lexicon, by its name without the extension; `nil` when there is none.
  static func source(_ name: String) throws(DocumentError) -> SourceText? {
    let path = "Lexicon/\(name).txt"
    guard let bytes = RepositoryFile.bytes(path) else { return nil }
    return try SourceText(file: path, bytes: bytes)
  }
}
