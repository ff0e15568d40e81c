import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// A screen that breaks or keeps a rule, with every rule that it breaks.
struct HonestyRow: Sendable, CustomTestStringConvertible {
  /// The rule that the row is about.
  let rule: String
  let screen: SampleScreen
  /// The rules that the screen breaks, in alphabetical order, each as often as it does.
  let finds: [String]

  var testDescription: String { (finds.contains(rule) ? "breaks " : "keeps ") + rule }

  /// A text that breaks a rule, and others with it.
  static func breaks(
    _ rule: String, _ world: String, _ text: String, also others: [String] = [],
    _ change: (inout SampleScreen) -> Void = { _ in }
  ) -> HonestyRow {
    var screen = SampleScreen(world: world, content: .text(text))
    change(&screen)
    return HonestyRow(rule: rule, screen: screen, finds: (others + [rule]).sorted())
  }

  /// A text much like it that keeps the rule, whatever else it breaks.
  static func keeps(
    _ rule: String, _ world: String, _ text: String, but others: [String] = [],
    _ change: (inout SampleScreen) -> Void = { _ in }
  ) -> HonestyRow {
    var screen = SampleScreen(world: world, content: .text(text))
    change(&screen)
    return HonestyRow(rule: rule, screen: screen, finds: others.sorted())
  }

  /// Blocks with roles that break a rule.
  static func breaks(
    _ rule: String, _ world: String, _ blocks: [ScreenBlock], also others: [String] = [],
    _ change: (inout SampleScreen) -> Void = { _ in }
  ) -> HonestyRow {
    var screen = SampleScreen(world: world, content: .blocks(blocks), scope: .screen)
    change(&screen)
    return HonestyRow(rule: rule, screen: screen, finds: (others + [rule]).sorted())
  }

  /// Blocks with roles that keep a rule.
  static func keeps(
    _ rule: String, _ world: String, _ blocks: [ScreenBlock], but others: [String] = [],
    _ change: (inout SampleScreen) -> Void = { _ in }
  ) -> HonestyRow {
    var screen = SampleScreen(world: world, content: .blocks(blocks), scope: .screen)
    change(&screen)
    return HonestyRow(rule: rule, screen: screen, finds: others.sorted())
  }

  private static let checker = HonestyChecker(library: PackageLexicon.library)

  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let judgments = try Self.checker.judgments(on: screen.screen())
    #expect(
      judgments.map(\.rule.id).sorted() == finds, "\(screen.content)",
      sourceLocation: sourceLocation)
  }
}
