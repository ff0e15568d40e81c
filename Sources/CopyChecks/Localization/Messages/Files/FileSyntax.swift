extension MessageCheck {
  static let fileSyntax = MessageCheck(
    "file-syntax", .files, .error,
    requirement: "A file of messages is JSON in UTF-8, an object of texts.",
    reason: "Nothing of a file that cannot be read reaches a reader.",
    fix: "Correct the file at the place that is named.", .files(\.problems))
}
