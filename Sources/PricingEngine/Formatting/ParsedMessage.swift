/// A message pattern that ICU's parser has read, before a locale formats it.
///
/// Reading is cheap, so a check can look at thousands of messages of which none is shown.
package struct ParsedMessage: Sendable {
  /// The UTF-8 bytes of the pattern.
  package let bytes: [UInt8]
  /// Text and arguments in the order of the pattern.
  package let tree: MessageTree
  /// Each use of an argument, in the order of the pattern.
  package let arguments: [MessageArgument]
  /// What ICU accepts in silence and that is not what was meant, in the order of the pattern.
  package let problems: [MessageProblem]

  /// Parses a pattern.
  ///
  /// - Throws: `MessageSyntaxError`, with the place of the error.
  package init(parsing pattern: String) throws(MessageSyntaxError) {
    let parsed = try MessagePattern(parsing: pattern)
    bytes = parsed.bytes
    tree = MessageTree(parsed)
    arguments = tree.arguments
    problems = parsed.problems(in: tree)
    try Self.checkFormats(arguments)
  }

  /// ICU names neither the format nor the argument when it does not know one.
  private static func checkFormats(_ arguments: [MessageArgument]) throws(MessageSyntaxError) {
    let known = ["number", "date", "time", "spellout", "ordinal", "duration"]
    for argument in arguments {
      guard case .formatted(let type, _) = argument.use, !known.contains(type) else { continue }
      let all = ["plural", "selectordinal", "select"] + known
      throw .unknownFormat(
        argument: argument.name, type: type, suggestion: nearestText(to: type, in: all),
        offset: argument.offset)
    }
  }
}
