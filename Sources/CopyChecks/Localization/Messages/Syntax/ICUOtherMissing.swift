extension MessageCheck {
  static let icuOtherMissing = MessageCheck(
    "icu-other-missing", .syntax, .error, requirement: "A plural or select has a form 'other'.",
    reason: "ICU refuses the message, also where no number reaches the form.",
    fix: "Add 'other'; where no number reaches it, with the words of another form."
  ) { message in
    guard let error = message.syntaxError, case .missingOther = error else { return [] }
    return [MessageFault(message.characterRange(at: error.offset), error.message)]
  }
}
