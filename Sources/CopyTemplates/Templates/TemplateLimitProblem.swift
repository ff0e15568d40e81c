/// A layout beyond one of the `TemplateLimits`.
public enum TemplateLimitProblem: Sendable, Hashable {
  /// A source has more bytes than `maximumByteCount`.
  case tooLarge(byteCount: Int)
  /// Sections and partials are nested deeper than `maximumNesting`.
  case tooDeep
  /// The layout has more pieces than `maximumNodeCount` or more text than
  /// `maximumLiteralByteCount`.
  case tooMuch
  /// The layout has more errors than `maximumErrorCount`; the rest is not listed.
  case tooManyErrors
}

extension TemplateLimitProblem {
  var wording: ProblemWording {
    switch self {
    case .tooLarge(let count):
      ProblemWording(
        rule: "template-too-large",
        message: "expected at most \(TemplateLimits.maximumByteCount) bytes, got \(count)")
    case .tooDeep:
      ProblemWording(
        rule: "template-too-deep",
        message: "expected at most \(TemplateLimits.maximumNesting) sections and partials "
          + "inside each other")
    case .tooMuch:
      ProblemWording(
        rule: "template-too-large",
        message: "the layout is too large with its partials filled in",
        fix: "look for partials that include each other many times")
    case .tooManyErrors:
      ProblemWording(
        rule: "template-too-many-errors",
        message: "more than \(TemplateLimits.maximumErrorCount) errors, the rest is not listed",
        fix: "check that it is the right file")
    }
  }
}
