import PricingEngine

extension MessageCheck {
  static let bidiUnbalanced = MessageCheck(
    "bidi-unbalanced", .typography, .error,
    requirement:
      "Every direction control that opens is closed, and every one that closes was opened.",
    reason: "An open control turns round the text after the message.",
    fix: "Close the control, or remove it."
  ) { message in
    guard message.pattern.utf8.contains(0xE2) else { return [] }
    return message.sentences.flatMap { unbalanced($0) }
  }

  private static func unbalanced(_ sentence: MessageSentence) -> [MessageFault] {
    var open: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
    var faults: [MessageFault] = []
    for token in sentence.tokens {
      switch token.scalar {
      case let scalar? where isInitiator(scalar): open.append((scalar, token.range))
      case "\u{2069}"?, "\u{202C}"?:
        let isIsolate = token.scalar == "\u{2069}"
        if let last = open.last, ("\u{2066}"..."\u{2068}").contains(last.scalar) == isIsolate {
          open.removeLast()
        } else {
          let name = isIsolate ? "U+2069" : "U+202C"
          faults.append(MessageFault(token.range, "\(name) closes what was not opened"))
        }
      default: break
      }
    }
    return faults
      + open.map { control in
        MessageFault(control.range, "'\(quotable(String(control.scalar)))' is not closed")
      }
  }

  private static func isInitiator(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{2066}"..."\u{2068}").contains(scalar)
      || ["\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}"].contains(scalar)
  }
}
