extension MessageCheck {
  static let icuBranchDuplicate = MessageCheck.problem(
    "icu-branch-duplicate", .error,
    requirement: "A plural or select has each form once.",
    reason: "ICU takes the first and passes over the second in silence.",
    fix: "Remove one of the two.")
}
