/// What is wrong with a layout.
public enum TemplateProblem: Sendable, Hashable {
  /// The tags are not Mustache.
  case syntax(TemplateSyntaxProblem)
  /// A name does not fit the view type.
  case name(TemplateNameProblem)
  /// A partial cannot be filled in.
  case partial(TemplatePartialProblem)
  /// A tag stands where HTML cannot hold its value safely.
  case html(HTMLProblem)
  /// The layout is larger than a layout may be.
  case limit(TemplateLimitProblem)

  var wording: ProblemWording {
    switch self {
    case .syntax(let problem): problem.wording
    case .name(let problem): problem.wording
    case .partial(let problem): problem.wording
    case .html(let problem): problem.wording
    case .limit(let problem): problem.wording
    }
  }
}

/// How a problem is told: its rule, the message and what to do.
struct ProblemWording {
  let rule: String
  let message: String
  var fix: String?
}

/// The ending of a message about a name that is not known.
///
/// - Returns: `; did you mean 'price'?` when a name is near, else the known names when they are
///   few.
func suggestion(_ nearest: String?, known: [String]) -> String {
  if let nearest { return "; did you mean '\(nearest)'?" }
  guard !known.isEmpty, known.count <= 8 else { return "" }
  return "; known here: " + known.map { "'\($0)'" }.joined(separator: ", ")
}
