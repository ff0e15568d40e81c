/// A finding that somebody accepted, and why.
public struct SuppressedFinding: Sendable, Hashable {
  /// The finding.
  public let finding: CheckFinding
  /// Why it is accepted, as its author wrote it.
  public let reason: String

  /// Creates a suppressed finding.
  public init(_ finding: CheckFinding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}
