extension MessageCheck {
  static let pluralExactShadows = MessageCheck(
    "plural-exact-shadows", .plurals, .error,
    requirement: "An exact form does not stand in place of a form for more numbers.",
    reason: "'=1' is 1 alone, and 'one' is also 21 in Russian and 0 in French.",
    fix: "Write the category for the exact number, or add it."
  ) { message in
    message.plurals.filter { !$0.isOrdinal }.flatMap { plural in
      plural.uncovered.compactMap { gap in
        plural.exact(in: gap.category).map { branch in
          MessageFault(
            branch.range,
            "'\(branch.selector)' is not for \(gap.text), which takes the form '\(gap.category.rawValue)' too",
            fix: "add '\(gap.category.rawValue)'")
        }
      }
    }
  }
}
