/// Why a text is not CSV by RFC 4180, and where that shows.
public struct CSVError: Error, Equatable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The place to look at.
  public let location: SourceLocation

  init(_ problem: Problem, at location: SourceLocation) {
    self.problem = problem
    self.location = location
  }

  /// What can be wrong with a CSV text.
  public enum Problem: Equatable, Sendable {
    /// The file has no line with anything on it.
    case empty
    /// A double quote in a field that does not start with one: `5" x 7"`.
    case strayQuote
    /// Something between a closing double quote and the next delimiter: `"a"b`.
    case textAfterQuote(got: String)
    /// A field that starts with a double quote and never ends.
    case openQuote
  }

  /// The stable name of the rule that the text breaks.
  public var rule: String {
    switch problem {
    case .empty: "file-empty"
    case .strayQuote, .textAfterQuote, .openQuote: "csv-quotes"
    }
  }

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch problem {
    case .empty: "the file has no line with a value"
    case .strayQuote: "expected no '\"' inside a field without quotes"
    case .textAfterQuote(let got):
      "expected the end of the field after the closing '\"', got '\(got)'"
    case .openQuote: "the file ends inside the quoted field that starts here"
    }
  }

  /// What to do about it, as an imperative.
  public var fix: String {
    switch problem {
    case .empty: "check that it is the right file and that it was saved"
    case .strayQuote: "put the whole field in quotes and write '\"\"' for each quote in it"
    case .textAfterQuote: "write '\"\"' for a quote inside the field"
    case .openQuote: "close the field with '\"'"
    }
  }

  /// The error as a finding about its file.
  public var finding: Finding { Finding(.error, rule: rule, at: location, message, fix: fix) }
}
