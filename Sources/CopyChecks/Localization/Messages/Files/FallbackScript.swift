import PricingEngine

extension MessageCheck {
  static let fallbackScript = MessageCheck(
    "fallback-script", .files, .error,
    requirement: "A locale that the catalog's products have names in has messages in its script.",
    reason: "Many readers of one script cannot read the other, so they get no copy at all.",
    fix: "Add a file for the locale.",
    .set { check, set in
      let available = set.locales.map(\.locale)
      return set.set.catalogLocales.compactMap { locale -> CheckFinding? in
        guard
          case .defaulted(.onlyOtherScript(let other)) = LocaleMatcher.match(
            locale, available: available)
        else { return nil }
        return check.finding(
          at: set.set.catalogFile.map { SourceLocation(file: $0) }, locale: locale,
          "there is no copy for '\(locale.tag)': '\(other.tag)' is in another script")
      }
    })
}
