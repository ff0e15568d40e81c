import PricingEngine

/// What a project asks of the checks of its copy: other levels of rules, and findings that somebody accepted.
///
/// Which rules there are is known to the checks, which validate the names.
public struct CheckSettings: Sendable, Hashable {
  /// The rules with another level than their own, each once.
  public let levels: [RuleLevel]
  /// The findings that are accepted.
  public let ignores: [Ignore]

  /// Creates settings; by default every rule has its own level and nothing is accepted.
  public init(levels: [RuleLevel] = [], ignores: [Ignore] = []) {
    self.levels = levels
    self.ignores = ignores
  }

  /// How bad the findings of a rule are.
  public struct RuleLevel: Sendable, Hashable {
    /// The rule's name, as it was written.
    public let rule: String
    /// How bad its findings are.
    public let level: Level
    /// Where that is written.
    public let location: SourceLocation?
    /// The way to it in the file: `checks.levels.urgency-expired`.
    public let path: String

    /// Creates a level of a rule.
    public init(
      rule: String, level: Level, location: SourceLocation? = nil, path: String = ""
    ) {
      self.rule = rule
      self.level = level
      self.location = location
      self.path = path
    }
  }

  /// How bad a finding is, or that it is none.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// The copy cannot be used as it is.
    case error
    /// It is likely not what was meant.
    case warning
    /// It is worth knowing.
    case note
    /// The rule is not applied.
    case off

    /// The severity of its findings; `nil` when there are none.
    public var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
  }

  /// Findings of a rule in a place that somebody accepted.
  public struct Ignore: Sendable, Hashable {
    /// The rule's name, as it was written.
    public let rule: String
    /// A glob for a key, a file or a template's section: `terms.*`, `copy/*.html`, `subscription/cancel`.
    public let place: String
    /// Why, never empty.
    public let reason: String
    /// Where that is written.
    public let location: SourceLocation?
    /// The way to it in the file: `checks.ignore[0]`.
    public let path: String

    /// Creates an entry.
    public init(
      rule: String, place: String, reason: String, location: SourceLocation? = nil,
      path: String = ""
    ) {
      self.rule = rule
      self.place = place
      self.reason = reason
      self.location = location
      self.path = path
    }
  }
}
