extension MessageCheck {
  static let periodCountOne = MessageCheck(
    "period-count-one", .plurals, .warning,
    requirement: "Where the source says one period without its number, so does the translation.",
    reason: "“per 1 month” reads like a machine; “per month” is meant.",
    fix: "Add a form '=1' without #."
  ) { message in
    message.plurals.compactMap { plural in
      guard plural.values.contains(1), let branch = plural.branch(for: 1), branch.showsNumber,
        let source = message.source?.plurals.first(where: { $0.argument == plural.argument }),
        let example = source.branch(for: 1), !example.showsNumber
      else { return nil }
      return MessageFault(
        branch.range, "the form '\(branch.selector)' shows the number 1, and the source does not")
    }
  }
}
