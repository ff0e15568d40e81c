import PricingEngine

extension MessageCheck {
  /// A check of what ICU accepts in silence.
  static func problem(
    _ id: String, _ level: Finding.Severity, group: LocalizationCheck.Group = .syntax,
    requirement: String, reason: String, fix: String
  ) -> MessageCheck {
    MessageCheck(id, group, level, requirement: requirement, reason: reason, fix: fix) { message in
      (message.parsed?.problems ?? []).filter { $0.rule == id }.map { problem in
        MessageFault(
          problem.offset..<problem.offset + problem.length, problem.message, fix: problem.fix)
      }
    }
  }
}

extension MessageProblem {
  /// How many bytes of the pattern it is about.
  fileprivate var length: Int {
    switch kind {
    case .quotedArgument(_, let quoted): quoted.utf8.count
    case .unknownPluralForm(let form, _, _), .duplicateForm(let form, _): form.utf8.count
    case .numberedArgument(let number): number.utf8.count + 2
    case .numberSignInSelect, .strayBrace, .formattedArgument, .choiceArgument: 1
    }
  }
}
