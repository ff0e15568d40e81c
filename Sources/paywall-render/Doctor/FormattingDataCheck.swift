import PricingEngine

/// Whether ICU and its data are good enough to write copy.
enum FormattingDataCheck {
  /// The oldest ICU whose data the messages are written for.
  static let oldestICU = 70

  /// What is wrong with an ICU of a version that knows the names of some languages.
  ///
  /// - Parameters:
  ///   - version: The version: `72.1`.
  ///   - unknown: The locales of which it has no data.
  /// - Returns: An error for each.
  static func findings(version: String, unknown: [String]) -> [Finding] {
    var findings: [Finding] = []
    let major = Int(version.prefix { $0 != "." }) ?? 0
    if major < oldestICU {
      findings.append(
        Finding(
          .error, rule: "icu-too-old",
          "expected ICU \(oldestICU) or later, got ICU \(version)",
          fix: "install a newer libicu, and a program that is built for it"))
    }
    if !unknown.isEmpty {
      findings.append(
        Finding(
          .error, rule: "icu-data-missing",
          "ICU has no data for \(unknown.joined(separator: ", "))",
          fix: "install the whole data of ICU, which libicu of Debian and Ubuntu has"))
    }
    return findings
  }

  /// The App Store's locales that ICU knows nothing about: without data, a language has no name in itself.
  static func unknownLocales() -> [String] {
    var unknown: [String] = []
    for language in AppStoreLocale.all {
      do {
        let locale = try LocaleTag(language.tag)
        let name = try DisplayNames(locale).name(of: locale)
        if name == language.tag { unknown.append(language.tag) }
      } catch {
        unknown.append(language.tag)
      }
    }
    return unknown
  }
}
