import CopyTemplates
import PricingEngine

/// What went wrong in a build, grouped: one message in a hundred paywalls is one problem.
struct BuildProblems: Sendable {
  /// One problem with the paywalls that have it.
  struct Group: Sendable {
    /// The first paywall's failure; `nil` for a finding that refuses nothing.
    let error: InputError?
    /// The first paywall's finding, when it refuses nothing.
    let finding: Finding?
    /// The first paywall, in the order of templates, locales and storefronts.
    let first: Cell
    /// How many paywalls have it.
    var count = 0
    var templates: Set<String> = []
    var locales: Set<String> = []
    var storefronts: Set<String> = []
  }

  /// The names of a paywall's parts.
  struct Cell: Sendable, Comparable {
    let template: String
    let locale: String
    let storefront: String

    static func < (left: Cell, right: Cell) -> Bool {
      (left.template, left.locale, left.storefront)
        < (right.template, right.locale, right.storefront)
    }
  }

  private(set) var groups: [String: Group] = [:]
  /// How many paywalls were not written because of a failure.
  private(set) var failedCount = 0
  /// Paywalls that are left out, since their parts do not go together, by template and reason.
  private(set) var skipped: [String: [String: Int]] = [:]

  /// Nothing yet.
  init() {}

  /// What an earlier build left out, which found nothing else.
  init(_ remarks: BuildRemarks) {
    for left in remarks.leftOut {
      skipped[left.template, default: [:]][left.reason] = left.paywalls
    }
  }

  /// Notes a paywall that failed.
  mutating func fail(_ error: InputError, _ cell: Cell) {
    failedCount += 1
    add("0 \(cell.template) \(error.groupKey)", Group(error, nil, cell))
  }

  /// Notes a paywall that is left out.
  mutating func skip(_ reason: String, _ cell: Cell) {
    skipped[cell.template, default: [:]][reason, default: 0] += 1
  }

  /// Notes what is worth knowing of a paywall that was written.
  mutating func note(_ findings: [Finding], _ cell: Cell) {
    for finding in findings where finding.severity != .note {
      let rank = finding.severity == .error ? 1 : 2
      let key = "\(rank) \(finding.rule) \(finding.productID ?? "") \(finding.path ?? "")"
      add(key, Group(nil, finding, cell))
    }
  }

  /// Takes the problems of another worker in.
  mutating func merge(_ other: BuildProblems) {
    failedCount += other.failedCount
    for (template, reasons) in other.skipped {
      skipped[template, default: [:]].merge(reasons, uniquingKeysWith: +)
    }
    for (key, group) in other.groups { add(key, group) }
  }

  /// How many paywalls were left out.
  var skippedCount: Int { skipped.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// Whether something was found that ends with exit code 1.
  var hasErrors: Bool {
    groups.values.contains { $0.error != nil || $0.finding?.severity == .error }
  }

  /// Adds a group to the one with the same key; the first paywall's words stand for all.
  private mutating func add(_ key: String, _ group: Group) {
    guard let known = groups[key] else {
      groups[key] = group
      return
    }
    groups[key] = group.first < known.first ? group.including(known) : known.including(group)
  }
}

extension BuildProblems.Group {
  fileprivate init(_ error: InputError?, _ finding: Finding?, _ cell: BuildProblems.Cell) {
    self.error = error
    self.finding = finding
    first = cell
    count = 1
    templates = [cell.template]
    locales = [cell.locale]
    storefronts = [cell.storefront]
  }

  fileprivate func including(_ other: BuildProblems.Group) -> BuildProblems.Group {
    var group = self
    group.count += other.count
    group.templates.formUnion(other.templates)
    group.locales.formUnion(other.locales)
    group.storefronts.formUnion(other.storefronts)
    return group
  }

  /// How many paywalls have the problem, and which.
  var scope: String {
    var parts = ["template \(list(templates))", "locale \(list(locales))"]
    parts.append("storefront \(list(storefronts))")
    return "  in \(counted(count, "paywall")): " + parts.joined(separator: "; ")
  }

  private func list(_ names: Set<String>) -> String {
    let sorted = names.sorted()
    guard sorted.count > Self.shownNames else { return sorted.joined(separator: ", ") }
    return sorted.prefix(Self.shownNames).joined(separator: ", ")
      + " and \(sorted.count - Self.shownNames) more"
  }

  private static let shownNames = 8
}

extension InputError {
  /// What failures of different paywalls have in common, without the figures of a storefront.
  fileprivate var groupKey: String {
    switch self {
    case .composition(.refused(let refusals, _)):
      refusals.map { "\($0.section) \($0.productID ?? "")" }.joined(separator: ", ")
    case .dishonest(let findings, _):
      findings.filter { $0.severity == .error }.map { "\($0.rule) \($0.path ?? "")" }
        .joined(separator: ", ")
    case .findings(let findings, _):
      findings.first.map { "\($0.rule) \($0.location?.file ?? "") \($0.message)" } ?? ""
    default: summary
    }
  }
}
