import PricingEngine

/// The text of a string catalog with its `printf` specifiers, to and from the parts of a message.
///
/// Arguments are counted from 1 in the order of their names.
struct FormatText {
  /// The arguments of the message by name.
  let arguments: [(name: String, type: ArgumentType)]

  init(_ terms: MessageContract.Terms) { arguments = MessageNote(terms).arguments }

  /// The specifier of an argument: `%1$@`.
  func specifier(of name: String) -> String? {
    guard let index = arguments.firstIndex(where: { $0.name == name }) else { return nil }
    return "%\(index + 1)$\(arguments[index].type.isNumber ? "lld" : "@")"
  }

  /// The position of an argument, from 1.
  func position(of name: String) -> Int? {
    arguments.firstIndex { $0.name == name }.map { $0 + 1 }
  }

  /// Literal text; only a text with arguments is a format, in which `%` stands twice.
  func literal(_ text: String) -> String {
    guard !arguments.isEmpty else { return text }
    return text.unicodeScalars.map { $0 == "%" ? "%%" : String($0) }.joined()
  }
}

extension FormatText {
  /// Why a text is no format of the message.
  struct Problem: Error, Equatable {
    let message: String
  }

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The argument whose plural the text is a form of, if it is one.
  ///   - substitution: The part that a named substitution stands for: `%#@days@`.
  /// - Returns: The parts, in the order of the text.
  /// - Throws: `Problem` for a specifier that the message does not have.
  func parts(
    of text: String, number: String?,
    substitution: (String) throws(Problem) -> MessagePart
  ) throws(Problem) -> [MessagePart] {
    guard !arguments.isEmpty else { return text.isEmpty ? [] : [.text(text)] }
    var parts: [MessagePart] = []
    var scanner = Scanner(Array(text.unicodeScalars))
    var next = 1
    while let literal = scanner.literal() {
      parts.appendText(literal)
      guard let specifier = try scanner.specifier() else { break }
      switch specifier {
      case .percent: parts.appendText("%")
      case .number:
        guard number != nil else { throw Problem(message: "'%arg' stands in no substitution") }
        parts.append(.number)
      case .substitution(let name): parts.append(try substitution(name))
      case .argument(let position):
        let position = position ?? next
        next = position + 1
        guard arguments.indices.contains(position - 1) else {
          throw Problem(message: "the message has no argument \(position)")
        }
        let name = arguments[position - 1].name
        parts.append(name == number ? .number : .argument(name))
      }
    }
    return parts
  }

  private enum Specifier {
    case percent
    case number
    case substitution(String)
    case argument(Int?)
  }

  private struct Scanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// The text up to the next `%`; `nil` at the end.
    mutating func literal() -> String? {
      guard index < scalars.count else { return nil }
      return text { $0 != "%" }
    }

    /// What stands at a `%`; `nil` at the end.
    mutating func specifier() throws(Problem) -> Specifier? {
      guard index < scalars.count else { return nil }
      let start = index
      index += 1
      if take("%") { return .percent }
      if take("arg") { return .number }
      let position = Int(text { ("0"..."9").contains($0) })
      if position != nil, !take("$") { throw problem(start) }
      if take("#@") {
        let name = text { $0 != "@" }
        guard take("@") else { throw problem(start) }
        return .substitution(name)
      }
      for conversion in ["@", "lld", "ld", "li", "lu", "llu", "d", "i", "u"] where take(conversion)
      {
        return .argument(position)
      }
      throw problem(start)
    }

    private func problem(_ start: Int) -> Problem {
      let end = min(start + 6, scalars.count)
      let text = String(String.UnicodeScalarView(scalars[start..<end]))
      return Problem(message: "'\(quotable(text))' is no specifier of text or a whole number")
    }

    private mutating func text(while isPart: (Unicode.Scalar) -> Bool) -> String {
      let start = index
      while index < scalars.count, isPart(scalars[index]) { index += 1 }
      return String(String.UnicodeScalarView(scalars[start..<index]))
    }

    private mutating func take(_ text: String) -> Bool {
      let wanted = Array(text.unicodeScalars)
      guard scalars[index...].starts(with: wanted) else { return false }
      index += wanted.count
      return true
    }
  }
}
