import CopyChecks
import Foundation
import Testing

@testable import paywall_render

@Suite struct SnapshotReviewTests {
  private static func snapshot(_ locale: String, price: String) -> CopySnapshot {
    CopySnapshot(
      template: "t", locale: locale,
      cells: [
        SnapshotCell(
          storefront: "USA", state: "free", facts: [SnapshotLine("pro price", price)],
          presentation: [])
      ])
  }

  /// Three snapshots that wait, and the lock that goes with them; `a` is recorded with another price.
  private func waiting() throws -> (TemporaryFolder, SnapshotFolder) {
    let temporary = try TemporaryFolder()
    let folder = SnapshotFolder(temporary.path)
    _ = try folder.record(Self.snapshot("a", price: "1.00 USD"), as: "t/a.snap")
    for name in ["a", "b", "c"] {
      try folder.propose(Self.snapshot(name, price: "2.00 USD"), as: "t/\(name).snap")
    }
    try folder.record(
      FormattingLock(tool: "1", icu: "72.1", cldr: "42", canaries: []), isPending: true)
    return (temporary, folder)
  }

  @Test(arguments: [
    (
      ["a", "r", "s"], SnapshotReview.Result(accepted: 1, rejected: 1, left: 1), ["t/a.snap"], true
    ),
    (["A"], SnapshotReview.Result(accepted: 3), ["t/a.snap", "t/b.snap", "t/c.snap"], true),
    (["R"], SnapshotReview.Result(rejected: 3), ["t/a.snap"], false),
    (["what?", "q"], SnapshotReview.Result(left: 3), ["t/a.snap"], false),
    ([], SnapshotReview.Result(left: 3), ["t/a.snap"], false),
  ])
  func doesWhatThePersonSays(
    answers: [String], expected: SnapshotReview.Result, recorded: [String], hasLock: Bool
  ) throws {
    let (temporary, folder) = try waiting()
    var rest = answers[...]
    let result = try SnapshotReview(folder: folder, show: { _ in }, answer: { rest.popFirst() })
      .run()
    #expect(result == expected)
    #expect(try folder.recordedPaths() == recorded)
    #expect(try folder.pendingPaths().count == expected.left)
    #expect(try temporary.names().contains("paywall.lock.json") == hasLock)
  }

  @Test func showsWhatChangedAndWhatIsNew() throws {
    let (temporary, folder) = try waiting()
    var shown = ""
    _ = try SnapshotReview(folder: folder, show: { shown += $0 }, answer: { "s" }).run()
    #expect(try temporary.names() == ["paywall.lock.json.new", "t"])
    #expect(shown.contains("1 of 3: t/a.snap\n\npro price: 1.00 USD → 2.00 USD"))
    #expect(shown.contains("2 of 3: t/b.snap, new\n\npaywall-snapshot/1\n"))
  }
}
