extension MessageCheck {
  static let icuChoice = MessageCheck.problem(
    "icu-choice", .error,
    requirement: "A message chooses by plural or select, not by choice.",
    reason: "Choice is ICU's predecessor of plural, and no translation tool knows it.",
    fix: "Write {count, plural, …}.")
}
