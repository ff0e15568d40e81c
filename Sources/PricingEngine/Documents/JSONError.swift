/// Why a text is not JSON, and where that shows.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The place to look at.
  public let location: SourceLocation

  init(_ problem: Problem, at location: SourceLocation) {
    self.problem = problem
    self.location = location
  }

  /// What can be wrong with a JSON text.
  public enum Problem: Equatable, Sendable {
    /// The file is something else: empty, a property list, only comments.
    case document(DocumentError)
    /// The file ends too early: `{"a": 1`. `inside` says in which part, with its line and column.
    case truncated(inside: String)
    /// Another character belongs here: `{"a" 1}`.
    case unexpected(expected: String, got: String)
    /// Something follows the value: `{} {}`.
    case textAfterEnd(got: String)
    /// A comma before a closing bracket: `[1, ]`.
    case trailingComma(closing: String)
    /// A number with a comma for a point: `{"price": 3,49}`. `suggestion` has a point.
    case decimalComma(suggestion: String)
    /// Single or typographic quotes: `{'a': 1}`.
    case wrongQuote(got: String)
    /// A key without quotes: `{a: 1}`.
    case unquotedKey(key: String)
    /// A word that JSON does not have: `None`, `NaN`. `suggestion` is what JSON has for it, if anything.
    case unknownWord(word: String, suggestion: String?)
    /// A comment where comments are not allowed.
    case comment
    /// A `/*` without `*/`.
    case openComment
    /// A string whose line ends before its closing quote.
    case openString
    /// A control character inside a string: a tab typed as itself.
    case controlCharacter(scalar: UInt8)
    /// A backslash and a character that is no escape: `"\q"`.
    case unknownEscape(escape: String)
    /// `\u` without four hexadecimal digits: `"\u12"`.
    case malformedEscape
    /// Half of a surrogate pair: `"\uD83D"`.
    case loneSurrogate(escape: String)
    /// A number that is not written as JSON wants: `01`, `1.`, `+1`.
    case malformedNumber(reason: String)
    /// A key that the object already has; `firstLine` is the line of the first.
    case duplicateKey(key: String, firstLine: Int)
    /// More levels of nesting than `JSONDocument.maximumDepth`.
    case tooDeep
    /// More values than `JSONDocument.maximumValueCount`.
    case tooManyValues
  }

  /// The error as a finding about its file.
  public var finding: Finding {
    if case .document(let error) = problem { return error.finding(file: location.file) }
    return Finding(.error, rule: rule, at: location, message, fix: fix)
  }
}
