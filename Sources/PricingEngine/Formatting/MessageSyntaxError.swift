/// Why a text is not an ICU message.
///
/// Offsets are in UTF-8 bytes from the start of the pattern.
public enum MessageSyntaxError: Error, Equatable, Sendable {
  /// A plural or select has no form `other`: `"{days, plural, one {# day} others {# days}}"`.
  ///
  /// `misspelling` is a form that was likely meant to be it.
  case missingOther(argument: String, misspelling: String?, offset: Int)
  /// A brace has no partner: `"Save {percent"`.
  case unclosedBrace(offset: Int)
  /// ICU knows no such format: `"{count, plurals, one {# day} other {# days}}"`.
  case unknownFormat(argument: String, type: String, suggestion: String?, offset: Int)
  /// The braces hold something else than a name, or a name and a format: `"{}"`, `"{the price}"`.
  case badArgument(text: String, offset: Int)
  /// The arguments are nested deeper than any copy is.
  case tooDeep(offset: Int)
  /// The message is longer than any copy is.
  case tooLong(byteCount: Int)
  /// ICU refuses the pattern for another reason.
  case refused(ICUError, offset: Int)

  /// Where the error is, in UTF-8 bytes from the start of the pattern.
  public var offset: Int {
    switch self {
    case .missingOther(_, _, let offset), .unclosedBrace(let offset),
      .unknownFormat(_, _, _, let offset), .badArgument(_, let offset), .tooDeep(let offset),
      .refused(_, let offset):
      offset
    case .tooLong: 0
    }
  }
}

extension MessageSyntaxError {
  /// The name of the rule, in kebab case: `icu-syntax`, and `icu-other-missing` where only that is wrong.
  public var rule: String {
    if case .missingOther = self { "icu-other-missing" } else { "icu-syntax" }
  }
}

extension MessageSyntaxError: CustomStringConvertible {
  /// The same as `message`.
  public var description: String { message }

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .missingOther(let argument, let misspelling, _):
      "expected a form 'other' for \(inQuotes(argument)), got "
        + (misspelling.map(inQuotes) ?? "none")
    case .unclosedBrace:
      "expected '}', got the end of the message"
    case .unknownFormat(let argument, let type, let suggestion, _):
      "expected plural, selectordinal, select or number for \(inQuotes(argument)), "
        + "got \(inQuotes(type))" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    case .badArgument(let text, _):
      "expected an argument such as '{price}', got \(inQuotes(text))"
    case .tooDeep:
      "expected at most \(MessagePattern.maximumDepth) levels of arguments"
    case .tooLong(let byteCount):
      "expected a message of at most \(MessagePattern.maximumByteCount) bytes, got \(byteCount)"
    case .refused(let error, _):
      "icu refused the message with \(error.name)"
    }
  }
}

extension MessagePattern {
  /// Says what ICU's status means for this pattern, of which the parts before the error are known.
  ///
  /// ICU reports offset 0 for most errors, so the place is that of the innermost argument still
  /// open.
  func syntaxError(_ error: ICUError, offset: Int) -> MessageSyntaxError {
    let open = parts.indices.last { parts[$0].kind == .argumentStart && isOpen($0) }
    let start = open.map { parts[$0].range.lowerBound } ?? offset
    switch error.name {
    case "U_DEFAULT_KEYWORD_MISSING":
      guard let open else { return .refused(error, offset: offset) }
      return .missingOther(
        argument: name(ofArgument: open),
        misspelling: nearestText(to: "other", in: selectors(ofArgument: open)), offset: start)
    case "U_UNMATCHED_BRACES":
      return .unclosedBrace(offset: innermostOpenBrace ?? start)
    case "U_PATTERN_SYNTAX_ERROR":
      return isClosed(from: start)
        ? .badArgument(text: excerpt(from: start), offset: start) : .unclosedBrace(offset: start)
    default:
      return .refused(error, offset: start)
    }
  }

  /// Whether the parser never came to the end of what this part starts.
  private func isOpen(_ index: Int) -> Bool {
    parts[index].limit <= index || parts[index].limit >= parts.count
  }

  private func name(ofArgument index: Int) -> String {
    let isNamed = index + 1 < parts.count
    return isNamed ? text(parts[index + 1].range) : ""
  }

  private func selectors(ofArgument index: Int) -> [String] {
    var selectors: [String] = []
    var index = index + 1
    while index < parts.count {
      if parts[index].kind == .selector { selectors.append(text(parts[index].range)) }
      index = max(index, parts[index].limit) + 1
    }
    return selectors
  }

  private var innermostOpenBrace: Int? {
    let opens: (Int) -> Bool = { index in
      let part = parts[index]
      let isBrace = part.kind == .argumentStart || part.kind == .messageStart
      return isBrace && !part.range.isEmpty && isOpen(index)
    }
    return parts.indices.last(where: opens).map { parts[$0].range.lowerBound }
  }

  /// Whether the brace at an offset has a partner.
  private func isClosed(from offset: Int) -> Bool {
    var depth = 0
    for byte in bytes[offset...] {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }

  /// The pattern from an offset to the next closing brace.
  private func excerpt(from offset: Int) -> String {
    let rest = text(offset..<bytes.count)
    let end = rest.firstIndex(of: "}").map { rest.index(after: $0) } ?? rest.endIndex
    let whole = rest[..<end]
    return String(whole)
  }
}
