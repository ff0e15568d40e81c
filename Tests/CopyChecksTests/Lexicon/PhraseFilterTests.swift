import PricingEngine
import Synchronization
import Testing

@testable import CopyChecks

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

  /// What was read for a message's pattern is enough for what it says with its numbers, and with isolates around them.
  @Test(arguments: [
    (
      "{limit, plural, one {# log is free} other {The first # logs are free}}",
      "The first 20 logs are free", true
    ),
    ("Free for {count} days", "Free for \u{2068}7\u{2069} days", true),
    (
      "Free for your first {limit, plural, one {# brew} other {# brews}}.",
      "Free for your first 20 brews.", true
    ),
    ("Free for {count} days", "Free for 7 weeks", false),
    ("BrewLog", "\u{2068}BrewLog\u{2069}", true),
    ("BrewLog", "BrewLog 2", false),
  ])
  func knowsWhenItIsEnough(pattern: String, text: String, isEnough: Bool) throws {
    let texts = Mutex<[String]>([])
    let library = LexiconLibrary(reading: .asNeeded) { (name) throws(DocumentError) in
      texts.withLock { $0.append(name) }
      return try PackageLexicon.source(name)
    }
    let locale = try LocaleTag("en")
    HonestyChecker(library: library).readAhead(for: [pattern], in: locale)
    _ = try library.readers(for: locale, texts: [text])
    #expect(texts.withLock { $0.filter { $0 == "en" }.count } == (isEnough ? 1 : 2))
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
