import PricingEngine

/// An argument of a message that is not as the contract has it.
package struct ArgumentProblem: Sendable, Hashable {
  /// The rule: `arg-missing`, `arg-extra` or `arg-type`.
  package let rule: String
  /// The argument.
  package let name: String
  /// Where it stands in the pattern, in UTF-8 bytes; `nil` when it is missing.
  package let offset: Int?
  /// What is wrong, lower case, without a full stop.
  package let message: String
  /// What to do about it, as an imperative.
  package let fix: String?
}

extension ArgumentProblem {
  /// What is wrong with the arguments of a message.
  ///
  /// - Parameters:
  ///   - arguments: Each use of an argument in the message.
  ///   - expected: The arguments that the contract has.
  ///   - key: The message's key.
  /// - Returns: The missing arguments by name, then the others in the order of the pattern.
  package static func problems(
    of arguments: [MessageArgument], expected: [String: ArgumentType], key: String
  ) -> [ArgumentProblem] {
    let used = Set(arguments.map(\.name))
    let missing = expected.keys.sorted().filter { !used.contains($0) }.map { name in
      ArgumentProblem(
        rule: "arg-missing", name: name, offset: nil,
        message: "message '\(key)' does not show '{\(name)}'",
        fix: "put {\(name)} into the message")
    }
    return missing
      + arguments.flatMap { argument -> [ArgumentProblem] in
        guard let type = expected[argument.name] else {
          return [extra(argument, expected: expected, key: key)]
        }
        return mismatch(argument, type: type, key: key).map { [$0] } ?? []
      }
  }

  private static func extra(
    _ argument: MessageArgument, expected: [String: ArgumentType], key: String
  ) -> ArgumentProblem {
    let nearest = nearestText(to: argument.name, in: expected.keys.sorted())
    return ArgumentProblem(
      rule: "arg-extra", name: argument.name, offset: argument.offset,
      message: "message '\(key)' has no argument '\(argument.name)'",
      fix: nearest.map { "write {\($0)}" } ?? "remove {\(argument.name)}")
  }

  private static func mismatch(
    _ argument: MessageArgument, type: ArgumentType, key: String
  ) -> ArgumentProblem? {
    let name = argument.name
    let problem = { (message: String, fix: String?) in
      ArgumentProblem(
        rule: "arg-type", name: name, offset: argument.offset,
        message: "message '\(key)' " + message, fix: fix)
    }
    if case .formatted(let format, let style) = argument.use {
      // Other formats of finished text are problems of their own.
      let isPlain = format == "number" && [nil, "integer"].contains(style)
      return isPlain && !type.isNumber
        ? problem("formats '\(name)' as a number, and it is finished text", "write {\(name)}") : nil
    }
    if argument.takesNumber, !type.isNumber {
      return problem("selects plural forms by '\(name)', which is finished text", nil)
    }
    if argument.takesText, type.isNumber {
      return problem(
        "selects by the text of '\(name)', which is a number", "write {\(name), plural, …}")
    }
    return nil
  }
}
