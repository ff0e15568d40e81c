extension MessageCheck {
  static let icuKeywordUnknown = MessageCheck.problem(
    "icu-keyword-unknown", .error,
    requirement: "The forms of a plural have ICU's names.",
    reason: "A translated name (un, andra) is accepted in silence and never chosen.",
    fix: "Write zero, one, two, few, many, other, or an exact number such as =1.")
}
