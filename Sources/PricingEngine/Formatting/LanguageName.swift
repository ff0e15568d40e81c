internal import CICU

extension LocaleTag {
  /// The English name of the language, without script and region: `Chinese` for `zh-Hant`.
  public func englishLanguageName() throws(ICUError) -> String {
    try englishName(ofLanguage: language)
  }
}

/// The English name of a language by its code.
func englishName(ofLanguage code: String) throws(ICUError) -> String {
  try icuText { buffer, capacity, status in
    code.withICUText { cicu_language_name($0, $1, buffer, capacity, &status) }
  }
}
