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
            .error, rule: "key-missing", "message '\(key)' is missing in \(locale.tag)",
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
      findings.append(reader.unknownMessage(key, in: contract, rule: "key-extra"))
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
      for problem in ArgumentProblem.problems(
        of: message.arguments, expected: expected, key: key)
      {
        findings.append(
          reader.finding(.error, rule: problem.rule, problem.message, fix: problem.fix))
      }
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
          .error, rule: error.rule, "message '\(key)' in \(locale.tag): \(error.message)"))
      return nil
    }
  }
}
