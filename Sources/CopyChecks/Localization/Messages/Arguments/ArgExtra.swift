extension MessageCheck {
  static let argExtra = MessageCheck(
    "arg-extra", .arguments, .error,
    requirement: "A message has only the arguments of its contract.",
    reason: "There is no value for another, so the copy cannot be written.",
    fix: "Correct the name, or remove the argument."
  ) { $0.argumentFaults("arg-extra") }
}
