extension MessageCheck {
  static let argMissing = MessageCheck(
    "arg-missing", .arguments, .error,
    requirement: "A message shows every argument of its contract.",
    reason: "A price, length or name is not said.", fix: "Put the argument into the message."
  ) { $0.argumentFaults("arg-missing") }
}
