import PricingEngine

/// A finding as a report holds it: with what only the text of its file can tell.
public struct ReportedFinding: Sendable, Hashable {
  /// The finding, with an excerpt when its file is known.
  public let check: CheckFinding
  /// Why it is accepted; `nil` for a finding that counts.
  public let suppression: String?
  /// Where the words start, in UTF-16 code units from 1; `nil` when the text of the file is not at hand.
  public let utf16Column: Int?
  /// Where the words end, in UTF-16 code units from 1; the column after the last.
  public let utf16EndColumn: Int?

  init(_ check: CheckFinding, suppression: String? = nil, sources: [String: SourceText]) {
    let location = check.finding.location
    let source = location.flatMap { sources[$0.file] }
    let excerpt =
      check.excerpt ?? location.flatMap { source?.excerpt(from: $0, to: check.end) }
    self.check = CheckFinding(
      check.finding, cell: check.cell, words: check.words, end: check.end, excerpt: excerpt,
      evidence: check.evidence)
    self.suppression = suppression
    utf16Column = location.flatMap { source?.utf16Column(of: $0) }
    utf16EndColumn = check.end.flatMap { source?.utf16Column(of: $0) }
  }

  /// What is wrong, where, and what to do.
  var finding: Finding { check.finding }

  /// Whether the words end in the line that they start in; `false` when nobody knows their end.
  var endsInItsLine: Bool {
    check.end != nil && check.end?.line == finding.location?.line
  }
}
