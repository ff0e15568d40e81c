import PricingEngine

/// The checks of localization as a text: all of them, or some.
public struct CheckBook: Sendable {
  private let checks: [LocalizationCheck]

  /// Creates a book of checks, by default of all.
  public init(_ checks: [LocalizationCheck] = LocalizationCheck.all) { self.checks = checks }

  /// For people: each check with everything that is known about it.
  public var text: String { checks.map(text(of:)).joined(separator: "\n") }

  /// One line for each check: its name and what it asks for.
  public var list: String {
    let width = checks.map(\.id.count).max() ?? 0
    return checks.map { check in
      let padding = String(repeating: " ", count: width - check.id.count + 2)
      return "\(check.id)\(padding)\(check.requirement)\n"
    }.joined()
  }

  /// `paywall-checks/1`, as `Schemas/paywall-checks.schema.json` describes it.
  public var json: String {
    JSONOutput.object([
      ("schema", .string("paywall-checks/1")), ("checks", .array(checks.map(json(of:)))),
    ]).text(pretty: true) + "\n"
  }

  /// The checks as sections of a page.
  public var sections: String { checks.map(section(of:)).joined(separator: "\n") }

  private func text(of check: LocalizationCheck) -> String {
    """
    \(check.id)
      \(check.requirement)
      level   \(check.level.rawValue)
      group   \(check.group.title)
      why     \(check.reason)
      fix     \(check.fix)

    """
  }

  private func json(of check: LocalizationCheck) -> JSONOutput {
    .object([
      ("id", .string(check.id)), ("group", .string(check.group.rawValue)),
      ("level", .string(check.level.rawValue)), ("requirement", .string(check.requirement)),
      ("reason", .string(check.reason)), ("fix", .string(check.fix)),
    ])
  }

  private func section(of check: LocalizationCheck) -> String {
    """
    ### `\(check.id)`

    \(check.requirement.inMarkdown)

    - \(check.level.rawValue)
    - Why: \(check.reason.inMarkdown)
    - Fix: \(check.fix.inMarkdown)

    """
  }
}

extension LocalizationCheck.Group {
  /// The heading of the part of the page.
  public var title: String {
    switch self {
    case .files: "Files, keys and locales"
    case .syntax: "Shape of messages and layouts"
    case .arguments: "Arguments and required facts"
    case .plurals: "Plural forms"
    case .prices: "Prices and numbers"
    case .typography: "Direction, spaces and characters"
    case .fit: "Length and width"
    case .terms: "Terms and consistency"
    }
  }
}
