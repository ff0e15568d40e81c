/// How the ends of a phrase are judged in a language.
enum MatchMode: String, Sendable, CaseIterable {
  /// No letter, mark or digit may touch either end.
  case word
  /// As `word`, and the last word may carry a suffix: Finnish, Hungarian, Turkish, Tamil.
  case prefix
  /// Anywhere, and spaces do not count: Chinese, Japanese, Korean, Thai.
  case substring
}
