internal import CICU

/// A message in ICU's MessageFormat with named arguments, ready to be filled in.
///
/// ICU runs the message: plurals, selects and digits follow the locale. What ICU passes in silence
/// (an argument without a value, one that an apostrophe quotes away) is an error or a problem here.
/// Money never enters as a number. A value may be shared between threads.
public final class ICUMessage: Sendable {
  /// The pattern as written.
  public let pattern: String
  /// The locale of plurals and digits.
  public let locale: LocaleTag
  /// Each use of an argument, in the order of the pattern.
  public let arguments: [MessageArgument]
  /// The names of the arguments.
  public let argumentNames: Set<String>
  /// What ICU accepts in silence and that is not what was meant, in the order of the pattern.
  public let problems: [MessageProblem]
  /// ICU's own form of the message, which few messages need that are no more than texts in places.
  private let handle = Deferred<Result<MessageHandle, ICUError>>()
  /// The pattern's parts, when texts in their places are all that it needs.
  private let parts: [Part]?

  private enum Part: Sendable {
    case text(String)
    case argument(String)
  }

  /// Parses a pattern.
  ///
  /// - Throws: `MessageSyntaxError`, with the place of the error.
  public init(pattern: String, locale: LocaleTag) throws(MessageSyntaxError) {
    let parsed = try ParsedMessage(parsing: pattern)
    self.pattern = pattern
    self.locale = locale
    arguments = parsed.arguments
    argumentNames = Set(arguments.map(\.name))
    problems = parsed.problems
    parts = Self.parts(of: parsed)
    guard parts == nil else { return }
    do { _ = try opened() } catch { throw .refused(error, offset: 0) }
  }

  private func opened() throws(ICUError) -> MessageHandle {
    try handle.value {
      Result { () throws(ICUError) in try MessageHandle(pattern: pattern, locale: locale) }
    }.get()
  }

  /// Fills in the message.
  ///
  /// `{count, plural, one {# day} other {# days}}` with `["count": .number(3)]` is `3 days` in
  /// `en`.
  /// - Throws: `MessageFormatError` when an argument has no value, a value has no argument, or a
  ///   value is of the wrong kind; a literal `{name}` is never the result.
  public func format(_ values: [String: MessageValue]) throws(MessageFormatError) -> String {
    let names = argumentNames
    if names.contains(where: { values[$0] == nil }) {
      throw .missing(names: names.filter { values[$0] == nil }.sorted())
    }
    if values.count > names.count {
      let unexpected = values.keys.filter { !names.contains($0) }.sorted()
      throw .unexpected(names: unexpected, known: names.sorted())
    }
    for argument in arguments { try Self.check(values[argument.name], for: argument) }
    if let text = Self.joined(parts, values) { return text }
    do {
      return try opened().format(values)
    } catch {
      throw .icu(error)
    }
  }

  /// The parts of a pattern without plurals, formats and apostrophes, which ICU gives a meaning; `nil` for another one.
  private static func parts(of message: ParsedMessage) -> [Part]? {
    guard !message.bytes.contains(UInt8(ascii: "'")) else { return nil }
    var parts: [Part] = []
    for piece in message.tree.pieces {
      switch piece {
      case .text(let segment):
        parts.append(.text(String(decoding: message.bytes[segment.range], as: UTF8.self)))
      case .argument(let node) where node.argument.use == .plain && !node.isNumbered:
        parts.append(.argument(node.argument.name))
      case .argument, .numberSign: return nil
      }
    }
    return parts
  }

  /// The parts with texts in their places; `nil` when a value is a number, which ICU writes.
  private static func joined(_ parts: [Part]?, _ values: [String: MessageValue]) -> String? {
    guard let parts else { return nil }
    var joined = ""
    for part in parts {
      switch part {
      case .text(let text): joined += text
      case .argument(let name):
        guard case .text(let text)? = values[name] else { return nil }
        joined += text
      }
    }
    return joined
  }

  private static func check(
    _ value: MessageValue?, for argument: MessageArgument
  ) throws(MessageFormatError) {
    switch value {
    case .text(let text) where argument.takesNumber:
      throw .expectedNumber(argument: argument.name, text: text)
    case .number(let number) where argument.takesText:
      throw .expectedText(argument: argument.name, number: number)
    case .text, .number, nil:
      return
    }
  }
}

/// Owns an ICU message format.
///
/// Sharing one between threads is safe: ICU's format call fills caches inside the object, and the
/// facade lets only one call in at a time.
private final class MessageHandle: Sendable {
  private nonisolated(unsafe) let handle: OpaquePointer?

  init(pattern: String, locale: LocaleTag) throws(ICUError) {
    handle = try icuCall { status in
      pattern.withICUText { pattern, patternLength in
        locale.tag.withICUText { tag, tagLength in
          cicu_message_open(pattern, patternLength, tag, tagLength, &status)
        }
      }
    }
  }

  deinit { cicu_message_close(handle) }

  func format(_ values: [String: MessageValue]) throws(ICUError) -> String {
    let names = Array(values.keys)
    let texts = names.map { name -> String in
      if case .text(let text) = values[name] { text } else { "" }
    }
    return try icuText { buffer, capacity, status in
      withICUTexts(names + texts) { borrowed in
        let arguments = names.indices.map { index -> cicu_argument in
          var argument = cicu_argument()
          argument.name = borrowed[index]
          argument.text = borrowed[names.count + index]
          if case .number(let number) = values[names[index]] {
            argument.number = Int64(number)
            argument.is_number = true
          }
          return argument
        }
        return cicu_message_format(
          handle, arguments, Int32(arguments.count), buffer, capacity, &status)
      }
    }
  }
}
