import CopyChecks
import Foundation
import PricingEngine

/// The lexicon files of the package.
enum LexiconFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Lexicon")

  /// All names but that of the list of currencies, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
      .filter { $0 != "currencies" }.sorted()
  }

  static let library = PackageLexicon.library

  static func scanner(_ tag: String) throws -> ClaimScanner {
    try library.scanner(for: LocaleTag(tag))
  }

  static func mentions(
    in text: String, _ tag: String, place: TextPlace = .prose
  ) throws -> [ClaimMention] {
    try scanner(tag).scan(text, in: place)
  }
}
