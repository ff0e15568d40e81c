/// A name that does not fit the view type.
public enum TemplateNameProblem: Sendable, Hashable {
  /// No context has the name. `known` are the names that can stand here, the innermost first.
  case unknown(name: String, nearest: String?, known: [String])
  /// An object has no field of that name: `{{plan.prise}}`.
  case unknownField(name: String, owner: String, nearest: String?, known: [String])
  /// A value that is no object has no fields at all: `{{title.length}}`.
  case noFields(owner: String, kind: ViewKind)
  /// A value that is shown is none that can be: `{{plans}}`.
  case notShowable(name: String, kind: ViewKind)
  /// A section stands over a value that is always there: `{{#termsURL}}`.
  case notSection(name: String, kind: ViewKind, isInverted: Bool)
}

extension TemplateNameProblem {
  var wording: ProblemWording {
    switch self {
    case .unknown(let name, let nearest, let known):
      ProblemWording(
        rule: "template-unknown-name",
        message: "unknown name '\(name)'" + suggestion(nearest, known: known))
    case .unknownField(let name, let owner, let nearest, let known):
      ProblemWording(
        rule: "template-unknown-name",
        message: "unknown field '\(name)' of '\(owner)'" + suggestion(nearest, known: known))
    case .noFields(let owner, let kind):
      ProblemWording(
        rule: "template-unknown-name",
        message: "expected an object before the point, got '\(owner)', which is \(kind.noun)",
        fix: kind == .list ? "repeat a section: '{{#\(owner)}}…{{/\(owner)}}'" : nil)
    case .notShowable(let name, let kind):
      ProblemWording(
        rule: "template-wrong-type",
        message: "expected a value to show, got '\(name)', which is \(kind.noun)",
        fix: kind == .object
          ? "show one of its fields" : "use it as a section: '{{#\(name)}}…{{/\(name)}}'")
    case .notSection(let name, let kind, let isInverted):
      ProblemWording(
        rule: "template-wrong-type",
        message: "expected a value that can be absent, got '\(name)', "
          + "which is \(kind.noun) and always there",
        fix: isInverted ? "remove the section, it never shows" : "remove the section's two tags")
    }
  }
}
