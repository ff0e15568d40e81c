import CopyChecks
import CopyTemplates
import PricingEngine
import Testing

/// Compares copy with a recorded snapshot; a failure shows what changed in fact, and the difference of the texts.
func expectCopy(
  _ copy: PaywallCopy, matches recorded: SourceText,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  var findings: [Finding] = []
  let comparison = SnapshotComparison(
    recorded: CopySnapshot(reading: recorded, into: &findings), current: try CopySnapshot(of: copy),
    path: recorded.file)
  #expect(findings.isEmpty, sourceLocation: sourceLocation)
  #expect(comparison.status == .unchanged, "\(comparison)", sourceLocation: sourceLocation)
}
