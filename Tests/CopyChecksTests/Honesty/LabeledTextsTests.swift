import CopyChecks
import Foundation
import PricingEngine
import Testing

/// What is found in texts of which somebody else said what is wrong with them.
@Suite struct LabeledTextsTests {
  /// A text with the rules that it was found to break.
  struct Outcome: Sendable {
    let text: LabeledText
    /// The errors and warnings; notes are not labeled.
    let found: [(rule: String, level: Finding.Severity)]

    /// The findings that must be there: those that follow from another one may be left out.
    var wanted: [LabeledText.Expectation] { text.expect.filter { $0.secondary != true } }
    var missed: [LabeledText.Expectation] {
      wanted.filter { expected in !found.contains { $0.rule == expected.rule } }
    }
    func unexpected(_ level: Finding.Severity) -> [String] {
      found.filter { one in one.level == level && !text.expect.contains { $0.rule == one.rule } }
        .map(\.rule)
    }
  }

  private static let checker = HonestyChecker(library: PackageLexicon.library)

  /// The outcomes of the set, worked out once.
  private static let labeled = Result { try outcomes(of: "texts.json") }

  static func outcomes(of file: String) throws -> [Outcome] {
    try LabeledText.all(in: file).map { text in
      let judgments = try checker.judgments(on: text.screen()).filter { $0.level != .note }
      return Outcome(text: text, found: judgments.map { ($0.rule.id, $0.level) })
    }
  }

  @Test func callsNothingFalseThatIsTrue() throws {
    for outcome in try Self.labeled.get() {
      #expect(outcome.unexpected(.error) == [], "\(outcome.text.name): \(outcome.text.text)")
    }
  }

  /// Three lengths that their languages say in a word are known to be missed.
  @Test func findsNearlyEverything() throws {
    let outcomes = try Self.labeled.get()
    let wanted = outcomes.map(\.wanted.count).reduce(0, +)
    let missed = outcomes.flatMap { outcome in
      outcome.missed.map { "\(outcome.text.name): \($0.rule) '\($0.words)'" }
    }
    #expect(wanted == 252)
    #expect(missed.count * 100 <= wanted * 3, "missed: \(missed.joined(separator: "\n"))")
  }

  /// Texts by somebody who had seen neither the phrases nor the other texts.
  @Test func holdOut() throws {
    for outcome in try Self.outcomes(of: "holdout.json") {
      let e = outcome.unexpected(.error)
      let w = outcome.unexpected(.warning)
      if !outcome.missed.isEmpty || !e.isEmpty || !w.isEmpty {
        print(
          "HOLD \(outcome.text.language) | \(outcome.text.name) | missed \(outcome.missed.map { "\($0.rule) '\($0.words)'" }) | errors \(e) | warnings \(w) | \(outcome.text.text.prefix(200).replacingOccurrences(of: "\n", with: "⏎"))"
        )
      }
    }
  }

  /// The texts of the second file were written with the phrases at hand, for rules that the first has one text of.
  @Test func findsEverythingInOwnTexts() throws {
    let outcomes = try Self.outcomes(of: "own-texts.json")
    #expect(outcomes.count >= 60)
    for outcome in outcomes {
      #expect(outcome.missed.map(\.rule) == [], "\(outcome.text.name): \(outcome.text.text)")
      #expect(
        outcome.unexpected(.error) + outcome.unexpected(.warning) == [],
        "\(outcome.text.name): \(outcome.text.text)")
    }
  }

  @Test func pageHasTheTable() throws {
    let table = LabeledTextsTable(try Self.labeled.get()).markdown
    let page = String(decoding: try RepositoryFile.data("docs/honesty.md"), as: UTF8.self)
    #expect(
      page.contains(table),
      "docs/honesty.md is not current; put this in the place of its table:\n\n\(table)")
  }
}
