import PricingEngine

extension MessageCheck {
  static let brackets = MessageCheck(
    "brackets", .typography, .note, requirement: "Every bracket has its partner.",
    reason: "A bracket without its partner is a slip.",
    fix: "Add the other bracket, or remove this one."
  ) { message in
    message.sentences.flatMap { sentence -> [MessageFault] in
      var open: [(partner: Unicode.Scalar, range: Range<Int>)] = []
      var faults: [MessageFault] = []
      for token in sentence.tokens where !token.isWordPart && !token.isSpace {
        guard let scalar = token.scalar, let bracket = scalar.pairedBracket else { continue }
        if bracket.opens {
          open.append((bracket.partner, token.range))
        } else if open.last?.partner == scalar {
          open.removeLast()
        } else {
          faults.append(MessageFault(token.range, "'\(scalar)' has no partner"))
        }
      }
      return faults
        + open.map { MessageFault($0.range, "'\(message.text($0.range))' has no partner") }
    }
  }
}
