import PricingEngine

extension MessageCheck {
  static let termUntranslatable = MessageCheck(
    "term-untranslatable", .terms, .warning,
    requirement: "The names of stores and companies stand as in the source.",
    reason: "A translated or wrong name sends readers to the wrong store.",
    fix: "Write the name as it is."
  ) { message in
    guard let source = message.source, message.parsed != nil else { return [] }
    let expected = source.pattern
    let found = message.pattern.replacingNoBreakSpaces
    return BrandNames.all.compactMap { name -> MessageFault? in
      // Some languages decline a name: v App Storu.
      switch (expected.contains(name), found.contains(name.dropLast())) {
      case (true, false): return MessageFault(0..<0, "the name '\(name)' is missing")
      case (false, true):
        return MessageFault(
          message.range(of: name), "the source does not name '\(name)'", fix: "remove the name")
      default: return nil
      }
    }
  }
}

extension String {
  /// The text with ordinary spaces.
  fileprivate var replacingNoBreakSpaces: String {
    String(map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}

extension MessageReading {
  /// Where a text first stands in the pattern; empty when spaces in it differ.
  fileprivate func range(of text: String) -> Range<Int> {
    let bytes = Array(pattern.utf8)
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }
    return start.map { $0..<$0 + wanted.count } ?? 0..<0
  }
}
