import PricingEngine

/// The options of one command line, checked against those that the command takes.
struct ParsedOptions {
  /// The words that belong to no option, of a command that takes one or more.
  let arguments: [String]
  private let values: [Option: [String]]

  /// Reads the words after a command: `--name value`, `--name=value` and switches; `--` ends the options.
  ///
  /// - Throws: `UsageError` for the first word that does not fit.
  init(
    _ words: [String], command: String, allowed: [Option], takesArgument: Bool = false,
    takesManyArguments: Bool = false
  ) throws(UsageError) {
    var values: [Option: [String]] = [:]
    var arguments: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        arguments += words[index...]
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        arguments.append(word)
        continue
      }
      let (option, inline) = try Self.option(in: word, command: command, allowed: allowed)
      guard values[option] == nil || option.isRepeatable else { throw .repeated(option: option) }
      if option.valueName == nil {
        guard inline == nil else { throw .unexpectedValue(option: option) }
        values[option] = [""]
      } else if option.hasOptionalValue {
        let next = index < words.count && !words[index].hasPrefix("-") ? words[index] : nil
        values[option] = [inline ?? next ?? ""]
        if inline == nil, next != nil { index += 1 }
      } else {
        guard let value = inline ?? (index < words.count ? words[index] : nil) else {
          throw .missingValue(option: option)
        }
        guard !value.isEmpty else { throw .emptyValue(option: option) }
        values[option, default: []].append(value)
        if inline == nil { index += 1 }
        while option.takesMany, index < words.count, !words[index].hasPrefix("-") {
          values[option, default: []].append(words[index])
          index += 1
        }
      }
    }
    if !takesManyArguments, let extra = arguments.dropFirst(takesArgument ? 1 : 0).first {
      throw takesArgument
        ? .secondArgument(text: extra, command: command)
        : .unexpectedArgument(text: extra, command: command)
    }
    self.arguments = arguments
    self.values = values
    let readers = Self.readersOfStandardInput(values)
    if readers.count > 1 { throw .standardInputTwice(readers[0], readers[1]) }
  }

  /// The options that name standard input, as often as they do; a price list may be named as `ID=-`.
  private static func readersOfStandardInput(_ values: [Option: [String]]) -> [Option] {
    Option.allCases.filter(\.readsFiles).flatMap { option in
      (values[option] ?? []).filter { $0 == "-" || option == .prices && $0.hasSuffix("=-") }
        .map { _ in option }
    }
  }

  private init(arguments: [String], values: [Option: [String]]) {
    self.arguments = arguments
    self.values = values
  }

  /// The same options with some values of one's own in their place.
  func setting(_ own: [Option: String]) -> ParsedOptions {
    ParsedOptions(
      arguments: arguments, values: values.merging(own.mapValues { [$0] }) { _, own in own })
  }

  /// The word that belongs to no option, if there is one.
  var argument: String? { arguments.first }

  /// The value of an option, if it was given.
  subscript(_ option: Option) -> String? { values[option]?.first }

  /// All values of an option that may be given several times, in order.
  func all(_ option: Option) -> [String] { values[option] ?? [] }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option that takes one of a few words, or `fallback`.
  ///
  /// - Throws: `UsageError.badValue` with the legal words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, default fallback: Choice
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let text = self[option] else { return fallback }
    if let choice = Choice(rawValue: text) { return choice }
    let legal = Choice.allCases.map(\.rawValue)
    throw .badValue(
      option: option, value: text, expected: legal, suggestion: nearestText(to: text, in: legal))
  }

  /// The value of an option that takes a whole number in a range, or `fallback`.
  func number(
    _ option: Option, in range: ClosedRange<Int>, default fallback: Int
  ) throws(UsageError) -> Int {
    guard let text = self[option] else { return fallback }
    guard let number = Int(text), range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(option: option, value: text, expected: [expected], suggestion: nil)
    }
    return number
  }

  /// `choice` for commands, which report every failure as an `InputError`.
  func checkedChoice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, default fallback: Choice
  ) throws(InputError) -> Choice where Choice.RawValue == String {
    do throws(UsageError) { return try choice(option, default: fallback) } catch {
      throw .usage(error)
    }
  }

  /// `number` for commands, which report every failure as an `InputError`.
  func checkedNumber(
    _ option: Option, in range: ClosedRange<Int>, default fallback: Int
  ) throws(InputError) -> Int {
    do throws(UsageError) { return try number(option, in: range, default: fallback) } catch {
      throw .usage(error)
    }
  }

  private static func option(
    in word: String, command: String, allowed: [Option]
  ) throws(UsageError) -> (Option, inline: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = parts[0] == "-h" ? "--help" : String(parts[0])
    let known = allowed + [.help]
    guard let option = known.first(where: { $0.flag == flag }) else {
      throw .unknownOption(
        text: String(parts[0]), command: command,
        suggestion: nearestText(to: flag, in: known.map(\.flag)))
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }
}
