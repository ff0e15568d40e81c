import CopyChecks
import PricingEngine

/// The lexicon of the package.
enum PackageLexicon {
  static let library = LexiconLibrary { name in
    do { return try RepositoryFile.source("Lexicon/\(name).txt") } catch { return nil }
  }
}
