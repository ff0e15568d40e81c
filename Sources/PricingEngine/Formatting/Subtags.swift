internal import CICU

/// The parts of a canonical BCP 47 tag.
struct Subtags: Hashable, Sendable {
  let language: String
  let script: String?
  let region: String?
  /// What follows them: variants and extensions.
  let rest: [String]

  /// Splits a tag that ICU has written; the cases of its parts are canonical.
  init(_ canonical: String) {
    var parts = canonical.split(separator: "-").map(String.init)[...]
    language = parts.popFirst() ?? ""
    let isScript = parts.first.map { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }
    script = isScript == true ? parts.popFirst() : nil
    let isRegion = parts.first.map { (2...3).contains($0.utf8.count) }
    region = isRegion == true ? parts.popFirst() : nil
    rest = Array(parts)
  }

  /// Language, script and region.
  var base: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  /// Language and region, in this script.
  func base(in script: String) -> String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// The digits that the tag asks for with `u-nu`.
  private var digits: String? { rest.count == 3 && rest[..<2] == ["u", "nu"] ? rest[2] : nil }

  /// What is wrong with a tag that has these parts: one is unknown to CLDR, or copy cannot follow
  /// it.
  func problem(in text: String) throws(ICUError) -> LocaleError? {
    guard rest.isEmpty || digits != nil else {
      return .unsupportedSubtag(text: text, subtag: rest.joined(separator: "-"))
    }
    guard try isKnown(language, to: cicu_language_is_known) else {
      return .unknown(text: text, suggestion: try suggestedTag(forUnknown: language))
    }
    if let script, try !isKnown(script, to: cicu_script_is_known) {
      return .unknownSubtag(text: text, subtag: script)
    }
    if let region, !isStorefront(region), !isPseudo(region),
      try !isKnown(region, to: cicu_region_is_known)
    {
      return .unknownSubtag(text: text, subtag: region)
    }
    if let digits, try !isKnown(digits, to: cicu_digits_are_known) {
      return .unknownDigits(text: text, digits: digits)
    }
    return nil
  }
}

/// Whether ICU knows a subtag.
func isKnown(
  _ subtag: String, to lookup: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> Bool
) throws(ICUError) -> Bool {
  try icuCall { status in subtag.withICUText { lookup($0, $1, &status) } }
}

/// The regions of CLDR for pseudo-locales, which ICU leaves out of its table.
private func isPseudo(_ region: String) -> Bool { region == "XA" || region == "XB" }

/// ICU takes a millisecond to load its table of regions, and most regions in use are storefronts.
private func isStorefront(_ region: String) -> Bool {
  storefrontRows.contains { $0.alpha2 == region }
}
