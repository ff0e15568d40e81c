import PricingEngine

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
