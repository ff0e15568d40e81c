extension MessageCheck {
  static let keyDuplicate = MessageCheck(
    "key-duplicate", .files, .error, requirement: "A message stands in a file once.",
    reason: "Which of two messages counts differs from program to program.",
    fix: "Keep one of the two.", .files(\.duplicates))
}
