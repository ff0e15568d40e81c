import CopyChecks
import Foundation
import Testing

@testable import paywall_render

@Suite struct SnapshotUpdateTests {
  private static func snapshot(_ locale: String, _ price: String) -> CopySnapshot {
    CopySnapshot(
      template: "t", locale: locale,
      cells: [
        SnapshotCell(
          storefront: "USA", state: "free", facts: [SnapshotLine("pro price", price)],
          presentation: [])
      ])
  }

  private static func lock(_ locales: [String], icu: String = "72.1") -> FormattingLock {
    FormattingLock(
      tool: "1", icu: icu, cldr: "42",
      canaries: locales.map {
        FormattingCanary(locale: $0, currency: "USD", texts: ["$1"], plurals: ["other"])
      })
  }

  /// `a` is unchanged, `b` changed, `c` is new, and `d` has no copy any more.
  private func update(
    _ folder: SnapshotFolder, recorded: FormattingLock? = lock(["a", "b", "d"]),
    current: FormattingLock = lock(["a", "b", "c"]), isWhole: Bool = true
  ) throws -> SnapshotUpdate {
    for name in ["a", "b", "d"] {
      _ = try folder.record(Self.snapshot(name, "1.00 USD"), as: "t/\(name).snap")
    }
    if let recorded { try folder.record(recorded) }
    let report = SnapshotReport(
      try [("a", "1.00 USD"), ("b", "2.00 USD"), ("c", "3.00 USD"), ("d", nil)].map {
        (
          path: "t/\($0.0).snap", recorded: try folder.recorded("t/\($0.0).snap"),
          current: $0.1.map { [name = $0.0] price in Self.snapshot(name, price) }
        )
      }, recorded: recorded, current: current)
    return SnapshotUpdate(report: report, folder: folder, isWhole: isWhole)
  }

  @Test func proposesWhatDiffers() throws {
    let temporary = try TemporaryFolder()
    let folder = SnapshotFolder(temporary.path)
    try folder.propose(Self.snapshot("a", "0.00 USD"), as: "t/a.snap")
    #expect(try update(folder).propose() == 2)
    #expect(try folder.pendingPaths() == ["t/b.snap", "t/c.snap"])
    #expect(try folder.pending("t/b.snap") == Self.snapshot("b", "2.00 USD"))
    #expect(try folder.recorded("t/b.snap") == Self.snapshot("b", "1.00 USD"))
    #expect(try temporary.names().contains("paywall.lock.json.new"))
    #expect(try folder.lock() == Self.lock(["a", "b", "d"]))
  }

  @Test func recordsWhatDiffersAndRemovesTheRest() throws {
    let temporary = try TemporaryFolder()
    let folder = SnapshotFolder(temporary.path)
    try folder.propose(Self.snapshot("b", "2.00 USD"), as: "t/b.snap")
    #expect(try update(folder).record(.all).summary == "wrote 2 snapshots, removed 1, 1 unchanged")
    #expect(try folder.recordedPaths() == ["t/a.snap", "t/b.snap", "t/c.snap"])
    #expect(try folder.pendingPaths() == [])
    #expect(try folder.lock() == Self.lock(["a", "b", "c"]))
  }

  /// A part of the snapshots keeps what is known of the others, and waits with other data.
  @Test func keepsWhatIsKnownOfOthers() throws {
    let temporary = try TemporaryFolder()
    let folder = SnapshotFolder(temporary.path)
    _ = try update(folder, isWhole: false).record(.all)
    #expect(try folder.lock() == Self.lock(["a", "b", "c", "d"]))
    _ = try update(folder, current: Self.lock(["a", "b", "c"], icu: "78.3"), isWhole: false)
      .record(.all)
    #expect(try folder.lock() == Self.lock(["a", "b", "d"]))
  }
}
