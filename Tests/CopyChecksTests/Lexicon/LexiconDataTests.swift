import Foundation
import PricingEngine
import Testing

@testable import CopyChecks

/// The project's own lexicon files: every phrase is found, and no trap is.
@Suite struct LexiconDataTests {
  /// A phrase with plain words in its slots and gaps.
  private func sample(_ phrase: String, in lexicon: ClaimLexicon) -> String {
    phrase.replacingOccurrences(of: "{n}", with: "3").replacingOccurrences(of: "{pct}", with: "44%")
      .replacingOccurrences(of: "{price}", with: "9.99€")
      .replacingOccurrences(of: "{~}", with: lexicon.mode == .substring ? "x" : "xx yy")
  }

  @Test(arguments: try LexiconFiles.names())
  func everyPhraseIsFound(name: String) throws {
    let lexicon = try LexiconFiles.library.lexicon(named: name)
    let scanner = ClaimScanner(lexicon)
    var (expected, text): ([(LexiconClaim, Range<Int>, String)], String) = ([], "")
    for phrase in lexicon.phrases {
      guard case .claim(let claim, _, _) = phrase.role else { continue }
      let start = text.utf8.count
      text += sample(phrase.text, in: lexicon) + "\n"
      expected.append((claim, start..<text.utf8.count, phrase.text))
    }
    let mentions = try scanner.scan(text, in: .control)
    var found: [LexiconClaim: [ClaimMention]] = Dictionary(grouping: mentions, by: \.claim)
    for claim in found.keys { found[claim]?.sort { $0.range.lowerBound < $1.range.lowerBound } }
    let missing = expected.filter { claim, range, _ in
      !(found[claim] ?? []).contains { range.contains($0.range.lowerBound) }
    }
    #expect(missing.map { "\($0.0.rawValue): \($0.2)" } == [])
  }

  @Test(arguments: try LexiconFiles.names())
  func noTrapIsFound(name: String) throws {
    let lexicon = try LexiconFiles.library.lexicon(named: name)
    let scanner = ClaimScanner(lexicon)
    var (expected, text): ([(LexiconClaim, Range<Int>, String)], String) = ([], "")
    for phrase in lexicon.phrases {
      guard case .trap(let claim) = phrase.role else { continue }
      let start = text.utf8.count
      text += sample(phrase.text, in: lexicon) + "\n"
      expected.append((claim, start..<text.utf8.count, phrase.text))
    }
    // A trap that negates its claim is reported as that.
    let mentions = Dictionary(
      grouping: try scanner.scan(text).filter { !$0.isNegated }, by: \.claim)
    let wrong = expected.filter { claim, range, _ in
      (mentions[claim] ?? []).contains { range.contains($0.range.lowerBound) }
    }
    #expect(wrong.map { "\($0.0.rawValue): \($0.2)" } == [])
  }

  /// A phrase that holds its own negation is no claim, and a saving without a figure is no saving.
  @Test(arguments: try LexiconFiles.names())
  func everyPhraseIsWhatItSays(name: String) throws {
    let lexicon = try LexiconFiles.library.lexicon(named: name)
    let phrases = lexicon.phrases.compactMap { phrase -> (LexiconClaim, String)? in
      guard case .claim(let claim, _, _) = phrase.role else { return nil }
      return (claim, sample(phrase.text, in: lexicon))
    }
    let text = phrases.map(\.1).joined(separator: "\n")
    let mentions = try ClaimScanner(lexicon).scan(text, in: .control)
    var start = 0
    var own: [Int: (LexiconClaim, String)] = [:]
    for (claim, words) in phrases {
      own[start] = (claim, words)
      start += words.utf8.count + 1
    }
    let whole = mentions.filter { mention in
      own[mention.range.lowerBound].map { $0.0 == mention.claim && $0.1 == mention.words } ?? false
    }
    #expect(whole.filter(\.isNegated).map(\.words) == [])
    let valueless = whole.filter { $0.claim == .percentSavings && $0.values.isEmpty }
    #expect(valueless.map(\.words) == [])
    let countless = whole.filter { $0.claim == .monthsFree && $0.values.isEmpty }
    // "Months" without a number says how many nowhere.
    let plural = ["months free", "شهور مجانية"]
    #expect(countless.map(\.words).filter { !plural.contains($0) } == [])
  }
}
