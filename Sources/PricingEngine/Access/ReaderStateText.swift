extension ReaderState {
  /// Reads a state by its name, with a value after a colon where it needs one: `subscribed`, `evaluation:3`.
  ///
  /// - Throws: `ReaderStateError` that names the nearest state, the missing value or the values there are.
  public init(_ text: String) throws(ReaderStateError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1]) : nil
    let nameText = parts.first.map(String.init) ?? ""
    guard let name = ReaderStateName(rawValue: nameText) else {
      throw .unknown(name: nameText, suggestion: Self.suggestion(for: nameText, value: value))
    }
    self = try ReaderState.state(name, value: value)
  }

  /// The state with the nearest name, with the value that was given where it fits.
  private static func suggestion(for nameText: String, value: String?) -> String? {
    let names = ReaderStateName.allCases.map(\.rawValue)
    guard let nearest = nearestText(to: nameText, in: names),
      let name = ReaderStateName(rawValue: nearest)
    else { return nil }
    let state = value.flatMap { ReaderState(name, value: $0) } ?? examples.first { $0.name == name }
    return state?.text
  }

  private static func state(
    _ name: ReaderStateName, value: String?
  ) throws(ReaderStateError) -> ReaderState {
    let plain = examples.first { $0.name == name && $0.value == nil }
    if let plain {
      guard let value else { return plain }
      throw .unexpectedValue(name: name, value: value)
    }
    guard let value else { throw .missingValue(name: name) }
    guard let state = ReaderState(name, value: value) else {
      throw .badValue(name: name, value: value)
    }
    return state
  }

  /// A state with a value; `nil` when the value does not fit it.
  private init?(_ name: ReaderStateName, value: String) {
    switch name {
    case .free:
      guard let count = number(value, in: 0...Int.max) else { return nil }
      self = .free(ItemCount(clamping: count))
    case .evaluation:
      guard let days = number(value, in: 1...EvaluationDays.maximum) else { return nil }
      self = .evaluation(EvaluationDays(clamping: days))
    case .expired:
      guard let reason = ExpirationReason(rawValue: value) else { return nil }
      self = .expired(reason)
    default: return nil
    }
  }

  /// The value after the colon, for a state that has one: `3` for `evaluation:3`.
  public var value: String? {
    switch self {
    case .free(let count): String(count.value)
    case .evaluation(let days): String(days.value)
    case .expired(let reason): reason.rawValue
    default: nil
    }
  }

  /// The state as it is written: `subscribed`, `evaluation:3`.
  ///
  /// Reading it gives the state again.
  public var text: String { name.rawValue + (value.map { ":" + $0 } ?? "") }
}

extension ReaderState: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}

/// Why a text is not a state.
public enum ReaderStateError: Error, Equatable, Sendable {
  /// No state has this name: `evalution`. `suggestion` is the nearest, if any is near, with a value where it needs one:
  /// `evaluation:3`.
  case unknown(name: String, suggestion: String?)
  /// The state needs a value: `evaluation`.
  case missingValue(name: ReaderStateName)
  /// The state takes no value: `subscribed:1`.
  case unexpectedValue(name: ReaderStateName, value: String)
  /// The value does not fit the state: `evaluation:0`, `expired:maybe`.
  case badValue(name: ReaderStateName, value: String)
}

extension ReaderStateError {
  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .unknown(let name, _): "unknown state '\(quotable(name))'"
    case .missingValue(let name): "expected \(name.expectedValue) after '\(name.rawValue):'"
    case .unexpectedValue(let name, let value):
      "'\(name.rawValue)' takes no value, got '\(quotable(value))'"
    case .badValue(let name, let value):
      "expected \(name.expectedValue) after '\(name.rawValue):', got '\(quotable(value))'"
    }
  }

  /// What to write instead, as an imperative, when there is one answer.
  public var fix: String? {
    switch self {
    case .unknown(_, let suggestion): suggestion.map { "write '\($0)'" }
    case .missingValue(let name):
      ReaderState.examples.first { $0.name == name }.map { "write '\($0.text)', for example" }
    case .unexpectedValue(let name, _): "write '\(name.rawValue)'"
    case .badValue(.expired, let value):
      nearestText(to: value, in: ExpirationReason.allCases.map(\.rawValue))
        .map { "write 'expired:\($0)'" }
    case .badValue: nil
    }
  }
}

extension ReaderStateName {
  fileprivate var expectedValue: String {
    switch self {
    case .evaluation: "a whole number from 1 to \(EvaluationDays.maximum)"
    case .expired: "one of \(ExpirationReason.allCases.map(\.rawValue).joined(separator: ", "))"
    default: "a whole number of at least 0"
    }
  }
}

/// A number in digits without sign and leading zeros, so that every state has one spelling.
private func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
  guard text.utf8.allSatisfy(isDigit), let number = Int(text), String(number) == text,
    range.contains(number)
  else { return nil }
  return number
}
