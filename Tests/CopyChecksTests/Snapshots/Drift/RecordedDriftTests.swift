import PricingEngine
import Testing

@testable import CopyChecks

/// Snapshots of one catalog that the program recorded with ICU 72.1 and with ICU 78.3.
@Suite struct RecordedDriftTests {
  private static let folder = "Tests/Fixtures/drift"
  private static let locales = ["ar", "de-CH", "en", "hu", "nb"]

  private func snapshot(_ version: String, _ locale: String) throws -> CopySnapshot {
    var findings: [Finding] = []
    let source = try RepositoryFile.source("\(Self.folder)/\(version)/\(locale).snap")
    return try #require(CopySnapshot(reading: source, into: &findings), "\(findings)")
  }

  private func lock(_ version: String) throws -> FormattingLock {
    var findings: [Finding] = []
    let source = try RepositoryFile.source("\(Self.folder)/\(version)/paywall.lock.json")
    return try #require(FormattingLock(reading: source, into: &findings), "\(findings)")
  }

  private func report() throws -> SnapshotReport {
    SnapshotReport(
      try Self.locales.map {
        (
          path: "\($0).snap", recorded: try snapshot("cldr42", $0),
          current: try snapshot("cldr48", $0)
        )
      }, recorded: try lock("cldr42"), current: try lock("cldr48"))
  }

  @Test func isDriftAndNothingElse() throws {
    let report = try report()
    #expect(report.ending == .drifted)
    #expect(report.comparisons(.unchanged).map(\.path) == ["en.snap"])
    #expect(report.comparisons(.drifted).count == 4)
    let worst = report.drifts.map { "\($0.locale) \($0.kinds.map(\.drift.rawValue))" }
    #expect(
      worst == [
        #"ar ["digits"]"#, #"de-CH ["separators"]"#, #"hu ["separators"]"#, #"nb ["symbol"]"#,
      ])
  }

  /// Norwegian put `kr` before the amount up to CLDR 43, and behind it since.
  @Test func reportsEachLanguageOnce() throws {
    let text = TextSnapshotWriter().text(of: try report())
    #expect(text.hasPrefix("drift: ICU 72.1, CLDR 42 → ICU 78.3, CLDR 48\n  ar: digits in "))
    #expect(text.contains(#"'kr\u{00A0}149,90' → '149,90\u{00A0}kr'"#))
    #expect(text.split(separator: "\n").count == 6)
  }

  @Test func isAcceptedAsAWhole() throws {
    for comparison in try report().comparisons(.drifted) {
      #expect(comparison.acceptingDrift == comparison.current)
    }
  }

  /// Without a lock that says so, the same texts are changed copy.
  @Test func isChangedCopyUnderTheSameData() throws {
    let report = SnapshotReport(
      [
        (
          path: "nb.snap", recorded: try snapshot("cldr42", "nb"),
          current: try snapshot("cldr48", "nb")
        )
      ],
      recorded: try lock("cldr42"), current: try lock("cldr42"))
    #expect(report.ending == .changed)
  }
}
