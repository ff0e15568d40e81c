import CopyChecks
import PricingEngine
import Testing

/// A lexicon that is read for one text finds in it what the whole one finds.
@Suite struct PhraseFilterTests {
  private static let whole = PackageLexicon.library
  private static let partial = LexiconLibrary(reading: .asNeeded) { (name) throws(DocumentError) in
    try PackageLexicon.source(name)
  }

  @Test(arguments: try LabeledText.all())
  func findsTheSame(text: LabeledText) throws {
    let screen = try text.screen()
    let expected = try ScreenReading(of: screen, with: Self.whole)
    let found = try ScreenReading(of: screen, with: Self.partial)
    #expect(found.blocks.map(\.mentions) == expected.blocks.map(\.mentions))
    #expect(found.blocks.map(\.amounts) == expected.blocks.map(\.amounts))
  }

  /// The same where a language's phrases are kept for its next text, and read again for words that are new.
  @Test(arguments: ["en", "de", "ja", "ar"])
  func findsTheSameInOneTextAfterAnother(language: String) throws {
    let kept = LexiconLibrary(reading: .asNeededByLanguage) { (name) throws(DocumentError) in
      try PackageLexicon.source(name)
    }
    let texts = try LabeledText.all().filter { $0.language.hasPrefix(language) }
    #expect(texts.count >= 10)
    for text in texts {
      let screen = try text.screen()
      let expected = try ScreenReading(of: screen, with: Self.whole)
      let found = try ScreenReading(of: screen, with: kept)
      #expect(found.blocks.map(\.mentions) == expected.blocks.map(\.mentions), "\(text.name)")
      #expect(found.blocks.map(\.amounts) == expected.blocks.map(\.amounts), "\(text.name)")
    }
  }
}
