import PricingEngine

extension MessageCheck {
  static let icuSyntax = MessageCheck(
    "icu-syntax", .syntax, .error, requirement: "A message is one that ICU can read.",
    reason: "Copy with the message cannot be written.", fix: "Correct the braces."
  ) { message in
    guard let error = message.syntaxError, error.rule == "icu-syntax",
      MustacheTag.all(in: message.pattern).isEmpty
    else { return [] }
    return [MessageFault(message.characterRange(at: error.offset), error.message)]
  }
}

extension MessageReading {
  /// The range of the character at an offset of the pattern.
  func characterRange(at offset: Int) -> Range<Int> {
    guard offset < bytes.count else { return bytes.count..<bytes.count }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }
}
