/// How a language writes numbers.
struct NumberStyle: Sendable, Hashable {
  /// Whether a comma comes before the fraction: 2,99 in German.
  var hasDecimalComma = false
  /// Whether an ordinary space may stand between groups of three digits: 1 299 in French.
  var groupsWithSpace = false
}
