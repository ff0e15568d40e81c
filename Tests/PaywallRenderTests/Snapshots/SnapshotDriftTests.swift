import Foundation
import Testing

/// Snapshots that another ICU formatted: the recorded files are rewritten as it would have written them.
@Suite struct SnapshotDriftTests {
  /// Snapshots as an ICU would have them that puts an ordinary space before the German percent sign.
  private func older() throws -> SnapshotProject {
    let project = try SnapshotProject().recorded()
    try project.change(Self.de, #"44\u{00A0}%"#, to: "44 %")
    try project.change(Self.lock, #""icu": ""#, to: #""icu": "1"#)
    try project.change(Self.lock, #""44\u00A0%""#, to: #""44 %""#)
    return project
  }

  private static let de = "PaywallSnapshots/subscription/de.snap"
  private static let lock = "PaywallSnapshots/paywall.lock.json"

  @Test func endsWithACodeOfItsOwn() throws {
    let result = try older().snapshot("--check")
    #expect(result.ending == .code(3))
    let lines = result.outputText.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("drift: ICU 1") == true)
    #expect(lines.dropFirst().first == #"  de: spacing in 2 texts, '44 %' → '44\u{00A0}%'"#)
    #expect(lines.last == "snapshots: 1 unchanged, 1 drifted")
    #expect(result.errorText.contains("accept that with 'snapshot --update --accept-drift'"))
  }

  @Test func isNotRecordedByTheWay() throws {
    let project = try older()
    let before = try project.tree()
    let result = try project.snapshot("--update")
    #expect(result.ending == .code(3))
    #expect(result.errorText.contains("nothing is recorded"))
    #expect(try project.tree() == before)
  }

  @Test func isRecordedWhenAccepted() throws {
    let project = try older()
    let result = try project.snapshot("--update --accept-drift")
    #expect(result.ending == .code(0), "\(result.errorText)")
    #expect(result.outputText.contains("de: spacing in 2 texts"))
    #expect(try project.tree() == SnapshotProject().recorded().tree())
  }

  /// Facts that changed meanwhile stay to be seen.
  @Test func keepsChangedFactsToBeSeen() throws {
    let project = try older()
    try project.change(
      "PaywallSnapshots/subscription/en.snap", "price: 19.99 USD", to: "price: 9.99 USD")
    #expect(try project.snapshot("--check").ending == .code(1))
    #expect(try project.snapshot("--update --accept-drift").ending == .code(1))
    let result = try project.snapshot("--check")
    #expect(result.ending == .code(1))
    #expect(result.outputText.hasPrefix("pro.yearly price: 9.99 USD → 19.99 USD"))
    #expect(result.outputText.hasSuffix("snapshots: 1 unchanged, 1 changed\n"))
  }

  @Test func isNoExcuseForOtherWords() throws {
    let project = try older()
    try project.change(Self.de, "pro Jahr", to: "im Jahr")
    #expect(try project.snapshot("--check").ending == .code(1))
  }

  @Test func isNeverAnotherNumber() throws {
    let project = try older()
    try project.change(Self.lock, "1.234,56", to: "1.235")
    let result = try project.snapshot("--check")
    #expect(result.ending == .code(1))
    #expect(
      result.outputText.contains(#"value changed: de USD, '1.235\u{00A0}$' → '1.234,56\u{00A0}$'"#))
    #expect(try project.snapshot("--update --accept-drift").ending == .code(1))
  }

  @Test func isSilentWhenNoTextChanged() throws {
    let project = try SnapshotProject().recorded()
    try project.change(Self.lock, #""icu": ""#, to: #""icu": "1"#)
    let result = try project.snapshot("--check")
    #expect(result.ending == .code(0))
    #expect(result.outputText.contains("and no text changed by it"))
    #expect(try project.snapshot("--update").ending == .code(0))
    #expect(try project.snapshot("--check").outputText == "snapshots: 2 unchanged\n")
  }

  @Test func needsToKnowWhatFormattedTheSnapshots() throws {
    let project = try SnapshotProject().recorded()
    try FileManager.default.removeItem(atPath: project.folder.file(Self.lock))
    let result = try project.snapshot("--check")
    #expect(result.ending == .code(1))
    #expect(result.errorText.contains("'paywall.lock.json' is missing"))
    #expect(try project.snapshot("--update").ending == .code(0))
    #expect(try project.snapshot("--check").ending == .code(0))
  }
}
