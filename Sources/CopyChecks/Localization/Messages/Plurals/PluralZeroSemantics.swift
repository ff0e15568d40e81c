extension MessageCheck {
  static let pluralZeroSemantics = MessageCheck(
    "plural-zero-semantics", .plurals, .warning,
    requirement: "A form that stands for zero and one does not speak of one alone.",
    reason: "French and Portuguese put 0 into 'one': “un jour restant” is shown when none is left.",
    fix: "Write # into the form, or add '=0'."
  ) { message in
    message.plurals.filter { !$0.isOrdinal }.flatMap { plural in
      plural.branches.filter { message.gap($0) == .zero }.map { branch in
        MessageFault(
          branch.range, "the form '\(branch.selector)' stands for 0 and 1 and shows neither")
      }
    }
  }
}
