import CopyTemplates
import PricingEngine

extension MessageCheck {
  static let percentLiteralNextToArg = MessageCheck(
    "percent-literal-next-to-arg", .prices, .warning,
    requirement: "No percent sign stands beside a percentage.",
    reason: "A percentage brings its sign along, and before the number in Turkish: %44.",
    fix: "Remove the sign."
  ) { message in
    message.sentences.flatMap { sentence in
      sentence.tokens.indices.flatMap { index -> [MessageFault] in
        guard let name = sentence.tokens[index].argument,
          [.percent, .count].contains(message.arguments[name])
        else { return [] }
        return [sentence.neighbor(before: index), sentence.neighbor(after: index)]
          .compactMap(\.self).filter { place in
            sentence.tokens[place].scalar.map { "%٪﹪％".unicodeScalars.contains($0) } ?? false
          }.map { place in
            MessageFault(
              sentence.tokens[place].range,
              "'\(sentence.text(place..<place + 1))' stands beside '{\(name)}'")
          }
      }
    }
  }
}

extension MessageSentence {
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
