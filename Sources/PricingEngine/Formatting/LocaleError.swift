/// Why a text is not a locale that copy can be written in.
public enum LocaleError: Error, Equatable, Sendable {
  /// The text is not a well-formed BCP 47 tag: `""`, `"de_DE.UTF-8"`, `"portuguese"`.
  ///
  /// `suggestion` is the tag that was likely meant: `"de-DE"` for `"de_DE.UTF-8"`.
  case malformed(text: String, suggestion: String?)
  /// CLDR has no data for the language: `"xx-ZZ"`, `"tlh"`, `"jp"`.
  ///
  /// `suggestion` is the tag that was likely meant: `"ja"` for `"jp"`, `"de"` for `"german"`.
  case unknown(text: String, suggestion: String?)
  /// Unicode has no such script, or CLDR no such region: `"sr-Lain"`, `"en-XX"`.
  case unknownSubtag(text: String, subtag: String)
  /// CLDR has no digits of this name: `"ar-u-nu-roman"`.
  case unknownDigits(text: String, digits: String)
  /// The tag has a part that copy cannot follow: a variant, or an extension other than `u-nu`.
  ///
  /// `"en-US-POSIX"`, `"de-1996"`, `"en-u-cu-eur"`, `"en-x-store"`. `u-nu-latn` chooses digits and
  /// is fine.
  case unsupportedSubtag(text: String, subtag: String)
  /// ICU failed.
  case icu(ICUError)
}

extension LocaleError: CustomStringConvertible {
  /// The same as `message`.
  public var description: String { message }

  /// What is wrong, lower case, without a full stop.
  public var message: String {
    switch self {
    case .malformed(let text, let suggestion):
      "expected a locale such as 'de' or 'pt-BR', got \(inQuotes(text))" + didYouMean(suggestion)
    case .unknown(let text, let suggestion):
      "expected a locale that CLDR knows, got \(inQuotes(text))" + didYouMean(suggestion)
    case .unknownSubtag(let text, let subtag):
      "expected a script or region that CLDR knows, got '\(subtag)' in \(inQuotes(text))"
    case .unknownDigits(let text, let digits):
      "expected digits that CLDR knows, such as 'latn' or 'arab', after 'u-nu', got '\(digits)' "
        + "in \(inQuotes(text))"
    case .unsupportedSubtag(let text, let subtag):
      "expected language, script and region only, got '\(subtag)' in \(inQuotes(text))"
    case .icu(let error):
      error.description
    }
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
