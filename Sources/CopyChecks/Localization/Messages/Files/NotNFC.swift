import PricingEngine

extension MessageCheck {
  static let notNFC = MessageCheck(
    "not-nfc", .files, .warning,
    requirement: "Characters are composed as Unicode composes them (NFC).",
    reason: "The same word in two forms is not found by search, and differs in snapshots.",
    fix: "Write the composed character."
  ) { (message) throws(ICUError) in
    guard message.pattern.utf8.contains(where: { $0 >= 0xCC }) else { return [] }
    let text = try composed(message.pattern)
    // Some letters of Indic scripts are taken apart in NFC, and keyboards write them whole: both are good text.
    guard text.unicodeScalars.count < message.pattern.unicodeScalars.count else { return [] }
    var offset = 0
    for character in message.pattern {
      let whole = try composed(String(character))
      let length = String(character).utf8.count
      if whole.unicodeScalars.count < character.unicodeScalars.count {
        let shown = quotable(String(character))
        return [
          MessageFault(
            offset..<offset + length,
            "'\(shown)' is written as \(character.unicodeScalars.count) characters",
            fix: "write '\(quotable(whole))'")
        ]
      }
      offset += length
    }
    return []
  }
}
