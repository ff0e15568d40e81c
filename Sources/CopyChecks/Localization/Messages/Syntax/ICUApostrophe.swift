extension MessageCheck {
  static let icuApostrophe = MessageCheck.problem(
    "icu-apostrophe", .error,
    requirement: "No apostrophe before a brace hides an argument.",
    reason: "ICU takes l'{price} for a quotation, and shows its name in place of the price.",
    fix: "Write ’ (U+2019), or double the apostrophe.")
}
