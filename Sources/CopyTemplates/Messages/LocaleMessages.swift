import PricingEngine

/// The messages of one locale, checked against the contract.
public struct LocaleMessages: Sendable {
  /// The locale that the messages are written in.
  public let locale: LocaleTag
  private let messages: [String: ICUMessage]

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
    do throws(MessageFormatError) {
      return try message.format(arguments)
    } catch {
      throw .format(key: key, locale: locale, error: error)
    }
  }
}

/// Why a message has no text.
public enum MessageError: Error, Sendable {
  /// The locale does not have the message.
  case missing(key: String, locale: LocaleTag)
  /// ICU could not format a number that belongs into it.
  case number(locale: LocaleTag, error: ICUError)
  /// Its arguments do not fit, or ICU could not format it.
  case format(key: String, locale: LocaleTag, error: MessageFormatError)
  /// A text of the app's own is no ICU message.
  case appTextSyntax(MessageSyntaxError)
  /// The arguments of a text of the app's own do not fit.
  case appTextFormat(MessageFormatError)
}
