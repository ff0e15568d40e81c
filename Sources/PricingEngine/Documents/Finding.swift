/// One thing that is wrong or worth knowing about an input: where, what, and what to do.
public struct Finding: Sendable, Hashable {
  /// The stable name of the rule, in kebab case: `price-not-a-number`.
  public let rule: String
  /// How bad it is.
  public let severity: Severity
  /// Where it is.
  public let location: SourceLocation?
  /// The path inside the file that a person can follow: `subscriptionGroups[0] "Premium" > subscriptions[1]`.
  public let path: String?
  /// The product it is about.
  public let productID: String?
  /// What was found, lower case, without a full stop: `expected a plain decimal number, got '3,490'`.
  public let message: String
  /// What to do about it, as an imperative.
  public let fix: String?

  /// How bad a finding is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The input or copy cannot be used as it is.
    case error
    /// It works, but is likely not what was meant.
    case warning
    /// It is worth knowing.
    case note
  }

  /// Creates a finding.
  public init(
    _ severity: Severity, rule: String, at location: SourceLocation? = nil, path: String? = nil,
    productID: String? = nil, _ message: String, fix: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.path = path
    self.productID = productID
    self.message = message
    self.fix = fix
  }
}

extension Sequence<Finding> {
  /// Whether something is wrong, not only worth knowing.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
