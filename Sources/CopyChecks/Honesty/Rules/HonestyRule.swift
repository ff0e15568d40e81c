import PricingEngine

/// One rule of honest copy: what it asks for, why, and the test.
public struct HonestyRule: Sendable {
  /// The stable name, in kebab case: `cancel-anytime-not-renewable`.
  public let id: String
  /// Which part of the rule book it belongs to.
  public let group: Group
  /// What makes it speak up.
  public let kind: Kind
  /// How bad a violation is, unless the test says otherwise.
  public let level: Finding.Severity
  /// What copy must do, in one sentence.
  public let requirement: String
  /// Why, in one sentence.
  public let reason: String
  /// Where the rule comes from: guidelines, laws and practice.
  public let source: String
  /// A sentence that breaks the rule.
  public let wrong: String
  /// A sentence that keeps it, about the same product.
  public let right: String
  private let test: @Sendable (ScreenReading) -> [Violation]

  init(
    _ id: String, _ group: Group, _ kind: Kind, _ level: Finding.Severity, requirement: String,
    reason: String, source: String, wrong: String, right: String,
    test: @escaping @Sendable (ScreenReading) -> [Violation]
  ) {
    self.id = id
    self.group = group
    self.kind = kind
    self.level = level
    self.requirement = requirement
    self.reason = reason
    self.source = source
    self.wrong = wrong
    self.right = right
    self.test = test
  }

  /// Where a screen breaks the rule, in reading order.
  public func violations(on screen: ScreenReading) -> [Violation] {
    switch screen.screen.scope {
    case .source: kind == .template ? test(screen) : []
    // What is missing can only be missed on a whole screen.
    case .phrase: kind == .claim ? test(screen) : []
    case .screen: kind == .template ? [] : test(screen)
    }
  }

  /// A part of the rule book.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// Amounts and arithmetic.
    case amounts
    /// Renewal and cancellation.
    case renewal
    /// Trials and offers.
    case trials
    /// One-time purchases and evaluations.
    case oneTime
    /// Comparisons and badges.
    case comparison
    /// Urgency, scarcity and pressure.
    case pressure
    /// Prominence and required statements.
    case prominence
    /// Restoring, support, privacy and refunds.
    case support
  }

  /// What makes a rule speak up.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Something that the copy says.
    case claim
    /// Something that a whole screen does not say.
    case disclosure
    /// The order, size or role of a text.
    case structure
    /// Something typed into a template or message instead of a placeholder.
    case template
  }
}
