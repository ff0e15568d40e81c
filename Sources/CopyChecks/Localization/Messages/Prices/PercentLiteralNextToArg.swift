import CopyTemplates
import PricingEngine

extension MessageCheck {
  static let percentLiteralNextToArg = MessageCheck(
    "percent-literal-next-to-arg", .prices, .warning,
    requirement: "No percent sign stands beside a percentage.",
    reason: "A percentage brings its sign along, and before the number in Turkish: %44.",
    fix: "Remove the sign."
  ) { message in
    var faults: [MessageFault] = []
    for sentence in message.sentences {
      for index in sentence.values(in: message, of: [.percent, .count]) {
        faults += fault(at: sentence.neighbor(before: index), of: index, in: sentence)
        faults += fault(at: sentence.neighbor(after: index), of: index, in: sentence)
      }
    }
    return faults
  }

  private static func fault(
    at place: Int?, of index: Int, in sentence: MessageSentence
  ) -> [MessageFault] {
    guard let place, let scalar = sentence.tokens[place].scalar,
      "%٪﹪％".unicodeScalars.contains(scalar)
    else { return [] }
    let name = sentence.tokens[index].argument ?? ""
    return [
      MessageFault(sentence.tokens[place].range, "'\(scalar)' stands beside '{\(name)}'")
    ]
  }
}

extension MessageSentence {
  /// The tokens with values of some types.
  func values(in message: MessageReading, of types: [ArgumentType]) -> [Int] {
    let arguments = message.arguments
    var found: [Int] = []
    for (index, token) in tokens.enumerated() {
      if let name = token.argument, let type = arguments[name], types.contains(type) {
        found.append(index)
      }
    }
    return found
  }

  /// The token before another, over one space.
  func neighbor(before index: Int) -> Int? {
    let place = index > 0 && tokens[index - 1].isSpace ? index - 2 : index - 1
    return place >= 0 ? place : nil
  }

  /// The token after another, over one space.
  func neighbor(after index: Int) -> Int? {
    let place =
      index + 1 < tokens.count && tokens[index + 1].isSpace ? index + 2 : index + 1
    return place < tokens.count ? place : nil
  }
}
