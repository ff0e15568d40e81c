internal import CICU

/// The tag that was likely meant by a language that CLDR does not know.
///
/// Three slips are recognized: the code of a country in place of its language (`jp` for `ja`), the
/// English name of a language (`german`), and a misspelt code of three letters or more. A
/// two-letter code has too many neighbors.
func suggestedTag(forUnknown language: String) throws(ICUError) -> String? {
  if language.utf8.count == 2 { return try likelyLanguage(ofRegion: language) }
  let codes = try knownLanguages()
  return try code(ofLanguageNamed: language, in: codes)
    ?? nearestText(to: language, in: codes.filter { $0.utf8.count > 2 })
}

/// The tag that was likely meant by a text that is no tag: the part before an encoding or modifier,
/// as in the locales of POSIX systems (`de-DE.UTF-8`), or a language by its English name
/// (`portuguese`).
func suggestedTag(forMalformed text: String) throws(ICUError) -> String? {
  let start = text.prefix { $0 != "." && $0 != "@" }
  guard start.count == text.count else {
    do { return try LocaleTag(String(start)).tag } catch { return nil }
  }
  return try code(ofLanguageNamed: text, in: knownLanguages())
}

private func code(ofLanguageNamed name: String, in codes: [String]) throws(ICUError) -> String? {
  let names = try codes.map { (code) throws(ICUError) in try englishName(ofLanguage: code) }
  let nearest = nearestText(to: name, in: names)
  return names.firstIndex { $0 == nearest }.map { codes[$0] }
}

private func likelyLanguage(ofRegion code: String) throws(ICUError) -> String? {
  let region = code.uppercased()
  // For a region that it does not know ICU would answer English.
  guard try isKnown(region, to: cicu_region_is_known) else { return nil }
  let language = Subtags(try maximizedTag("und-\(region)")).language
  return language == "und" ? nil : language
}

private func knownLanguages() throws(ICUError) -> [String] {
  let count = try icuCall { cicu_language_count(&$0) }
  return try (0..<count).map { (index) throws(ICUError) in
    try icuText { cicu_language_code(index, $0, $1, &$2) }
  }
}
