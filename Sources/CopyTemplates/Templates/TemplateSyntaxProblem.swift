/// A tag that is not Mustache, or a section without its other end.
public enum TemplateSyntaxProblem: Sendable, Hashable {
  /// A tag has no closing mark before the next tag or the end: `{{name`.
  case unclosedTag(missing: String)
  /// A tag holds no name: `{{}}`.
  case emptyTag
  /// A name holds a space or an invisible character: `{{plan name}}`, `{{#each plans}}`.
  case nameWithSpace
  /// A name has more bytes than `TemplateLimits.maximumNameByteCount`.
  case nameTooLong
  /// A name has an empty part: `{{plan..name}}`, `{{.name}}`.
  case emptyNamePart
  /// A tag that changes the delimiters does not name two: `{{=<%=}}`.
  case malformedDelimiters
  /// A tag of a Mustache extension: `{{<parent}}`, `{{$block}}`.
  case unsupportedTag(mark: String)
  /// A section has no closing tag: `{{#plans}}`.
  case unclosedSection(name: String)
  /// A closing tag names another section: `{{#plans}}{{/plan}}`. `line` is where the section was
  /// opened.
  case mismatchedClose(expected: String, found: String, line: Int)
  /// A closing tag closes nothing: `{{/plans}}`.
  case strayClose(name: String)
  /// A control character other than tab and line ends.
  case controlCharacter(UInt8)
}

extension TemplateSyntaxProblem {
  var wording: ProblemWording {
    switch self {
    case .unclosedTag(let missing):
      ProblemWording(
        rule: "template-unclosed-tag", message: "expected '\(missing)' to close the tag")
    case .emptyTag:
      ProblemWording(rule: "template-empty-tag", message: "expected a name in the tag, got none")
    case .nameWithSpace:
      ProblemWording(
        rule: "template-malformed-name",
        message: "expected one name, without spaces and invisible characters")
    case .nameTooLong:
      ProblemWording(
        rule: "template-malformed-name",
        message: "expected a name of at most \(TemplateLimits.maximumNameByteCount) bytes")
    case .emptyNamePart:
      ProblemWording(
        rule: "template-malformed-name", message: "expected a name on both sides of each point")
    case .malformedDelimiters:
      ProblemWording(
        rule: "template-malformed-delimiters",
        message: "expected two delimiters without '='", fix: "write them as '{{=<% %>=}}'")
    case .unsupportedTag(let mark):
      ProblemWording(
        rule: "template-unsupported-tag", message: "tags with '\(mark)' are not supported")
    case .unclosedSection(let name):
      ProblemWording(
        rule: "template-unclosed-section", message: "section '\(name)' is not closed",
        fix: "close it with '{{/\(name)}}'")
    case .mismatchedClose(let expected, let found, let line):
      ProblemWording(
        rule: "template-mismatched-close",
        message: "expected '{{/\(expected)}}' for the section opened on line \(line), "
          + "got '{{/\(found)}}'")
    case .strayClose(let name):
      ProblemWording(
        rule: "template-stray-close", message: "'{{/\(name)}}' closes a section that is not open",
        fix: "open it with '{{#\(name)}}' or remove the tag")
    case .controlCharacter(let byte):
      ProblemWording(
        rule: "template-control-character",
        message: "control character U+00\(byte < 16 ? "0" : "")"
          + "\(String(byte, radix: 16, uppercase: true)) in a layout", fix: "remove it")
    }
  }
}
