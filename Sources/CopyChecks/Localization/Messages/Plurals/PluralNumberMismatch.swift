import PricingEngine

extension MessageCheck {
  static let pluralNumberMismatch = MessageCheck(
    "plural-number-mismatch", .plurals, .error,
    requirement: "The number that a form shows is the one that chose the form.",
    reason: "A rounded or shortened number can take another form than the exact one.",
    fix: "Write # for the number."
  ) { message in
    (message.parsed?.problems ?? []).compactMap { problem in
      guard problem.rule == "arg-type",
        case .formattedArgument(let name, let type, let style) = problem.kind,
        message.plurals.contains(where: { $0.argument == name && $0.range.contains(problem.offset) }
        )
      else { return nil }
      let format = [type, style].compactMap(\.self).joined(separator: ", ")
      return MessageFault(
        problem.offset..<problem.offset + 1,
        "the plural over '\(name)' shows it with the format '\(format)'")
    }
  }
}
