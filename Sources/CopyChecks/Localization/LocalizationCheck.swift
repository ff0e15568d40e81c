import PricingEngine

/// What one localization check asks for, and why; its test is beside it in the same file.
public struct LocalizationCheck: Sendable, Hashable {
  /// The stable name, in kebab case: `plural-value-uncovered`.
  public let id: String
  /// Which part of the checks it belongs to.
  public let group: Group
  /// How bad a finding is, unless the test says otherwise.
  public let level: Finding.Severity
  /// What a translation or a finished text must be, in one sentence.
  public let requirement: String
  /// Why, in one sentence.
  public let reason: String
  /// How a finding is usually mended, in one sentence.
  public let fix: String

  /// Creates a check.
  public init(
    _ id: String, _ group: Group, _ level: Finding.Severity, requirement: String, reason: String,
    fix: String
  ) {
    self.id = id
    self.group = group
    self.level = level
    self.requirement = requirement
    self.reason = reason
    self.fix = fix
  }

  /// A part of the checks.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// Files of messages, their keys and the locales that serve a reader.
    case files
    /// The shape of ICU messages and of layouts.
    case syntax
    /// Arguments, and the facts that finished copy must show.
    case arguments
    /// Plural forms for the values that the offers have.
    case plurals
    /// Prices, percentages and currencies.
    case prices
    /// Direction, spaces and characters.
    case typography
    /// Length and width.
    case fit
    /// Terms and consistency.
    case terms
  }

  /// What a report says about the check.
  public var summary: RuleSummary { RuleSummary(id: id, level: level, requirement: requirement) }
}
