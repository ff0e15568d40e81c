extension MessageCheck {
  static let icuArgName = MessageCheck.problem(
    "icu-arg-name", .error,
    requirement: "Arguments have the names that the contract gives them, not numbers.",
    reason: "A number says nothing to a translator, and no value has one.",
    fix: "Write the argument's name.")
}
