import PricingEngine

extension MessageCheck {
  static let argType = MessageCheck(
    "arg-type", .arguments, .error,
    requirement: "A count chooses plural forms, and finished text is put in as it is.",
    reason: "ICU would write a finished price or date anew, in its own way, or fail.",
    fix: "Write {name} for finished text, and {count, plural, …} for a count."
  ) { message in
    let formats = (message.parsed?.problems ?? []).filter { problem in
      guard problem.rule == "arg-type", case .formattedArgument(let name, _, _) = problem.kind
      else { return false }
      // The number of a plural that is written in another way than it was chosen by is a fault of its own.
      return !message.plurals.contains { plural in
        plural.argument == name && plural.range.contains(problem.offset)
      }
    }
    return message.argumentFaults("arg-type")
      + formats.map { problem in
        MessageFault(problem.offset..<problem.offset + 1, problem.message, fix: problem.fix)
      }
  }
}
