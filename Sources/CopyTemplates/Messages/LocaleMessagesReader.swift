import PricingEngine

/// Puts the messages of a locale together from files, and checks them against the contract.
public struct LocaleMessagesReader: Sendable {
  /// What the messages must be.
  public let contract: MessageContract

  /// Creates a reader.
  public init(contract: MessageContract) { self.contract = contract }

  /// Reads the messages of a locale.
  ///
  /// - Parameters:
  ///   - files: The files, the first one that has a message wins: a team's own before the built-in one, a
  ///     region's before its language's.
  ///   - locale: The locale that serves the copy.
  ///   - reader: The locale that was asked for, which decides the digits; by default the one that serves.
  ///   - keys: The messages that are needed; each must be in one of the files.
  ///   - findings: Where everything that is wrong goes.
  /// - Returns: The messages that could be read.
  public func read(
    _ files: [ArbFile], locale: LocaleTag, for reader: LocaleTag? = nil, keys: Set<String>,
    into findings: inout [Finding]
  ) -> LocaleMessages {
    let numbers = reader ?? locale
    var messages: [String: ICUMessage] = [:]
    for key in keys.sorted() {
      guard let text = files.lazy.compactMap({ $0.messages[key] }).first else {
        findings.append(
          Finding(
            .error, rule: "message-missing", "message '\(key)' is missing in \(locale.tag)",
            fix: "add it to \(locale.tag).arb"))
        continue
      }
      messages[key] = message(text, key: key, locale: locale, numbers: numbers, into: &findings)
    }
    return LocaleMessages(locale: locale, messages: messages)
  }

  /// Reports messages of a file that the contract does not have.
  public func checkKeys(of file: ArbFile, into findings: inout [Finding]) {
    for (key, reader) in file.messages.sorted(by: { $0.key < $1.key })
    where contract.messages[key] == nil {
      findings.append(reader.unknownMessage(key, in: contract))
    }
  }

  private func message(
    _ reader: JSONReader, key: String, locale: LocaleTag, numbers: LocaleTag,
    into findings: inout [Finding]
  ) -> ICUMessage? {
    guard let pattern = reader.string(into: &findings) else { return nil }
    do throws(MessageSyntaxError) {
      let message = try ICUMessage(pattern: pattern, locale: numbers)
      let expected = contract.messages[key]?.arguments ?? [:]
      checkArguments(message, expected: expected, key: key, at: reader, into: &findings)
      for problem in message.problems {
        findings.append(
          reader.finding(
            .error, rule: problem.rule, "message '\(key)' in \(locale.tag): \(problem.message)",
            fix: problem.fix))
      }
      return message
    } catch {
      findings.append(
        reader.finding(
          .error, rule: "icu-syntax", "message '\(key)' in \(locale.tag): \(error.message)"))
      return nil
    }
  }

  private func checkArguments(
    _ message: ICUMessage, expected: [String: ArgumentType], key: String, at reader: JSONReader,
    into findings: inout [Finding]
  ) {
    let used = Set(message.arguments.map(\.name))
    for name in expected.keys.sorted() where !used.contains(name) {
      findings.append(
        reader.finding(
          .error, rule: "message-argument-missing", "message '\(key)' does not show '{\(name)}'",
          fix: "put {\(name)} into the message"))
    }
    for argument in message.arguments {
      guard let type = expected[argument.name] else {
        let nearest = nearestText(to: argument.name, in: expected.keys.sorted())
        findings.append(
          reader.finding(
            .error, rule: "message-argument-unknown",
            "message '\(key)' has no argument '\(argument.name)'",
            fix: nearest.map { "write {\($0)}" } ?? "remove {\(argument.name)}"))
        continue
      }
      if argument.takesNumber, !type.isNumber, !argument.isFormatted {
        findings.append(
          reader.finding(
            .error, rule: "message-argument-type",
            "message '\(key)' selects plural forms by '\(argument.name)', which is finished text"))
      }
      if case .formatted("number", let style) = argument.use, [nil, "integer"].contains(style),
        !type.isNumber
      {
        findings.append(
          reader.finding(
            .error, rule: "message-argument-type",
            "message '\(key)' formats '\(argument.name)' as a number, and it is finished text",
            fix: "write {\(argument.name)}"))
      }
      if argument.takesText, type.isNumber {
        findings.append(
          reader.finding(
            .error, rule: "message-argument-type",
            "message '\(key)' selects by the text of '\(argument.name)', which is a number",
            fix: "write {\(argument.name), plural, …}"))
      }
    }
  }
}

extension MessageArgument {
  /// Whether one of ICU's formats writes the value; formats of finished text are findings of their own.
  fileprivate var isFormatted: Bool {
    if case .formatted = use { true } else { false }
  }
}
