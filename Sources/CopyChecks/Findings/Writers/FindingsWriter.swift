/// Writes a report in one format.
///
/// Words, messages and paths come from files that nobody vouches for. Each writer escapes what its format gives a meaning, and where
/// a person reads a line, control, invisible and direction characters are spelled out.
public protocol FindingsWriter: Sendable {
  /// The whole report.
  func text(of report: FindingsReport) -> String
}
