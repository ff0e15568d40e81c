import PricingEngine

/// What a report says about a rule, whether or not something broke it.
public struct RuleSummary: Sendable, Hashable {
  /// The rule's stable name, in kebab case: `save-percent-overstated`.
  public let id: String
  /// How bad a finding of the rule usually is.
  public let level: Finding.Severity
  /// What the rule asks for, as one English sentence.
  public let requirement: String
  /// A page about the rule, as an absolute URI.
  public let helpURI: String?

  /// Creates a summary.
  public init(id: String, level: Finding.Severity, requirement: String, helpURI: String? = nil) {
    self.id = id
    self.level = level
    self.requirement = requirement
    self.helpURI = helpURI
  }
}
