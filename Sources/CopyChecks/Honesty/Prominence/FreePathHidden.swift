import CopyTemplates

extension HonestyRule {
  static let freePathHidden = HonestyRule(
    "free-path-hidden", .prominence, .disclosure, .warning,
    requirement: "Where the app works without paying, the screen says so or has a way on.",
    reason: "Nobody must believe that there is no other way.",
    source: "Google Play, Subscriptions policy",
    wrong: "[Subscribe] (20 brews are free, and nothing says so)",
    right: "[Subscribe] [Continue with 20 free brews]"
  ) { screen in
    guard screen.facts.freeTier != nil, !screen.has(.decline, orSays: .decline, .freeUnqualified)
    else { return [] }
    return [
      Violation(
        missingIn: nil, "the app has a free part, and the screen does not say so",
        fix: "say what stays free, or show a way on")
    ]
  }
}
