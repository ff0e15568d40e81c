import PricingEngine

extension AppText {
  /// Reads a text: a string that is the same in every language, or an object of ICU messages by locale.
  ///
  /// - Parameters:
  ///   - reader: The value.
  ///   - arguments: The names that the messages may use, all of them counts.
  ///   - findings: Where everything that is wrong goes.
  init?(_ reader: JSONReader, arguments: [String], into findings: inout [Finding]) {
    if case .string = reader.node.kind {
      guard let text = reader.text(into: &findings) else { return nil }
      self.init(.everywhere(text), at: reader.location)
      return
    }
    guard case .object = reader.node.kind, let object = reader.object(into: &findings) else {
      findings.append(
        reader.mismatch(expected: "a text or an object of texts by locale"))
      return nil
    }
    var messages: [String: String] = [:]
    for member in object.members {
      let value = object[member: member]
      guard let text = value.text(into: &findings),
        let tag = Self.tag(member, of: object, into: &findings)
      else { continue }
      Self.check(text, arguments: arguments, at: value, into: &findings)
      guard messages[tag] == nil else {
        findings.append(
          object.keyFinding(
            member, .error, rule: "locale-repeated", "locale '\(tag)' is there twice",
            fix: "keep one of the two"))
        continue
      }
      messages[tag] = text
    }
    guard !messages.isEmpty else {
      if object.members.isEmpty {
        findings.append(
          reader.finding(.error, rule: "text-empty", "expected at least one locale, got none"))
      }
      return nil
    }
    self.init(.localized(messages), at: reader.location)
  }

  private static func tag(
    _ member: JSONMember, of object: JSONObjectReader, into findings: inout [Finding]
  ) -> String? {
    do throws(LocaleError) {
      return try LocaleTag.canonical(member.key)
    } catch {
      findings.append(
        object.keyFinding(member, .error, rule: "locale-unknown", error.message))
      return nil
    }
  }

  /// Checks a message without its locale, which would ask ICU for plural rules that no reader of another language needs.
  private static func check(
    _ text: String, arguments: [String], at reader: JSONReader, into findings: inout [Finding]
  ) {
    if isPlainMessage(text) { return }
    do throws(MessageSyntaxError) {
      let message = try ParsedMessage(parsing: text)
      for argument in message.arguments {
        if let finding = problem(argument, arguments, at: reader) { findings.append(finding) }
      }
      for problem in message.problems {
        findings.append(
          reader.finding(.error, rule: problem.rule, problem.message, fix: problem.fix))
      }
    } catch {
      findings.append(reader.finding(.error, rule: error.rule, error.message))
    }
  }

  /// What is wrong with an argument, all of which are counts.
  private static func problem(
    _ argument: MessageArgument, _ known: [String], at reader: JSONReader
  ) -> Finding? {
    guard known.contains(argument.name) else {
      let expected =
        known.isEmpty ? "no argument" : known.map { "'{\($0)}'" }.joined(separator: ", ")
      return reader.finding(
        .error, rule: "arg-extra",
        "expected \(expected), got '{\(argument.name)}'")
    }
    guard argument.takesText else { return nil }
    return reader.finding(
      .error, rule: "arg-type",
      "the text selects by the text of '\(argument.name)', which is a number",
      fix: "write {\(argument.name), plural, …}")
  }
}

/// Whether a message is its own text: without a brace or apostrophe ICU has nothing to interpret in it.
///
/// Most texts of an app are; opening a formatter for each would cost a short command half its time.
func isPlainMessage(_ text: String) -> Bool {
  !text.utf8.contains {
    $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "'")
  }
}
