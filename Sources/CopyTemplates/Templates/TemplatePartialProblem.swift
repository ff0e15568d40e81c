/// A partial that cannot be filled in.
public enum TemplatePartialProblem: Sendable, Hashable {
  /// No partial has the name. `known` are the names of all partials, sorted.
  case unknown(name: String, nearest: String?, known: [String])
  /// A partial includes itself, directly or through others: `["card", "badge", "card"]`.
  ///
  /// Mustache allows it and ends when the data ends; a layout that can be checked whole cannot.
  case cycle([String])
}

extension TemplatePartialProblem {
  var wording: ProblemWording {
    switch self {
    case .unknown(let name, let nearest, let known):
      ProblemWording(
        rule: "template-unknown-partial",
        message: "unknown partial '\(name)'" + suggestion(nearest, known: known))
    case .cycle(let names):
      ProblemWording(
        rule: "template-partial-cycle",
        message: "a partial includes itself: "
          + names.map { "'\($0)'" }.joined(separator: " > "),
        fix: "repeat a section in place of the partial")
    }
  }
}
