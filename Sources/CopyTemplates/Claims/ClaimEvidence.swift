/// What a verdict about a claim rests on, in English.
public struct ClaimEvidence: Sendable, Hashable {
  /// The facts that were used: `'pro' is auto-renewable and renews every P1Y`.
  public let facts: [String]
  /// The sum, for a claim with a number.
  public let sum: Sum?

  /// Creates evidence.
  public init(facts: [String], sum: Sum? = nil) {
    self.facts = facts
    self.sum = sum
  }

  /// A sum with its result.
  public struct Sum: Sendable, Hashable {
    /// The whole way to the result:
    /// `12 × 2.99 = 35.88; 35.88 − 19.99 = 15.89; 15.89 / 35.88 = 44.2865… %, rounded down to 44 %`.
    public let text: String
    /// The exact result, to four digits: `44.2865…`.
    public let exact: String
    /// What may be said, as a plain number: `44`; `nil` when nothing may.
    public let allowed: String?

    /// Creates a sum.
    public init(text: String, exact: String, allowed: String?) {
      self.text = text
      self.exact = exact
      self.allowed = allowed
    }
  }

  /// The sum, or else the facts.
  public var text: String { sum?.text ?? facts.joined(separator: "; ") }
}
