extension MessageCheck {
  static let messageFormatsMoney = MessageCheck.problem(
    "message-formats-money", .error, group: .prices,
    requirement: "No message formats money itself.",
    reason: "ICU would show a price in US dollars with the currency of the reader's locale.",
    fix: "Write {price}.")
}
