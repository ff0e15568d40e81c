import PricingEngine

/// One thing that is wrong with a layout: what, where, and how the line looks.
public struct TemplateError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: TemplateProblem
  /// Where it is.
  public let location: SourceLocation
  /// The line it is on; `caret` is as long as the part that is wrong.
  public let excerpt: Excerpt?

  /// A line of a layout and the mark below it: `{{prise}}` and `  ^~~~~`.
  public struct Excerpt: Hashable, Sendable {
    /// The line, or the part of it around the place, marked with `…` where it was cut.
    public let line: String
    /// Spaces, then `^` and as many `~` as the part that is wrong has further characters on the
    /// line.
    public let mark: String
  }

  /// The stable name of the rule, in kebab case: `template-unknown-name`.
  public var rule: String { problem.wording.rule }
  /// What is wrong, lower case, without a full stop: `unknown name 'prise'; did you mean 'price'?`.
  public var message: String { problem.wording.message }
  /// What to do about it, as an imperative, when there is one thing to do.
  public var fix: String? { problem.wording.fix }

  /// The error as a finding.
  public var finding: Finding {
    Finding(.error, rule: rule, at: location, message, fix: fix)
  }
}

extension TemplateError: CustomStringConvertible {
  /// The place and message on one line, then the line of the layout with the mark below, then the
  /// fix.
  public var description: String {
    var lines = ["\(location): error: \(message)"]
    if let excerpt { lines += [excerpt.line, excerpt.mark] }
    if let fix { lines.append("fix: \(fix)") }
    return lines.joined(separator: "\n")
  }
}

/// Everything that is wrong with a layout and its partials, sorted by place; never empty.
public struct TemplateErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, sorted by file, line and column.
  public let errors: [TemplateError]

  init(_ errors: [TemplateError]) { self.errors = errors }

  /// All errors in the order of their places, each as it describes itself.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
