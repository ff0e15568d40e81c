import PricingEngine

/// What translators are told of a message, from its terms in the contract.
struct MessageNote {
  let terms: MessageContract.Terms

  init(_ terms: MessageContract.Terms) { self.terms = terms }

  /// The meaning and the limit in one text.
  var description: String {
    guard let limit = terms.limit else { return terms.meaning }
    return [terms.meaning, "At most \(limit) characters."].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The arguments by name, which is also the order of positions where a format counts them.
  var arguments: [(name: String, type: ArgumentType)] {
    terms.arguments.sorted { bytesPrecede($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The note as ARB has it.
  ///
  /// Money is declared as a text: Flutter and Weblate would format or check a number.
  ///
  /// - Parameters:
  ///   - number: The type of a count: `num`, or `int` for Flutter.
  ///   - source: The message in the source language, when the file does not tell.
  /// - Returns: `{"description": …, "placeholders": {…}}`.
  func arb(number: String, source: String? = nil) -> ReadableJSON {
    let texts = [description, source.map { "Source: \($0)" }].compactMap(\.self)
    let description = ("description", ReadableJSON.string(texts.joined(separator: "\n")))
    guard !arguments.isEmpty else { return .object([description]) }
    let placeholders = arguments.map { argument -> (String, ReadableJSON) in
      let type = argument.type.isNumber ? number : "String"
      return (
        argument.name,
        .object([
          ("type", .string(type)), ("example", .string(argument.type.example)),
        ])
      )
    }
    return .object([description, ("placeholders", .object(placeholders))])
  }
}

extension ArgumentType {
  /// A value as English has it.
  fileprivate var example: String {
    switch self {
    case .name: "Pro Yearly"
    case .money: "$49.99"
    case .percent: "44%"
    case .date: "March 1, 2027"
    case .phrase: "per month"
    case .count: "3"
    }
  }
}
