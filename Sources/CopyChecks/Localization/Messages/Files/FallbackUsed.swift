import PricingEngine

extension MessageCheck {
  static let fallbackUsed = MessageCheck(
    "fallback-used", .files, .note,
    requirement:
      "A locale that the catalog's products have names in has messages of its own region.",
    reason: "Its readers get the words of another country.",
    fix: "Add a file for the locale, or accept it.",
    .set { check, set in
      let available = set.locales.map(\.locale)
      return set.set.catalogLocales.compactMap { locale -> CheckFinding? in
        guard
          case .fallback(let served, .relative) = LocaleMatcher.match(locale, available: available)
        else { return nil }
        return check.finding(
          at: set.set.catalogFile.map { SourceLocation(file: $0) }, locale: locale,
          "copy for '\(locale.tag)' is that of '\(served.tag)'")
      }
    })
}
