import PricingEngine

/// Writes each place as one line, `file:line:column: severity: message [rule]`, as editors and `grep` read it.
///
/// Columns count UTF-8 bytes from 1.
public struct LineFindingsWriter: FindingsWriter {
  /// Creates a writer.
  public init() {}

  /// The whole report; empty without findings.
  public func text(of report: FindingsReport) -> String {
    report.places.map { place in
      let finding = place.first.finding
      return "\(inertPlace(finding.location)): \(finding.severity.rawValue): "
        + "\(inert(finding.message)) [\(inert(finding.rule))]\n"
    }.joined()
  }
}
