import PricingEngine

extension MessageCheck {
  static let urlEmailChanged = MessageCheck(
    "url-email-changed", .arguments, .warning,
    requirement: "Web and mail addresses are the same as in the source.",
    reason: "A translated address leads nowhere.", fix: "Write the address as the source has it."
  ) { message in
    guard let source = message.source, message.mayHaveAddresses || source.mayHaveAddresses else {
      return []
    }
    let known = Set(
      source.sentences.flatMap { sentence in
        sentence.addresses.map { sentence.text($0) }
      })
    let own = message.sentences.flatMap { sentence in
      sentence.addresses.map { (text: sentence.text($0), range: sentence.place($0)) }
    }
    let changed = own.filter { !known.contains($0.text) }.map { address in
      MessageFault(address.range, "the source has no address '\(quotable(address.text))'")
    }
    let lost = changed.isEmpty ? known.subtracting(own.map(\.text)).sorted() : []
    return changed
      + lost.map { MessageFault(0..<0, "the address '\(quotable($0))' is missing") }
  }
}

extension MessageReading {
  fileprivate var mayHaveAddresses: Bool {
    bytes.contains(UInt8(ascii: "@")) || holds("://") || holds("www.")
  }
}

extension MessageSentence {
  /// Web and mail addresses, as ranges of the tokens.
  var addresses: [Range<Int>] {
    tokens.split(whereSeparator: { $0.isSpace || $0.argument != nil }).map(\.indices).filter {
      range in
      let text = text(range)
      return text.contains("://") || text.hasPrefix("www.")
        || (text.contains("@") && text.contains("."))
    }
  }
}
