import PricingEngine
import Synchronization

/// The messages of one locale, checked against the contract.
public struct LocaleMessages: Sendable {
  /// The locale that the messages are written in.
  public let locale: LocaleTag
  private let messages: [String: ICUMessage]
  private let written = WrittenMessages()

  /// Creates the messages of a locale.
  public init(locale: LocaleTag, messages: [String: ICUMessage]) {
    self.locale = locale
    self.messages = messages
  }

  /// Formats a message with its arguments.
  ///
  /// - Throws: `MessageError.missing` when the locale has no such message, `MessageError.format` when ICU refuses.
  public func text(
    _ key: String, _ arguments: [String: MessageValue] = [:]
  ) throws(MessageError) -> String {
    guard let message = messages[key] else { throw .missing(key: key, locale: locale) }
    // A text with finished parts, such as prices, is rarely asked for again.
    let isRepeated = arguments.values.allSatisfy { if case .number = $0 { true } else { false } }
    if isRepeated, let known = written.text(key, arguments) { return known }
    do throws(MessageFormatError) {
      let text = try message.format(arguments)
      if isRepeated { written.keep(text, key, arguments) }
      return text
    } catch {
      throw .format(key: key, locale: locale, error: error)
    }
  }
}

/// The texts of messages that show no more than numbers, such as periods, as far as they were asked for.
///
/// It only remembers: a text depends on the key and the numbers alone.
private final class WrittenMessages: Sendable {
  private struct Use: Hashable {
    let key: String
    let arguments: [String: MessageValue]
  }

  private static let most = 1_024
  private let texts = Mutex<[Use: String]>([:])

  func text(_ key: String, _ arguments: [String: MessageValue]) -> String? {
    texts.withLock { $0[Use(key: key, arguments: arguments)] }
  }

  func keep(_ text: String, _ key: String, _ arguments: [String: MessageValue]) {
    texts.withLock { texts in
      if texts.count == Self.most { texts.removeAll() }
      texts[Use(key: key, arguments: arguments)] = text
    }
  }
}
