import PricingEngine

/// What is wrong in the same way in several cells of the matrix, such as one message in many locales.
///
/// Findings belong together when they are of the same rule, severity and product and about the same message or field, or, without
/// one, about the same words. Two findings of one cell are never one group: the first of each cell goes with the first of the others.
public struct FindingGroup: Sendable, Hashable {
  /// The finding that stands for the group.
  public let first: ReportedFinding
  /// All findings of the group, in the report's order; never empty.
  public let findings: [ReportedFinding]

  private init(_ first: ReportedFinding, _ rest: some Collection<ReportedFinding>) {
    self.first = first
    findings = [first] + rest
  }

  /// The locales that are affected, sorted.
  public var locales: [String] { distinct(\.locale) }
  /// The templates that are affected, sorted.
  public var templates: [String] { distinct(\.template) }
  /// The storefronts that are affected, sorted.
  public var storefronts: [String] { distinct(\.storefront) }

  private func distinct(_ part: KeyPath<CheckFinding.Cell, String?>) -> [String] {
    Set(findings.compactMap { $0.check.cell[keyPath: part] }).sorted(by: bytesPrecede)
  }

  /// The group split by place and message: a message that eighteen templates use is one place.
  var places: [FindingGroup] {
    Self.splitting(findings) {
      Place(location: $0.finding.location, end: $0.check.end, message: $0.finding.message)
    }
  }

  private struct Place: Hashable {
    let location: SourceLocation?
    let end: SourceLocation?
    let message: String
  }

  /// The groups of findings, each in the place of its first finding.
  static func groups(of findings: [ReportedFinding]) -> [FindingGroup] {
    var counts: [CellSubject: Int] = [:]
    return splitting(findings) { finding in
      let cell = CellSubject(subject: Subject(finding.check), cell: finding.check.cell)
      counts[cell, default: 0] += 1
      return NumberedSubject(subject: cell.subject, number: counts[cell, default: 0])
    }
  }

  private struct Subject: Hashable {
    let rule: String
    let severity: Finding.Severity
    let productID: String?
    let key: String?
    let words: String?

    init(_ check: CheckFinding) {
      rule = check.finding.rule
      severity = check.finding.severity
      productID = check.finding.productID
      key = check.cell.key
      words = key == nil ? check.words : nil
    }
  }

  private struct CellSubject: Hashable {
    let subject: Subject
    let cell: CheckFinding.Cell
  }

  private struct NumberedSubject: Hashable {
    let subject: Subject
    let number: Int
  }

  private static func splitting<Key: Hashable>(
    _ findings: [ReportedFinding], by key: (ReportedFinding) -> Key
  ) -> [FindingGroup] {
    var order: [Key] = []
    var members: [Key: [ReportedFinding]] = [:]
    for finding in findings {
      let key = key(finding)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(finding)
    }
    return order.compactMap { key in
      members[key].flatMap { found in found.first.map { FindingGroup($0, found.dropFirst()) } }
    }
  }
}
