import PricingEngine

/// One check of messages: what it asks for, and the test.
public struct MessageCheck: Sendable {
  /// What it asks for, and why.
  public let about: LocalizationCheck
  let test: Test

  /// What a check looks at.
  enum Test: Sendable {
    /// Each file.
    case files(@Sendable (MessageFile) -> [Finding])
    /// Each message that counts.
    case messages(@Sendable (MessageReading) throws(ICUError) -> [MessageFault])
    /// Each locale.
    case locales(
      @Sendable (LocalizationCheck, LocaleReading, MessageSetReading) throws(ICUError) ->
        [CheckFinding]
    )
    /// All of it.
    case set(@Sendable (LocalizationCheck, MessageSetReading) -> [CheckFinding])
  }

  init(
    _ id: String, _ group: LocalizationCheck.Group, _ level: Finding.Severity,
    requirement: String, reason: String, fix: String, _ test: Test
  ) {
    about = LocalizationCheck(
      id, group, level, requirement: requirement, reason: reason, fix: fix)
    self.test = test
  }

  /// A check of each message.
  init(
    _ id: String, _ group: LocalizationCheck.Group, _ level: Finding.Severity,
    requirement: String, reason: String, fix: String,
    messages test: @escaping @Sendable (MessageReading) throws(ICUError) -> [MessageFault]
  ) {
    self.init(
      id, group, level, requirement: requirement, reason: reason, fix: fix, .messages(test))
  }
}

extension LocalizationCheck {
  /// A finding about a file, or a place in one.
  func finding(
    at location: SourceLocation?, locale: LocaleTag?, key: String? = nil, _ message: String,
    fix: String? = nil, level: Finding.Severity? = nil
  ) -> CheckFinding {
    CheckFinding(
      Finding(
        level ?? self.level, rule: id, at: location, path: key, message, fix: fix),
      cell: CheckFinding.Cell(locale: locale?.tag, key: key))
  }

  /// A finding about a message.
  func finding(_ fault: MessageFault, in message: MessageReading) -> CheckFinding {
    let source = message.entry.reader.source
    let placed = JSONStringDecoder.text(source, at: message.entry.reader.node.bytes.lowerBound)
    let range = fault.range.clamped(to: 0..<placed.count)
    let hasWords = !range.isEmpty
    let start =
      hasWords ? placed.place(range.lowerBound) : message.entry.reader.node.bytes.lowerBound
    return CheckFinding(
      Finding(
        fault.level ?? self.level, rule: id, at: source.location(ofByte: start),
        path: message.key, fault.message, fix: fault.fix ?? fix),
      cell: CheckFinding.Cell(locale: message.locale.locale.tag, key: message.key),
      words: hasWords ? message.text(range) : "",
      end: hasWords ? source.location(ofByte: placed.place(range.upperBound)) : nil)
  }
}
