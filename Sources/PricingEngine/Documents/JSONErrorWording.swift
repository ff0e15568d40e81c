extension JSONError {
  /// The stable name of the rule that the text breaks.
  public var rule: String {
    switch problem {
    case .document(let error): error.rule
    case .truncated: "json-truncated"
    case .trailingComma: "json-trailing-comma"
    case .comment, .openComment: "json-comment"
    case .openString, .controlCharacter, .unknownEscape, .malformedEscape,
      .loneSurrogate:
      "json-string"
    case .malformedNumber, .decimalComma: "json-number"
    case .wrongQuote, .unquotedKey: "json-quotes"
    case .duplicateKey: "json-duplicate-key"
    case .tooDeep: "json-too-deep"
    case .tooManyValues: "json-too-many-values"
    case .unexpected, .textAfterEnd, .unknownWord: "json-syntax"
    }
  }

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch problem {
    case .document(let error): error.message
    case .truncated(let inside): "the file ends inside \(inside)"
    case .unexpected(let expected, let got): "expected \(expected), got \(got)"
    case .textAfterEnd(let got): "expected the end of the file, got \(got)"
    case .trailingComma(let closing): "trailing comma before '\(closing)'"
    case .decimalComma: "expected a key in double quotes, got the decimals of a number"
    case .wrongQuote(let got): "expected double quotes, got '\(got)'"
    case .unquotedKey(let key): "expected a key in double quotes, got '\(key)'"
    case .unknownWord(let word, _): "expected a value, got '\(word)'"
    case .comment: "comments are not allowed in this file"
    case .openComment: "the comment has no closing '*/'"
    case .openString: "the string has no closing quote on its line"
    case .controlCharacter(let scalar):
      "control character U+\(hexadecimal(UInt32(scalar), digits: 4)) inside a string"
    case .unknownEscape(let escape): "expected an escape of JSON, got '\(escape)'"
    case .malformedEscape: "expected four hexadecimal digits after '\\u'"
    case .loneSurrogate(let escape): "'\(escape)' is half of a surrogate pair"
    case .malformedNumber(let reason): reason
    case .duplicateKey(let key, let firstLine):
      SecretKeys.contains(key)
        ? "duplicate key, first on line \(firstLine)"
        : "duplicate key '\(key)', first on line \(firstLine)"
    case .tooDeep:
      "the file is nested too deeply, expected at most \(JSONDocument.maximumDepth) levels"
    case .tooManyValues: "the file has more than \(JSONDocument.maximumValueCount) values"
    }
  }

  /// What to do about it, as an imperative, when there is one thing to do.
  public var fix: String? {
    switch problem {
    case .document(let error): error.fix
    case .truncated: "restore the rest of the file"
    case .textAfterEnd: "keep one JSON value per file"
    case .trailingComma, .comment: "remove it"
    case .decimalComma(let suggestion): "write '\(suggestion)'"
    case .wrongQuote, .unquotedKey: "use straight double quotes"
    case .unknownWord(_, let suggestion): suggestion.map { "write '\($0)'" }
    case .openComment: "close it"
    case .openString: "close it, and write line ends inside a string as '\\n'"
    case .controlCharacter(let scalar): "write '\(jsonEscape(of: Unicode.Scalar(scalar)))'"
    case .unknownEscape: "write a backslash as '\\\\'"
    case .loneSurrogate: "write both halves, or the character itself"
    case .duplicateKey: "keep one of the two"
    case .tooDeep, .tooManyValues: "check that it is the right file"
    case .unexpected, .malformedNumber, .malformedEscape: nil
    }
  }
}
