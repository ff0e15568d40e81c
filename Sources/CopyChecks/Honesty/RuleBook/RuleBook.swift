import PricingEngine

/// The rules of honest copy as a text: all of them, or some.
public struct RuleBook: Sendable {
  private let rules: [HonestyRule]

  /// Creates a book of rules, by default of all.
  public init(_ rules: [HonestyRule] = HonestyRule.all) { self.rules = rules }

  /// For people: each rule with everything that is known about it.
  public var text: String { rules.map(text(of:)).joined(separator: "\n") }

  /// One line for each rule: its name and what it asks for.
  public var list: String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let padding = String(repeating: " ", count: width - rule.id.count + 2)
      return "\(rule.id)\(padding)\(rule.requirement)\n"
    }.joined()
  }

  /// `paywall-rules/1`, as `Schemas/paywall-rules.schema.json` describes it.
  public var json: String {
    JSONOutput.object([
      ("schema", .string("paywall-rules/1")), ("rules", .array(rules.map(json(of:)))),
    ]).text(pretty: true) + "\n"
  }

  /// The rules as sections of a page.
  public var sections: String { rules.map(section(of:)).joined(separator: "\n") }

  private func text(of rule: HonestyRule) -> String {
    """
    \(rule.id)
      \(rule.requirement)
      level   \(rule.level.rawValue)
      kind    \(rule.kind.rawValue): \(rule.kind.meaning)
      group   \(rule.group.title)
      why     \(rule.reason)
      source  \(rule.source)
      wrong   \(rule.wrong)
      right   \(rule.right)

    """
  }

  private func json(of rule: HonestyRule) -> JSONOutput {
    .object([
      ("id", .string(rule.id)), ("group", .string(rule.group.rawValue)),
      ("kind", .string(rule.kind.rawValue)), ("level", .string(rule.level.rawValue)),
      ("requirement", .string(rule.requirement)), ("reason", .string(rule.reason)),
      ("source", .string(rule.source)), ("wrong", .string(rule.wrong)),
      ("right", .string(rule.right)),
    ])
  }

  private func section(of rule: HonestyRule) -> String {
    """
    ### `\(rule.id)`

    \(rule.requirement.inMarkdown)

    - \(rule.level.rawValue), \(rule.kind.rawValue)
    - Why: \(rule.reason.inMarkdown)
    - Source: \(rule.source.inMarkdown)
    - Wrong: \(rule.wrong.inMarkdown)
    - Right: \(rule.right.inMarkdown)

    """
  }
}
