extension MessageCheck {
  static let icuNumberSignInSelect = MessageCheck.problem(
    "icu-number-sign-in-select", .error,
    requirement: "'#' stands directly in the branch of a plural.",
    reason: "Inside a select ICU shows the sign itself.",
    fix: "Put the select outside the plural, or write the argument's name.")
}
