extension MessageCheck {
  static let icuStrayBrace = MessageCheck.problem(
    "icu-stray-brace", .error,
    requirement: "Every closing brace has an opening one.",
    reason: "ICU shows a brace without a partner, and the copy is refused.",
    fix: "Remove the brace, or put it into apostrophes to show it.")
}
