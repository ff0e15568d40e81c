import PricingEngine

/// A finding of a check, with what a report shows beside it.
public struct CheckFinding: Sendable, Hashable {
  /// What is wrong, where, and what to do.
  public let finding: Finding
  /// Which cell of the matrix of templates and locales it is in.
  public let cell: Cell
  /// The words that the finding is about, as the text has them; empty when something is missing.
  public let words: String
  /// Where the words end, when they stand in a file.
  public let end: SourceLocation?
  /// The line of the file and below it a line with carets under the words; `nil` without a file.
  public let excerpt: String?
  /// The facts and sums behind the finding.
  public let evidence: Evidence?

  /// Creates a finding for a report.
  public init(
    _ finding: Finding, cell: Cell = Cell(), words: String = "", end: SourceLocation? = nil,
    excerpt: String? = nil, evidence: Evidence? = nil
  ) {
    self.finding = finding
    self.cell = cell
    self.words = words
    self.end = end
    self.excerpt = excerpt
    self.evidence = evidence
  }

  /// One of the texts that are checked together; the parts that do not vary are `nil`.
  public struct Cell: Sendable, Hashable {
    /// The template: `subscription`.
    public let template: String?
    /// The locale of the text: `pt-BR`.
    public let locale: String?
    /// The storefront whose prices count, alpha-3: `BRA`.
    public let storefront: String?
    /// The message, section or catalog field that the text is from: `terms.charge`.
    public let key: String?

    /// Creates a cell.
    public init(
      template: String? = nil, locale: String? = nil, storefront: String? = nil, key: String? = nil
    ) {
      self.template = template
      self.locale = locale
      self.storefront = storefront
      self.key = key
    }
  }

  /// What a finding rests on, in English.
  public struct Evidence: Sendable, Hashable {
    /// The facts that were read: `app.yearly is auto-renewable, 66.99 USD per P1Y`.
    public let facts: [String]
    /// The sum: `(119.88 - 66.99) / 119.88`.
    public let sum: String?
    /// Its exact result: `44.1191…`.
    public let exact: String?
    /// What may be said instead: `44%`.
    public let allowed: String?

    /// Creates evidence.
    public init(
      facts: [String] = [], sum: String? = nil, exact: String? = nil, allowed: String? = nil
    ) {
      self.facts = facts
      self.sum = sum
      self.exact = exact
      self.allowed = allowed
    }
  }
}
