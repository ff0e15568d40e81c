import PricingEngine

extension MessageCheck {
  static let termUntranslatable = MessageCheck(
    "term-untranslatable", .terms, .warning,
    requirement: "The names of stores and companies stand as in the source.",
    reason: "A translated or wrong name sends readers to the wrong store.",
    fix: "Write the name as it is."
  ) { message in
    guard let source = message.source, message.parsed != nil else { return [] }
    var faults: [MessageFault] = []
    for name in BrandNames.all {
      let found = message.range(of: name)
      switch (source.range(of: name), found) {
      case (.some, nil): faults.append(MessageFault(0..<0, "the name '\(name.text)' is missing"))
      case (nil, .some(let range)):
        faults.append(
          MessageFault(
            range, "the source does not name '\(name.text)'", fix: "remove the name"))
      default: break
      }
    }
    return faults
  }
}

extension MessageReading {
  fileprivate func range(of name: BrandNames.Name) -> Range<Int>? {
    firstRange(of: name.bytes) ?? (name.joined.isEmpty ? nil : firstRange(of: name.joined))
  }
}
